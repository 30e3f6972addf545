import type { Checked, Condition, Named } from '../effects.ts'
import type { Marked } from '../modules.ts'
import type { Source } from '../source.ts'
import type { Trigger } from '../triggers.ts'

interface RowOf<L extends string> extends Marked {
  readonly trigger: Trigger
  /** The lists that can be chosen. With `vote` the members choose between them (the first is "yes"), otherwise the player. */
  readonly options: readonly [NoInfer<L>, NoInfer<L>]
  readonly vote?: true
  /** Further conditions of an option, besides its costs. */
  readonly if?: { readonly [option in NoInfer<L>]?: readonly Condition[] }
  /** LN-SETUP-14 */
  readonly adult?: true
  readonly source: Source
}
export interface CrossroadsRow extends RowOf<string> {
  readonly lists: Checked
}

/** One crossroads card: every list that it names, as an option or in a verb, is one of its own. */
export const road = <const L extends string>(row: RowOf<L> & { readonly lists: Named<L> }): CrossroadsRow =>
  row as unknown as CrossroadsRow
