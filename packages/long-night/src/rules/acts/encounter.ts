// LN-RAX-SPEC: attacks on special zombies.

import { end, flag, int, limit, next, one, SEAT, type Seat } from '@lastlight/kernel'
import { EXPERIMENT_IDS, type ExperimentId, experimentRow, LINES, lineOf } from '../../content/experiments.ts'
import { locationOf, PLACES, type Place } from '../../content/places.ts'
import { ABLE_ID, SURVIVOR_ID } from '../../ids.ts'
import { call, proc, rollDie, tell } from '../../language.ts'
import type { AttackMutant, Offers } from '../../options.ts'
import { effectContext } from '../../queries/conditions.ts'
import { placeOf, survivorOf } from '../../queries/position.ts'
import { mutantsAt } from '../../queries/raxxon.ts'
import { attackValue, powerOf } from '../../queries/values.ts'
import type { State } from '../../state.ts'
import { aftermath } from '../death.ts'
import { makeNoise, slayOne } from '../entrances.ts'
import { happen } from '../happenings.ts'
import { discardIfGone, placeMutant } from '../raxxon.ts'
import { listInContext, resolve } from '../resolve.ts'
import { spend } from '../verbs/dice.ts'
import { type Act, survivorNamed } from './act.ts'
import { exposeAttacker, freezeAttacker } from './facing.ts'
import { dieLimit, RESTRAINED } from './limits.ts'

const TARGET = { survivor: SURVIVOR_ID, experiment: one(...EXPERIMENT_IDS), at: one(...PLACES), entrance: int }

/** A figure, and the attacker with their player. */
interface Figure {
  readonly seat: Seat
  readonly survivor: string
  readonly experiment: ExperimentId
  readonly at: Place
  readonly entrance: number
}

/** Takes the figure off its space. */
function takeOff(s: State, { experiment, at, entrance }: Figure): void {
  const i = s.mutants.findIndex(each => each.experiment === experiment && each.at === at && each.entrance === entrance)
  s.mutants.splice(i, 1)
}

function removeMutant(s: State, figure: Figure): void {
  const { seat, survivor, experiment, at, entrance } = figure
  takeOff(s, figure)
  s.kills++
  happen(s, seat, 'attack', { survivor, at })
  tell.all?.({ e: 'mutantGone', experiment, at, entrance, by: survivor })
  discardIfGone(s, experiment)
}

/** LN-RAX-SPEC-05: one attack on one special zombie. */
const encounter = proc('encounter', { seat: SEAT, exposed: flag, ...TARGET }, { own: { line: one(...LINES) } })
encounter.steps({
  face(s, l) {
    const attacker = survivorOf(s, l.survivor)
    // LN-OBJ-01: the cold has killed the attacker.
    if (attacker) exposeAttacker(attacker, l.exposed)
    else call(aftermath, {})
    return next
  },
  roll(s, l) {
    if (!survivorOf(s, l.survivor)) return end
    const rolled = rollDie(s)
    l.line = lineOf(l.experiment, rolled)
    tell.all?.({ e: 'encounter', survivor: l.survivor, experiment: l.experiment, rolled })
    if (experimentRow(l.experiment).lines[l.line].first) removeMutant(s, l)
    return call(resolve, listInContext('encounter', l.experiment, l.line, effectContext(l.seat, l.survivor, l.at)))
  },
  fate(s, l) {
    const { experiment, at, entrance } = l
    const { fate, first } = experimentRow(experiment).lines[l.line]
    switch (fate) {
      case 'stays':
        return end
      case 'gone':
        if (!first) removeMutant(s, l)
        return end
      case 'moves':
        takeOff(s, l)
        tell.all?.({ e: 'mutantLeft', experiment, at, entrance })
        placeMutant(s, experiment, locationOf(rollDie(s)))
        return next
    }
  },
  // LN-RAX-PLACE-02: without a space it is off the board.
  card(s, l) {
    discardIfGone(s, l.experiment)
    return end
  },
})

export const attackMutant: Act<AttackMutant> = {
  candidates(s, _, offer, { dice, group }) {
    if (s.mutants.length === 0) return
    for (const by of group) {
      const barred = by.restrained ? RESTRAINED : undefined
      for (const { experiment, entrance } of mutantsAt(s, by.at)) {
        const value = attackValue(s, by)
        for (const die of dice)
          offer.add({ do: 'attackMutant', survivor: by.id, die, experiment, entrance }, barred ?? dieLimit(die, value))
      }
    }
  },
  act(s, seat, { survivor, die, experiment, entrance }) {
    spend(s, seat, die)
    const { at } = survivorNamed(s, survivor)
    freezeAttacker(s, survivor)
    call(encounter, { seat, survivor, experiment, at, entrance, exposed: true })
  },
}

const FIRST = limit('LN-RAX-SPEC-03', 'attack.mutantFirst')
const NOT_YET = limit('LN-CLAR-06', 'foe.notYet')
const NO_ZOMBIE = limit('LN-ATTACK-01', 'attack.noZombie')
const ENOUGH = { do: 'enough' } as const

/** LN-CLAR-06: a weapon for several targets where a special zombie stands. */
export const attackingMutants = proc(
  'attackingMutants',
  { seat: SEAT, survivor: SURVIVOR_ID, by: ABLE_ID, at: one(...PLACES) },
  { own: { left: int, begun: flag } },
)
attackingMutants.steps({
  // LN-CLAR-05
  noise(s, l) {
    const { noise = 0, kills } = powerOf(survivorOf(s, l.survivor)!, l.by).attack!
    for (let i = 0; i < noise; i++) makeNoise(s, l.at)
    l.left = kills
    freezeAttacker(s, l.survivor)
    return survivorOf(s, l.survivor) ? next : call(aftermath, {})
  },
  more: (s, l) => (l.left > 0 && survivorOf(s, l.survivor)?.at === l.at ? next : end),
  foe: attackingMutants.ask({
    from: (s, l): readonly Offers['foe'][] => [
      ...mutantsAt(s, l.at).map(({ experiment, entrance }) => ({ do: 'foe', experiment, at: l.at, entrance }) as const),
      ...placeOf(s, l.at).entrances.map((_, entrance) => ({ do: 'foe', experiment: '', at: l.at, entrance }) as const),
      ENOUGH,
    ],
    limit(s, l, o) {
      if (o.do === 'enough') return l.begun ? undefined : NOT_YET
      if (o.experiment !== '') return undefined
      if (!l.begun) return FIRST
      return placeOf(s, l.at).entrances[o.entrance]!.zombies > 0 ? undefined : NO_ZOMBIE
    },
    alone: 'take',
    take(s, l, o) {
      if (o.do === 'enough') return end
      l.left--
      l.begun = true
      if (o.experiment === '') {
        // No exposure roll for a standard zombie.
        slayOne(s, l.at, o.entrance, l.survivor)
        s.kills++
        happen(s, l.seat, 'attack', { survivor: l.survivor, at: l.at })
      } else {
        const { exposure } = powerOf(survivorOf(s, l.survivor)!, l.by).attack!
        const { seat, survivor, at } = l
        call(encounter, { seat, survivor, experiment: o.experiment, at, entrance: o.entrance, exposed: exposure })
      }
      return 'more'
    },
  }),
})
