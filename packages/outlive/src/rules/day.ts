// OUT-DAY: heroes move, one at a time, until none can.

import { end, flag, int, list, next, SEAT } from '@lastlight/kernel'
import { call, callInto, leftOf, playerOf, proc, seatsOf, tell } from '../language.ts'
import { morning } from './morning.ts'
import { hasAnyMove } from './movement.ts'
import { turn } from './turn.ts'

export const day = proc('day', {}, { own: { seat: SEAT, out: list(int), gaveUp: flag } })
day.steps({
  morning: () => call(morning, {}),
  first(s, l) {
    l.seat = s.first
    return next
  },
  // OUT-DAY-03, OUT-MOVE-08, OUT-MOVE-09
  who(s, l) {
    if (l.out.length === s.players.length) return 'lieDown'
    if (!l.out.includes(l.seat) && !hasAnyMove(s, l.seat)) {
      l.out.push(l.seat)
      if (playerOf(s, l.seat).heroes.some(hero => !hero.active)) tell.all?.({ e: 'skipped', seat: l.seat, by: 'stuck' })
    }
    return l.out.includes(l.seat) ? 'pass' : next
  },
  turn: (_, l) => callInto(l, 'gaveUp', turn, { seat: l.seat }),
  after(_, l) {
    if (l.gaveUp) l.out.push(l.seat)
    return next
  },
  pass(s, l) {
    l.seat = leftOf(s, l.seat)
    return 'who'
  },
  // OUT-DAY-05
  lieDown(s) {
    for (const seat of seatsOf(s))
      for (const hero of playerOf(s, seat).heroes) {
        hero.active = false
        hero.slot = 0
      }
    return end
  },
})
