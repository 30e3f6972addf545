// OUT-NIGHT: step 1 in turn order, the others each shelter for itself.

import { next, SEAT } from '@lastlight/kernel'
import { call, proc, seatsOf, tell } from '../language.ts'
import { build } from './build.ts'
import { cleanUp } from './cleanUp.ts'
import { endEvents } from './endEvents.ts'
import { feed } from './feed.ts'
import { radiation } from './radiation.ts'
import { recruit } from './recruit.ts'
import { repair } from './repair.ts'

// OUT-NIGHT-01
const shelterNight = proc('shelterNight', { seat: SEAT })
shelterNight.steps({
  feed: (_, l) => call(feed, { seat: l.seat }),
  radiation: (_, l) => call(radiation, { seat: l.seat }),
  recruit: (_, l) => call(recruit, { seat: l.seat }),
  build: (_, l) => call(build, { seat: l.seat }),
  repair: (_, l) => call(repair, { seat: l.seat }),
  cleanUp: (_, l) => call(cleanUp, { seat: l.seat }),
})

export const night = proc('night', {})
night.steps({
  // OUT-ROUND-02: the token changes hands now.
  token(s) {
    s.first = s.token
    tell.all?.({ e: 'night' })
    return next
  },
  events: () => call(endEvents, {}),
  begin(s) {
    s.phase = 'night'
    return next
  },
  // OUT-NIGHT-02
  shelters: night.apart({
    who: seatsOf,
    lane: shelterNight,
    with: (_, __, seat) => ({ seat }),
    then: () => next,
  }),
})
