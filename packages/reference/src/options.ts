// All that each question can offer. A rule that offers anything else does not compile (see `language.ts`).

import type { RECONSIDER, Seat } from '@lastlight/kernel'
import type { PlaceId } from './content/places.ts'

export interface Offers {
  /** EMB-DUSK-01 */
  job:
    | { readonly do: 'draw' }
    | { readonly do: 'chop' }
    | { readonly do: 'bury'; readonly card: string }
    | { readonly do: 'stop' }
  /** EMB-WATCH-02 */
  action:
    | { readonly do: 'move'; readonly keeper: string; readonly to: PlaceId }
    | { readonly do: 'fight'; readonly keeper: string }
    | { readonly do: 'fence'; readonly keeper: string }
    | { readonly do: 'play'; readonly card: string }
    | { readonly do: 'end' }
  /** EMB-ITEM-02, EMB-ITEM-03 */
  place: { readonly do: 'place'; readonly at: PlaceId }
  /** EMB-ITEM-04, EMB-ITEM-05 */
  barter: { readonly do: 'name'; readonly seat: Seat }
  give: { readonly do: 'give'; readonly card: string } | { readonly do: 'pay' }
  use: { readonly do: 'use' | 'keep' }
  /** EMB-ITEM-08 */
  rob: { readonly do: 'rob'; readonly seat: Seat }
  /** EMB-OMEN-03 */
  half: { readonly do: 'half'; readonly half: 'left' | 'right' }
  /** EMB-PANIC-01 */
  panic: { readonly do: 'run' | 'hold' }
  /** EMB-VOTE-01 */
  vote: { readonly do: 'vote'; readonly seat: Seat }
  /** EMB-LAMP-01: a free act, and the question that follows. */
  lamp: { readonly do: 'lamp' }
  look: { readonly do: 'look'; readonly at: 'deck' | 'omens' }
  reconsider: typeof RECONSIDER
}

export type Option = Offers[keyof Offers]
