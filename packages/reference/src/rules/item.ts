import { end, next, one, SEAT, type Seat, text } from '@lastlight/kernel'
import { ITEMS, isGear, kindOf } from '../content/items.ts'
import { call, items, proc, tell } from '../language.ts'
import type { State } from '../state.ts'
import { gear, got, hand } from '../zones.ts'
import { isPossible } from './possible.ts'
import { resolve } from './resolve.ts'

// EMB-ITEM-10
export const canPlay = (s: State, seat: Seat, card: string): boolean => isPossible(s, seat, ITEMS[kindOf(card)].effects)

// EMB-WATCH-06
export const useItem = proc('useItem', { seat: SEAT, card: text, from: one('hand', 'got') })
useItem.steps({
  show(s, l) {
    items.move(s, l.card, l.from === 'hand' ? hand(l.seat) : got(l.seat), 'playing')
    tell.all?.({ e: 'played', seat: l.seat, card: l.card })
    // EMB-ITEM-09
    if (!isGear(l.card)) return next
    items.move(s, l.card, 'playing', gear(l.seat))
    return end
  },
  effects: (_, l) => call(resolve, { seat: l.seat, card: l.card, part: 'use', at: 'fire' }),
  discard(s, l) {
    items.move(s, l.card, 'playing', 'discard')
    return next
  },
})
