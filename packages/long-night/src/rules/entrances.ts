// Happenings at entrances, one piece at a time: kills, barricades, traps, lured zombies.

import { end, flag, int, limit, next, one, SEAT, type Seat } from '@lastlight/kernel'
import { noiseRoom } from '../content/editions.ts'
import { hasDeck, PLACES, type Place } from '../content/places.ts'
import type { Why } from '../events.ts'
import { SURVIVOR_OR_NONE } from '../ids.ts'
import { call, callInto, proc, tell } from '../language.ts'
import { lureFrom, somewhere } from '../queries/entrances.ts'
import { placeOf } from '../queries/position.ts'
import type { State } from '../state.ts'
import { pickEntrance, pickPlace } from './picks.ts'
import { whyOf } from './why.ts'

const PLACE = one(...PLACES)

/** LN-ZKILL-01, LN-ZKILL-03 */
export function slayOne(s: State, at: Place, entrance: number, by: string): void {
  placeOf(s, at).entrances[entrance]!.zombies--
  tell.all?.({ e: 'zombieDied', at, entrance, by, why: whyOf(s) })
}

/** LN-ZKILL-02: in the colony the killer picks the entrance of each. */
export const slaying = proc(
  'slaying',
  { seat: SEAT, at: PLACE, left: int, by: SURVIVOR_OR_NONE },
  { own: { entrance: int } },
)
slaying.steps({
  which(s, l) {
    if (l.left === 0 || !somewhere(s, l.at, 'zombies')) return end
    l.left--
    return callInto(l, 'entrance', pickEntrance, { seat: l.seat, at: l.at, has: 'zombies' })
  },
  die(s, l) {
    slayOne(s, l.at, l.entrance, l.by)
    return 'which'
  },
})

/** LN-BARR-01, LN-TRAP-01 */
export function fortifyOne(s: State, at: Place, entrance: number, what: 'barricade' | 'trap', by: string): void {
  const there = placeOf(s, at).entrances[entrance]!
  if (what === 'trap') there.traps++
  else there.barricades++
  tell.all?.({ e: what === 'trap' ? 'trapped' : 'barricaded', at, entrance, by, why: whyOf(s) })
}

export const fortifying = proc(
  'fortifying',
  { seat: SEAT, at: PLACE, left: int, what: one('barricade', 'trap'), by: SURVIVOR_OR_NONE },
  { own: { entrance: int } },
)
fortifying.steps({
  which(s, l) {
    if (l.left === 0 || !somewhere(s, l.at, 'gap')) return end
    l.left--
    return callInto(l, 'entrance', pickEntrance, { seat: l.seat, at: l.at, has: 'gap' })
  },
  build(s, l) {
    fortifyOne(s, l.at, l.entrance, l.what, l.by)
    return 'which'
  },
})

export const breaching = proc('breaching', { seat: SEAT, at: PLACE, left: int }, { own: { entrance: int } })
breaching.steps({
  which(s, l) {
    if (l.left === 0 || !somewhere(s, l.at, 'barricades')) return end
    l.left--
    return callInto(l, 'entrance', pickEntrance, { seat: l.seat, at: l.at, has: 'barricades' })
  },
  fall(s, l) {
    placeOf(s, l.at).entrances[l.entrance]!.barricades--
    tell.all?.({ e: 'barricadeLost', at: l.at, entrance: l.entrance, why: whyOf(s) })
    return 'which'
  },
})

const MORE = [{ do: 'lure' }, { do: 'stop' }] as const
const MUST = limit('LN-ATTRACT-02', 'lure.must')

/** LN-ATTRACT-03: only onto empty spaces. `forced`: as many as there are and fit. */
export const luring = proc(
  'luring',
  { seat: SEAT, at: PLACE, left: int, forced: flag },
  { own: { from: PLACE, source: int, target: int, begun: flag } },
)
luring.steps({
  from: (s, l) => callInto(l, 'from', pickPlace, { seat: l.seat, among: [...lureFrom(s, l.at)] }),
  room: (s, l) => (l.left > 0 && somewhere(s, l.at, 'gap') && somewhere(s, l.from, 'zombies') ? next : end),
  more: luring.ask({
    from: MORE,
    limit: (_, l, o) => (o.do === 'stop' && (l.forced || !l.begun) ? MUST : undefined),
    alone: 'take',
    take(_, l, o) {
      if (o.do === 'lure') return next
      tell.all?.({ e: 'enough', seat: l.seat })
      return end
    },
  }),
  source(_, l) {
    l.left--
    l.begun = true
    return callInto(l, 'source', pickEntrance, { seat: l.seat, at: l.from, has: 'zombies' })
  },
  target: (_, l) => callInto(l, 'target', pickEntrance, { seat: l.seat, at: l.at, has: 'gap' }),
  come(s, l) {
    placeOf(s, l.from).entrances[l.source]!.zombies--
    placeOf(s, l.at).entrances[l.target]!.zombies++
    tell.all?.({ e: 'lured', from: l.from, source: l.source, at: l.at, entrance: l.target, why: whyOf(s) })
    return 'room'
  },
})

/** LN-BOARD-08: noise beyond the limit is not placed. */
export function makeNoise(s: State, at: Place, why?: Why): void {
  const place = placeOf(s, at)
  if (!hasDeck(at) || noiseRoom(s.edition, place) <= 0) return
  place.noise++
  place.placed++
  tell.all?.({ e: 'noise', at, why: why ?? whyOf(s) })
}

export const lureTo = (seat: Seat, at: Place, left: number, forced: boolean): typeof next =>
  call(luring, { seat, at, left, forced })
