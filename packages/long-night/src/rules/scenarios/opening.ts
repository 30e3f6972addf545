// LN-SCEN-R0, LN-SCEN-B0: the start of a scenario.

import { end, flag, int, list, next } from '@lastlight/kernel'
import { homeOf, kindOf } from '../../content/items.ts'
import { numberOf, placeRow } from '../../content/places.ts'
import { callInto, items, proc } from '../../language.ts'
import { inOrder, isSealed } from '../../queries/position.ts'
import type { State } from '../../state.ts'
import { equip } from '../equipment.ts'
import { join } from '../joining.ts'
import { drawCards } from '../verbs/cards.ts'
import { yesOrNo } from '../votes.ts'
import { read } from './read.ts'

// LN-SCEN-R0-02: those on the survivor spaces only bar the way, so they are not counted.
export function seal(s: State): void {
  if (!isSealed(s, 'raxxon')) return
  for (const entrance of s.places[numberOf('raxxon')]!.entrances)
    entrance.barricades = placeRow('raxxon').entranceSpaces
}

export const opening = proc('opening', {}, { own: { order: list(int), yes: flag } })
opening.steps({
  read(s, l) {
    if (s.scenario === 'none') return end
    l.order = [...inOrder(s)]
    if (s.scenario === 'raid') {
      read(s, 'gifts', s.first)
      return next
    }
    read(s, 'plans', s.first)
    emmaArrives(s)
    return end
  },
  // LN-SCEN-B0-03
  gift(s, l) {
    const seat = l.order[0]
    if (seat === undefined || items.at(s, 'hospital').length === 0) return end
    return callInto(l, 'yes', gift, { seat })
  },
  take(s, l) {
    const seat = l.order.shift()!
    if (l.yes) drawCards(s, seat, 'hospital', 1)
    return 'gift'
  },
})

const gift = yesOrNo('gift', 'gift')

// LN-SCEN-R0-06, LN-SCEN-R0-07
function emmaArrives(s: State): void {
  join(s, s.first, 'emma', 'aside', 'colony')
  // LN-SETUP-04: where the deck was mixed, the plans may be among the cards that were left out.
  for (const zone of ['raxxon', 'left'] as const) {
    const plans = items.at(s, zone).find(card => kindOf(card) === 'raxxonPlans' && homeOf(card) === 'raxxon')
    if (plans === undefined) continue
    equip(s, plans, 'emma', zone)
    break
  }
  items.shuffle(s, 'raxxon')
}
