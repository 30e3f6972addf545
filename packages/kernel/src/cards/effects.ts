// Cards are data: lists of verbs with their arguments. One step runs such a list, verb by verb.

import type { Go } from '../flow/procedure.ts'
import { end } from '../flow/procedure.ts'

/** A game's own verbs. A verb may call procedures that ask; it says `end` to leave the rest of the list out. */
export type Verbs<S, L> = { readonly [verb: string]: (s: S, l: L, ...args: never[]) => Go }

/** What a card may say: `['morale', -1]`. A wrong verb or argument does not compile. */
export type EffectOf<V> = {
  [K in keyof V & string]: V[K] extends (s: never, l: never, ...args: infer A) => Go ? readonly [K, ...A] : never
}[keyof V & string]

/**
 * The steps of a procedure that runs the list named by its own locals. `i` is the position in that card's list,
 * so editing another card never shifts a live game.
 */
export function effectSteps<S, L extends { i: number }, V extends Verbs<S, L>>(
  verbs: V,
  listOf: (l: L) => readonly EffectOf<V>[],
): { readonly run: (s: S, l: L) => 'run' | typeof end } {
  return {
    run(s, l) {
      const effect = listOf(l)[l.i] as readonly [string, ...never[]] | undefined
      if (effect === undefined) return end
      l.i++
      const [verb, ...args] = effect
      return verbs[verb]!(s, l, ...args) === end ? end : 'run'
    },
  }
}
