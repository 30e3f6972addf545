// What items and omens can do. A card is a list of these.

import { type EffectOf, effectSteps, int, next, SEAT, type Seat, text } from '@lastlight/kernel'
import { ITEMS, kindOf } from '../content/items.ts'
import { OMENS } from '../content/omens.ts'
import type { PlaceId } from '../content/places.ts'
import { call, items, proc, seatsOf, tell } from '../language.ts'
import { PLACE, type State } from '../state.ts'
import { hand } from '../zones.ts'
import { barter, canBarterWith } from './barter.ts'
import { changeEmbers } from './death.ts'
import { canDraw, drawItem } from './deck.ts'
import { anyFree, anyWolf } from './keepers.ts'
import { stake, torch } from './places.ts'
import { steal } from './thief.ts'
import { wolvesCome } from './wolves.ts'

/** Runs one list of one card: an item's own, or a half of an omen. */
export const resolve = proc('resolve', { seat: SEAT, card: text, part: text, at: PLACE }, { own: { i: int } })
type Resolving = { seat: Seat; card: string; part: string; at: PlaceId; i: number }

const verbs = {
  // EMB-ITEM-01
  wood(s: State, l: Resolving, n: number) {
    s.wood[l.seat]! += n
    tell.all?.({ e: 'wood', seat: l.seat, by: n })
    return next
  },
  ember(s: State, _: Resolving, n: number) {
    changeEmbers(s, n)
    return next
  },
  wolves: (_: State, l: Resolving, n: number) => call(wolvesCome, { at: l.at, left: n }),
  draw(s: State, l: Resolving, n: number) {
    for (let i = 0; i < n; i++) drawItem(s, l.seat)
    return next
  },
  // EMB-ITEM-02
  stake: (_: State, l: Resolving) => call(stake, { seat: l.seat }),
  // EMB-ITEM-03
  torch: (_: State, l: Resolving) => call(torch, { seat: l.seat }),
  // EMB-ITEM-04
  barter: (_: State, l: Resolving) => call(barter, { seat: l.seat }),
  // EMB-ITEM-06
  look(s: State, l: Resolving, n: number) {
    const cards = items.look(s, [l.seat], 'deck', n)
    tell.only?.([l.seat], { e: 'saw', seat: l.seat, zone: 'deck', cards }, { e: 'saw', seat: l.seat, zone: 'deck' })
    return next
  },
  // EMB-ITEM-07
  shuffle(s: State) {
    items.shuffle(s, 'deck')
    tell.all?.({ e: 'gust' })
    return next
  },
  // EMB-ITEM-08
  steal: (_: State, l: Resolving) => call(steal, { seat: l.seat }),
}
export type Effect = EffectOf<typeof verbs>

const listOf = (l: Resolving): readonly Effect[] =>
  l.part === 'use' ? ITEMS[kindOf(l.card)].effects : OMENS[l.card]![l.part as 'left' | 'right']

resolve.steps(effectSteps<State, Resolving, typeof verbs>(verbs, listOf))

/** Whether a list can be carried out: EMB-ITEM-10, EMB-OMEN-03. */
export function possible(s: State, seat: Seat, list: readonly Effect[]): boolean {
  for (const effect of list) if (!canDo(s, seat, effect)) return false
  return true
}

function canDo(s: State, seat: Seat, [verb, n]: Effect): boolean {
  switch (verb) {
    case 'wood':
      return s.wood[seat]! + n >= 0
    case 'draw':
      return canDraw(s)
    case 'stake':
      return anyFree(s)
    case 'torch':
      return anyWolf(s)
    case 'barter':
      return seatsOf(s).some(other => canBarterWith(s, seat, other))
    case 'look':
    case 'shuffle':
      return items.at(s, 'deck').length > (verb === 'look' ? 0 : 1)
    case 'steal':
      return seatsOf(s).some(other => other !== seat && items.at(s, hand(other)).length > 0)
    case 'ember':
    case 'wolves':
      return true
  }
}
