// LN-EXPO, LN-BITE

import { end, flag, next, one, SEAT } from '@lastlight/kernel'
import { EXPOSURE, type Exposure } from '../content/exposure.ts'
import { PLACES } from '../content/places.ts'
import { SURVIVOR_ID } from '../ids.ts'
import { call, callInto, proc, roll, tell } from '../language.ts'
import { idsOf, isQuarantined, isWarm, lowestAt } from '../queries/people.ts'
import { groupOf, survivorOf } from '../queries/position.ts'
import type { State } from '../state.ts'
import { aftermath, hurt, kill } from './death.ts'
import { shield, shielder, stepIn } from './specials/kumar.ts'
import { whyCalled, whyOf } from './why.ts'
import { woundAll } from './woundAll.ts'

function rollExposure(s: State, survivor: string, why: typeof whyOf): Exposure {
  const result = EXPOSURE.faces[roll(s, EXPOSURE.faces.length) - 1]!
  tell.all?.({ e: 'exposed', survivor, result, why: why(s) })
  return result
}

/** LN-EXPO-01 */
export const exposure = proc('exposure', { survivor: SURVIVOR_ID }, { own: { shielded: flag } })
exposure.steps({
  // LN-EXPO-02
  roll(s, l) {
    const survivor = survivorOf(s, l.survivor)
    // LN-OBJ-01: a dead survivor does not roll.
    if (!survivor) return 'after'
    const { at } = survivor
    switch (rollExposure(s, l.survivor, whyCalled)) {
      case 'blank':
        return 'after'
      case 'wound':
        return next
      case 'frostbite':
        hurt(s, l.survivor, 'frostbite')
        return 'after'
      case 'bite':
        kill(s, l.survivor, 'bite')
        if (!isQuarantined(s, at)) call(spread, { at })
        return 'after'
    }
  },
  // LN-CLAR-03: the one ability that works in everybody's turn.
  shield: (s, l) =>
    shielder(s, l.survivor) ? callInto(l, 'shielded', shield, { seat: shielder(s, l.survivor)!.seat }) : next,
  wound(s, l) {
    hurt(s, l.shielded ? stepIn(s, l.survivor) : l.survivor, 'wound')
    return next
  },
  // LN-LAST-03, LN-LAST-04: a move may have made room for a survivor who waits.
  after: () => call(aftermath, {}),
})

const SPREAD = [{ do: 'accept' }, { do: 'risk' }] as const

/** LN-BITE-01 */
const spread = proc('spread', { at: one(...PLACES) })
spread.steps({
  victim: (s, l) => (lowestAt(s, l.at) ? next : end),
  // LN-BITE-02
  choose: spread.ask({
    who: (s, l) => lowestAt(s, l.at)!.seat,
    from: SPREAD,
    take(s, l, o) {
      const { id } = lowestAt(s, l.at)!
      if (o.do === 'accept') {
        kill(s, id)
        return end
      }
      // LN-BITE-03
      if (rollExposure(s, id, whyOf) === 'blank') return end
      kill(s, id)
      return 'victim'
    },
  }),
})

/** LN-FROST-01: the wound of the cold, at the start of a turn. */
export const freezing = proc('freezing', { seat: SEAT })
freezing.steps({
  wound(s, l) {
    const frozen = groupOf(s, l.seat).filter(each => each.frostbite > 0 && !isWarm(s, each.at))
    return call(woundAll, { survivors: idsOf(frozen) })
  },
})
