// LN-SCEN-R1, LN-SCEN-R2: the passages of Chimp and the Code.

import { int, next, SEAT } from '@lastlight/kernel'
import { SURVIVOR_OR_NONE } from '../../ids.ts'
import { call, callInto, people, proc, tell } from '../../language.ts'
import { somewhere } from '../../queries/entrances.ts'
import { freeSpaces, idsOf, survivorsAt } from '../../queries/people.ts'
import { groupOf, placeOf } from '../../queries/position.ts'
import { executorOf, experimentsFor } from '../../queries/scenario.ts'
import { aftermath, hurt } from '../death.ts'
import { leavingAgain } from '../exile.ts'
import { join } from '../joining.ts'
import { relocate } from '../moving.ts'
import { pickEntrance, pickSurvivor } from '../picks.ts'
import { releasing } from '../raxxon.ts'
import { comingHome } from './comingHome.ts'
import { read } from './read.ts'

/** LN-SCEN-R1-05 */
const DRAWN_OFF = 3

/** After R1: the gate is open. */
export const gate = proc('gate', {}, { own: { seat: SEAT, survivor: SURVIVOR_OR_NONE, drawn: int, entrance: int } })
gate.steps({
  // LN-SCEN-R1-01, LN-SCEN-R1-04, LN-SCEN-R1-08: the rules that the passage switches on count passages.
  read(s, l) {
    l.seat = executorOf(s)
    s.passages = 1
    read(s, 'gate', l.seat)
    return next
  },
  // LN-SCEN-R1-02
  barricades(s) {
    for (const [entrance, there] of placeOf(s, 'raxxon').entrances.entries())
      for (; there.barricades > 0; there.barricades--)
        tell.all?.({ e: 'barricadeLost', at: 'raxxon', entrance, why: 'story' })
    return next
  },
  // LN-SCEN-R1-03, LN-SCEN-04
  scout(s, l) {
    const among = idsOf(groupOf(s, l.seat))
    return among.length === 0 ? 'lure' : callInto(l, 'survivor', pickSurvivor, { seat: l.seat, among })
  },
  enter(s, l) {
    relocate(s, l.survivor, 'raxxon')
    return next
  },
  // LN-SCEN-R1-05
  lure(s, l) {
    if (l.drawn === DRAWN_OFF || !somewhere(s, 'colony', 'zombies') || !somewhere(s, 'raxxon', 'gap')) return 'room'
    l.drawn++
    return callInto(l, 'entrance', pickEntrance, { seat: l.seat, at: 'colony', has: 'zombies' })
  },
  come(s, l) {
    placeOf(s, 'colony').entrances[l.entrance]!.zombies--
    placeOf(s, 'raxxon').entrances[0]!.zombies++
    tell.all?.({ e: 'lured', from: 'colony', source: l.entrance, at: 'raxxon', entrance: 0, why: 'story' })
    return 'lure'
  },
  // LN-SCEN-R1-07
  room(s, l) {
    const among = idsOf(survivorsAt(s, 'raxxon'))
    if (freeSpaces(s, 'raxxon') > 0 || among.length === 0) return 'blue'
    return callInto(l, 'survivor', pickSurvivor, { seat: s.first, among })
  },
  back(s, l) {
    relocate(s, l.survivor, 'colony')
    return next
  },
  // LN-SCEN-R1-06: a full Raxxon beside a full colony leaves her outside the game.
  blue(s, l) {
    if (freeSpaces(s, 'raxxon') > 0 && people.at(s, 'aside').includes('blue')) {
      join(s, l.seat, 'blue', 'aside', 'raxxon')
      hurt(s, 'blue', 'wound')
    }
    return next
  },
  after: () => call(aftermath, {}),
})

/** After R2: the chimp's friend is dug out, and dies. */
export const friend = proc('friend', {}, { own: { left: int } })
friend.steps({
  // LN-SCEN-R2-01, LN-SCEN-R2-04
  read(s, l) {
    s.passages = 2
    read(s, 'friend', s.first)
    s.code = []
    l.left = experimentsFor(s)
    return next
  },
  // LN-SCEN-R2-02, LN-SCEN-04
  carry(s) {
    return call(comingHome, { survivors: idsOf(survivorsAt(s, 'raxxon')) })
  },
  exiles: () => call(leavingAgain, { barred: 'raxxon' }),
  // LN-SCEN-R2-03
  experiments(_, l) {
    if (l.left === 0) return next
    l.left--
    call(releasing, {})
    return 'experiments'
  },
  after: () => call(aftermath, {}),
})
