// Shelter: who does not tell a secret (at the table, to each other) brings two zombies to the colony. U-25

import { end, next, SEAT } from '@lastlight/kernel'
import { call, proc, tell } from '../../language.ts'
import { addZombies } from '../zombies.ts'
import type { Special } from './index.ts'

const ZOMBIES = 2

const telling = proc('telling', { seat: SEAT })
telling.steps({
  ask: telling.ask({
    from: [true, false].map(yes => ({ do: 'tell', yes })),
    take(_, l, o) {
      tell.all?.({ e: 'secret', seat: l.seat, told: o.yes })
      return o.yes ? end : next
    },
  }),
  zombies: () => call(addZombies, { at: 'colony', left: ZOMBIES }),
})

export const secretTold: Special = { can: () => true, run: (_, { seat }) => call(telling, { seat }) }
