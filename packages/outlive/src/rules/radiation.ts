// OUT-NIGHT-RAD: step 3 of the night.

import { next, SEAT } from '@lastlight/kernel'
import { RADIATION } from '../content/tables.ts'
import { playerOf, proc } from '../language.ts'
import { shieldOf } from '../queries/tonight.ts'
import { contaminate } from './contamination.ts'

export const radiation = proc('radiation', { seat: SEAT })
radiation.steps({
  rise(s, l) {
    contaminate(s, l.seat, Math.max(0, RADIATION[s.round - 1]! - shieldOf(playerOf(s, l.seat))), 'radiation')
    return next
  },
})
