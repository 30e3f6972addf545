// LN-ZADD, LN-TRAP: zombies come one at a time, each fully resolved before the next.

import { end, int, limit, next, one } from '@lastlight/kernel'
import { PLACES } from '../content/places.ts'
import { call, proc, tell } from '../language.ts'
import { DEFENCES, isDefendedBy, mutantsOn, takeSpace, useUp } from '../queries/entrances.ts'
import { lowestAt } from '../queries/people.ts'
import { banditsAt, placeOf } from '../queries/position.ts'
import { removeBandits } from './bandits.ts'
import { aftermath, kill } from './death.ts'
import { takingHelpless } from './helpless.ts'
import { whyCalled } from './why.ts'

const USED_UP = DEFENCES.map(what => ({ do: 'useUp', what }) as const)
const NOT_THERE = limit('LN-TRAP-03', 'useUp.notThere')

/** `count` zombies to a place; in the colony every batch begins at entrance 1. */
export const addZombies = proc('addZombies', { at: one(...PLACES), left: int }, { own: { entrance: int, begun: int } })
addZombies.steps({
  // LN-ZADD-01, LN-ZADD-02, LN-ZADD-03
  one(s, l) {
    if (l.left === 0) return end
    l.left--
    const { entrances } = placeOf(s, l.at)
    l.entrance = l.begun % entrances.length
    l.begun++
    // LN-ZADD-04
    if (takeSpace(l.at, entrances[l.entrance]!, mutantsOn(s, l.at, l.entrance))) {
      tell.all?.({ e: 'zombie', at: l.at, entrance: l.entrance, why: whyCalled(s) })
      return 'one'
    }
    return next
  },
  // LN-ZADD-05, LN-ZADD-06, LN-TRAP-03
  defence: addZombies.ask({
    who: s => s.first,
    from: USED_UP,
    limit: (s, l, o) => (isDefendedBy(placeOf(s, l.at).entrances[l.entrance]!, o.what) ? undefined : NOT_THERE),
    alone: 'take',
    take(s, l, o) {
      const entrance = placeOf(s, l.at).entrances[l.entrance]!
      const where = { at: l.at, entrance: l.entrance }
      if (o.what === 'barricade') tell.all?.({ e: 'barricadeLost', ...where, why: whyCalled(s) })
      else tell.all?.({ e: 'trapSprung', ...where, zombies: entrance.zombies, why: whyCalled(s) })
      useUp(entrance, o.what)
      return 'one'
    },
  }),
  // LN-ZADD-07
  overrun(s, l) {
    tell.all?.({ e: 'overrun', at: l.at, entrance: l.entrance, why: whyCalled(s) })
    const victim = lowestAt(s, l.at)
    if (victim) {
      kill(s, victim.id)
      // LN-ZADD-11
      call(aftermath, {})
    } else if (l.at === 'colony') {
      // LN-ZADD-08
      call(takingHelpless, { left: 1, killed: true })
    } else if (banditsAt(s, l.at) > 0) {
      // LN-ZADD-10, LN-BAND-ZOM-02
      removeBandits(s, l.at, banditsAt(s, l.at))
      call(aftermath, {})
    }
    return 'one'
  },
})
