// OUT-NIGHT-FEED: step 2 of the night.

import { int, next, SEAT } from '@lastlight/kernel'
import { call, playerOf, proc } from '../language.ts'
import { has, total } from '../queries/goods.ts'
import { occupiedRows } from '../queries/shelter.ts'
import { upkeep } from '../queries/tonight.ts'
import { pay, spend } from './goods.ts'
import { loseSurvivors } from './survivors.ts'

export const feed = proc('feed', { seat: SEAT }, { own: { due: int, short: int } })
feed.steps({
  // OUT-NIGHT-FEED-02: rows take water, and only water.
  rows(s, l) {
    const player = playerOf(s, l.seat)
    const rows = occupiedRows(player)
    l.due = upkeep(player)
    const water = Math.min(rows, has(player, 'water'))
    spend(s, l.seat, 'water', water, 'feeding')
    l.short = rows - water
    return next
  },
  // OUT-NIGHT-FEED-04, OUT-NIGHT-FEED-05, OUT-NIGHT-FEED-08
  rooms(s, l) {
    const paid = Math.min(l.due, total(playerOf(s, l.seat), 'food'))
    l.short += l.due - paid
    return call(pay, { seat: l.seat, group: 'food', left: paid, cause: 'feeding' })
  },
  // OUT-NIGHT-FEED-06
  hunger: (_, l) => call(loseSurvivors, { seat: l.seat, left: l.short, cause: 'hunger' }),
})
