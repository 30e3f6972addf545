// OUT-ROUND: the whole game.

import { next } from '@lastlight/kernel'
import { ROUNDS } from '../content/tables.ts'
import { call, finish, proc, tell } from '../language.ts'
import { scoreOf } from '../queries/score.ts'
import { dawn } from './dawn.ts'
import { day } from './day.ts'
import { night } from './night.ts'
import { setup } from './setup.ts'

// OUT-ROUND-01
export const outlive = proc('outlive', {})
outlive.steps({
  setup: () => call(setup, {}),
  dawn: () => call(dawn, {}),
  day: () => call(day, {}),
  night: () => call(night, {}),
  // OUT-NIGHT-CLEAN-05
  over(s) {
    if (s.round < ROUNDS) return 'dawn'
    s.phase = 'over'
    tell.all?.({ e: 'over', scores: s.players.map(player => scoreOf(player).total) })
    finish(s)
    return next
  },
})
