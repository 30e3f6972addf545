// LN-PRINT-10: Shelter. A player who tells no secret (at the table, to the others) brings two zombies to the colony.
// U-25

import { int, list, next, SEAT } from '@lastlight/kernel'
import { call, proc, tell } from '../../language.ts'
import { inOrder } from '../../queries/position.ts'
import { addZombies } from '../zombies.ts'
import type { Special } from './special.ts'

const ZOMBIES = 2

const telling = proc('telling', { seats: list(int) }, { own: { seat: SEAT, silent: int } })
telling.steps({
  next(_, l) {
    const seat = l.seats.shift()
    if (seat === undefined) return 'zombies'
    l.seat = seat
    return next
  },
  ask: telling.ask({
    from: [true, false].map(yes => ({ do: 'tell', yes })),
    take(_, l, o) {
      tell.all?.({ e: 'secret', seat: l.seat, told: o.yes })
      if (!o.yes) l.silent++
      return 'next'
    },
  }),
  // One batch for all players, so the zombies go round the entrances once.
  zombies: (_, l) => call(addZombies, { at: 'colony', left: l.silent * ZOMBIES }),
})

export const secretTold: Special = {
  run: (s, { seat }) => call(telling, { seats: [...inOrder(s, seat)] }),
}
