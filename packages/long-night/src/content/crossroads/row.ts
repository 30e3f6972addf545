import type { Condition, Effect } from '../effects.ts'
import type { Marked } from '../modules.ts'
import type { Source } from '../source.ts'
import type { Trigger } from '../triggers.ts'

export interface CrossroadsRow extends Marked {
  readonly trigger: Trigger
  /** The lists that can be chosen. With `vote` the members choose between them (the first is "yes"), otherwise the player. */
  readonly options: readonly [string, string]
  readonly vote?: true
  /** What else must hold for an option, besides its costs. */
  readonly if?: { readonly [option: string]: readonly Condition[] }
  readonly lists: { readonly [list: string]: readonly Effect[] }
  /** LN-SETUP-14 */
  readonly adult?: true
  readonly source: Source
}
