// LN-SCEN-04, LN-MOVE-04: a passage brings survivors into the colony.

import { end, list, next } from '@lastlight/kernel'
import { SURVIVOR_ID, SURVIVOR_OR_NONE } from '../../ids.ts'
import { callInto, proc } from '../../language.ts'
import { freeSpaces } from '../../queries/people.ts'
import { relocate } from '../moving.ts'
import { pickSurvivor } from '../picks.ts'

/** LN-TEXT-02: where there are too few spaces, the first player says who comes; the others stay. */
export const comingHome = proc('comingHome', { survivors: list(SURVIVOR_ID) }, { own: { survivor: SURVIVOR_OR_NONE } })
comingHome.steps({
  all(s, l) {
    const free = freeSpaces(s, 'colony')
    if (free <= 0) return end
    if (l.survivors.length > free) return next
    for (const id of l.survivors) relocate(s, id, 'colony')
    return end
  },
  who: (s, l) => callInto(l, 'survivor', pickSurvivor, { seat: s.first, among: l.survivors }),
  come(s, l) {
    l.survivors.splice(l.survivors.indexOf(l.survivor), 1)
    relocate(s, l.survivor, 'colony')
    return 'all'
  },
})
