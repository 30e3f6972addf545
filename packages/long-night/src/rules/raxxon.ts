// LN-RAX: experiments are contained or set free.

import { end, flag, int, next, one, type Seat } from '@lastlight/kernel'
import { EXPERIMENT_IDS, type ExperimentId, experimentRow, FEWER_ZOMBIES } from '../content/experiments.ts'
import { locationOf, PLACES, type Place } from '../content/places.ts'
import type { SideEffectId } from '../content/sideEffects.ts'
import { call, callInto, experiments, proc, rollDie, tell } from '../language.ts'
import { entranceForMutant, mutantsOn } from '../queries/entrances.ts'
import { placesInPlay } from '../queries/people.ts'
import { editionOf, placeOf, playerOf } from '../queries/position.ts'
import { isLoose, isMatched } from '../queries/raxxon.ts'
import type { State } from '../state.ts'
import { pickPlace } from './picks.ts'
import { voting } from './votes.ts'
import { whyOf } from './why.ts'
import { addZombies } from './zombies.ts'

/** LN-RAX-02: the log of the top card is public. */
function turnUp(s: State): void {
  const experiment = experiments.draw(s, 'deck', 'log') as ExperimentId | undefined
  if (experiment !== undefined) tell.all?.({ e: 'experiment', experiment })
}

/** LN-RAX-02 */
export function openRaxxon(s: State): void {
  experiments.shuffle(s, 'deck')
  turnUp(s)
}

const topOf = (s: State): ExperimentId | undefined => experiments.top(s, 'log') as ExperimentId | undefined

/** LN-RAX-CODE-01 */
export function layOnCode(s: State, seat: Seat, die: number): void {
  const { dice } = playerOf(s, seat)
  dice.splice(dice.indexOf(die), 1)
  s.code.push(die)
  tell.all?.({ e: 'codeDie', seat, die })
}

/** LN-RAX-CODE-04: how many zombies come to a place after those that are kept away. */
export function withoutFewer(s: State, at: Place, coming: number): number {
  const kept = s.fewerAt === at ? Math.min(s.fewer, coming) : 0
  if (kept === 0) return coming
  s.fewer -= kept
  tell.all?.({ e: 'fewer', at, count: kept })
  return coming - kept
}

const EXPERIMENT = one(...EXPERIMENT_IDS)

/** LN-RAX-PLACE-02, LN-RAX-PLACE-04: the first entrance with a space; returns whether there is one. */
export function placeMutant(s: State, experiment: ExperimentId, at: Place): boolean {
  const entrance = entranceForMutant(at, placeOf(s, at).entrances, number => mutantsOn(s, at, number))
  if (entrance >= 0) {
    s.mutants.push({ experiment, at, entrance })
    tell.all?.({ e: 'mutantCame', experiment, at, entrance, why: whyOf(s) })
    return true
  }
  tell.all?.({ e: 'mutantBarred', experiment, at, why: whyOf(s) })
  // It finds no space either, so a trap, a barricade or the people there pay for it.
  call(addZombies, { at, left: 1 })
  return false
}

/** LN-RAX-SPEC-06 */
export function discardIfGone(s: State, experiment: ExperimentId): void {
  if (isLoose(s, experiment) || !experiments.at(s, 'loose').includes(experiment)) return
  experiments.move(s, experiment, 'loose', 'gone')
  tell.all?.({ e: 'experimentOver', experiment })
}

/** LN-RAX-PLACE-01: the top experiment gets out, one figure after the other. */
export const releasing = proc('releasing', {}, { own: { left: int, placed: flag, experiment: EXPERIMENT } })
releasing.steps({
  log(s, l) {
    const experiment = topOf(s)
    // LN-RAX-PLACE-05
    if (experiment === undefined) return end
    l.experiment = experiment
    l.left = experimentRow(experiment).figures
    return next
  },
  figure(s, l) {
    if (l.left === 0) return next
    l.left--
    const { at } = experimentRow(l.experiment)
    if (placeMutant(s, l.experiment, at === 'random' ? locationOf(rollDie(s)) : at)) l.placed = true
    return 'figure'
  },
  // LN-RAX-PLACE-03
  card(s, l) {
    experiments.move(s, l.experiment, 'log', l.placed ? 'loose' : 'gone')
    if (!l.placed) tell.all?.({ e: 'experimentOver', experiment: l.experiment })
    turnUp(s)
    return end
  },
})

/** LN-COLONY-00: the start of the colony phase. */
export const containing = proc('containing', {}, { own: { carried: flag, at: one(...PLACES) } })
containing.steps({
  // LN-RAX-CODE-02
  code(s) {
    const experiment = topOf(s)
    // U-12c: with nothing left to contain the code counts as matched.
    s.matched = experiment === undefined || isMatched(experiment, s.code)
    if (experiment === undefined) return 'dice'
    tell.all?.({ e: 'code', experiment, dice: [...s.code], matched: s.matched })
    if (s.matched) return next
    // LN-RAX-CODE-05, ED-38
    return editionOf(s).missedCodeSpares ? 'where' : 'release'
  },
  vote: (_, l) => voting(l, 'carried'),
  // LN-RAX-CODE-03
  contain(s, l) {
    if (!l.carried) return next
    const experiment = topOf(s)!
    experiments.move(s, experiment, 'log', 'gone')
    tell.all?.({ e: 'contained', experiment })
    turnUp(s)
    return 'dice'
  },
  // LN-RAX-CODE-04
  where: (s, l) => callInto(l, 'at', pickPlace, { seat: s.first, among: [...placesInPlay(s)] }),
  fewer(s, l) {
    s.fewerAt = l.at
    s.fewer = FEWER_ZOMBIES
    return next
  },
  release: () => call(releasing, {}),
  // LN-RAX-CODE-06
  dice(s) {
    s.code = []
    return end
  },
})

/** LN-RAX-PILL-02, LN-RAX-PILL-03: there is one card of each. */
export function attach(s: State, id: SideEffectId, survivor: string): void {
  if (s.sideEffects.some(each => each.id === id)) return
  s.sideEffects.push({ id, survivor })
  tell.all?.({ e: 'sideEffect', survivor, sideEffect: id, why: whyOf(s) })
}
