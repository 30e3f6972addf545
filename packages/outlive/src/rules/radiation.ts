// OUT-NIGHT-RAD: step 3 of the night.

import { next, SEAT } from '@lastlight/kernel'
import { RADIATION } from '../content/tables.ts'
import { playerOf, proc } from '../language.ts'
import { contaminate } from './contamination.ts'
import { working } from './shelter.ts'

export const radiation = proc('radiation', { seat: SEAT })
radiation.steps({
  // OUT-NIGHT-RAD-02, OUT-ROOMK-12
  rise(s, l) {
    const player = playerOf(s, l.seat)
    const shield = player.airlock + working(player, 'ventilation')
    contaminate(s, l.seat, Math.max(0, RADIATION[s.round - 1]! - shield))
    return next
  },
})
