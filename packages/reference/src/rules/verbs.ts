// The verbs of items and omens. A card is a list of these.

import { end, type Seat } from '@lastlight/kernel'
import type { Effect } from '../content/effects.ts'
import { ITEMS, kindOf } from '../content/items.ts'
import { OMENS } from '../content/omens.ts'
import type { PlaceId } from '../content/places.ts'
import { call, items, tell } from '../language.ts'
import type { State } from '../state.ts'
import { barter } from './barter.ts'
import { changeEmbers } from './death.ts'
import { drawItem } from './deck.ts'
import { stake, torch } from './places.ts'
import { resolve } from './resolve.ts'
import { steal } from './thief.ts'
import { wolvesCome } from './wolves.ts'

const linesOf = (card: string, part: string): readonly Effect[] =>
  part === 'use' ? ITEMS[kindOf(card)].effects : OMENS[card]![part as 'left' | 'right']

resolve.steps({
  run(s, l) {
    const effect = linesOf(l.card, l.part)[l.i++]
    if (effect === undefined) return end
    carryOut(s, l.seat, l.at, effect)
    return 'run'
  },
})

export { resolve }

function carryOut(s: State, seat: Seat, at: PlaceId, [verb, n]: Effect): void {
  switch (verb) {
    // EMB-ITEM-01
    case 'wood':
      s.wood[seat]! += n
      tell.all?.({ e: 'wood', seat, by: n })
      break
    case 'ember':
      changeEmbers(s, n)
      break
    case 'wolves':
      call(wolvesCome, { at, left: n })
      break
    case 'draw':
      for (let i = 0; i < n; i++) drawItem(s, seat)
      break
    // EMB-ITEM-02
    case 'stake':
      call(stake, { seat })
      break
    // EMB-ITEM-03
    case 'torch':
      call(torch, { seat })
      break
    // EMB-ITEM-04
    case 'barter':
      call(barter, { seat })
      break
    // EMB-ITEM-06
    case 'look': {
      const cards = items.look(s, [seat], 'deck', n)
      tell.only?.([seat], { e: 'saw', seat, zone: 'deck', cards }, { e: 'saw', seat, zone: 'deck' })
      break
    }
    // EMB-ITEM-07
    case 'shuffle':
      items.shuffle(s, 'deck')
      tell.all?.({ e: 'gust' })
      break
    // EMB-ITEM-08
    case 'steal':
      call(steal, { seat })
  }
}
