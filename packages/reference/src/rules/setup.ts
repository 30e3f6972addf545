import { next, type Seat } from '@lastlight/kernel'
import { KEEPERS } from '../content/keepers.ts'
import { items, keepers, omens, proc, roles, seatsOf, tell } from '../language.ts'
import type { State } from '../state.ts'
import { role } from '../zones.ts'
import { drawItem } from './deck.ts'
import { piecesOf } from './keepers.ts'

export const setup = proc('setup', {})
setup.steps({
  // EMB-SETUP-01
  roles(s) {
    roles.shuffle(s, 'aside')
    for (const seat of seatsOf(s)) {
      const card = roles.draw(s, 'aside', role(seat))!
      tell.only?.([seat], { e: 'role', seat, card })
    }
    return next
  },
  // EMB-SETUP-02
  keepers(s) {
    keepers.shuffle(s, 'keepers')
    for (const seat of seatsOf(s)) for (let i = 0; i < 2; i++) newKeeper(s, seat)
    return next
  },
  // EMB-SETUP-03
  items(s) {
    items.shuffle(s, 'deck')
    for (const seat of seatsOf(s)) for (let i = 0; i < 2; i++) drawItem(s, seat)
    return next
  },
  // EMB-SETUP-04
  omens(s) {
    omens.shuffle(s, 'omens')
    return next
  },
  // EMB-SETUP-05
  lantern(s) {
    const best = (seat: Seat): number => Math.max(...piecesOf(s, seat).map(piece => KEEPERS[piece.keeper]!))
    s.lantern = seatsOf(s).reduce((first, seat) => (best(seat) > best(first) ? seat : first))
    return next
  },
})

/** The top of the keepers' deck joins a player at the fire. */
export function newKeeper(s: State, seat: Seat): void {
  const keeper = keepers.draw(s, 'keepers', 'field')
  if (keeper === undefined) return
  s.pieces.push({ keeper, seat, at: 'fire' })
  tell.all?.({ e: 'keeper', seat, card: keeper })
}
