// OUT-NIGHT-RECRUIT: step 4 of the night.

import { end, limit, next, SEAT } from '@lastlight/kernel'
import { FOOD } from '../content/resources.ts'
import { playerOf, proc, tell } from '../language.ts'
import { has, total } from '../queries/goods.ts'
import { airlockIsFree } from '../queries/shelter.ts'
import { spend } from './goods.ts'

const RECRUITS = [...FOOD.map(kind => ({ do: 'recruit', kind }) as const), { do: 'done' } as const]

const AIRLOCK_FULL = limit('OUT-NIGHT-RECRUIT-02', 'recruit.airlockFull')
const NO_FOOD = limit('OUT-NIGHT-RECRUIT-01', 'recruit.noFood')

export const recruit = proc('recruit', { seat: SEAT })
recruit.steps({
  // With nothing to choose, nobody is asked.
  check(s, l) {
    const player = playerOf(s, l.seat)
    return airlockIsFree(player) && total(player, 'food') > 0 ? next : end
  },
  choose: recruit.ask({
    from: RECRUITS,
    sure: true,
    limit(s, l, o) {
      const player = playerOf(s, l.seat)
      if (o.do === 'done') return undefined
      if (!airlockIsFree(player)) return AIRLOCK_FULL
      return has(player, o.kind) > 0 ? undefined : NO_FOOD
    },
    take(s, l, o) {
      if (o.do === 'done') return end
      spend(s, l.seat, o.kind, 1, 'recruiting')
      playerOf(s, l.seat).airlock++
      tell.all?.({ e: 'recruited', seat: l.seat })
      return 'check'
    },
  }),
})
