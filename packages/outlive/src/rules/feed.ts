// OUT-NIGHT-FEED: step 2 of the night.

import { int, SEAT } from '@lastlight/kernel'
import { call, playerOf, proc } from '../language.ts'
import { mealOf } from '../queries/tonight.ts'
import { pay, spend } from './goods.ts'
import { loseSurvivors } from './survivors.ts'

export const feed = proc('feed', { seat: SEAT }, { own: { due: int, short: int } })
feed.steps({
  // OUT-NIGHT-FEED-02: rows take water, and only water. OUT-NIGHT-FEED-04, OUT-NIGHT-FEED-05, OUT-NIGHT-FEED-08
  meal(s, l) {
    const { water, waterShort, food, foodShort } = mealOf(playerOf(s, l.seat))
    l.due = food
    l.short = waterShort + foodShort
    spend(s, l.seat, 'water', water - waterShort, 'feeding')
    return call(pay, { seat: l.seat, group: 'food', left: food - foodShort, cause: 'feeding' })
  },
  // OUT-NIGHT-FEED-06
  hunger: (_, l) => call(loseSurvivors, { seat: l.seat, left: l.short, cause: 'hunger' }),
})
