// OUT-NIGHT-RAD: step 3 of the night.

import { next, SEAT } from '@lastlight/kernel'
import { playerOf, proc } from '../language.ts'
import { exposure, shieldOf } from '../queries/tonight.ts'
import { contaminate } from './contamination.ts'

export const radiation = proc('radiation', { seat: SEAT })
radiation.steps({
  rise(s, l) {
    contaminate(s, l.seat, exposure(s.round, shieldOf(playerOf(s, l.seat))), 'radiation')
    return next
  },
})
