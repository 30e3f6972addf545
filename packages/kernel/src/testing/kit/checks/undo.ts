// Undo through the same driver that tables use, from the state under check on.

import { Refusal, type Seat, type Told } from '../../../contract.ts'
import { hash } from '../../../hash.ts'
import { Match } from '../../../match/match.ts'
import { heard } from '../../../match/told.ts'
import { type Check, type CheckedState, found, mustBeSame, named, type SomeGame, worded } from '../checkedState.ts'
import { type Chosen, choose } from '../choose.ts'
import type { Draws } from '../draws.ts'

export type SomeMatch = Match<unknown, { players: number }, unknown, unknown, unknown>

type StandingChoice = Pick<Chosen, 'seat' | 'option'>

/** A game that starts at this state. */
const beginningHere = ({ game, state }: CheckedState): SomeGame => ({ ...game, setup: () => game.copy(state) })

const open = (m: CheckedState): SomeMatch => Match.start(beginningHere(m), m.config, 'from here')

function goOn(m: CheckedState, match: SomeMatch, standing: StandingChoice[], draws: Draws): void {
  const chosen = choose(m.subject, match.state, m.seats.length, draws)
  if (!chosen) return
  match.play(chosen.seat, chosen.option)
  standing.push({ seat: chosen.seat, option: chosen.option })
}

/** The same choices played through the contract alone. */
function straight({ game, state }: CheckedState, standing: readonly StandingChoice[]) {
  const copy = game.copy(state)
  const told: Told<unknown>[] = []
  for (const { seat, option } of standing) game.play(copy, seat, option, t => told.push(t))
  return { state: copy, told }
}

const history = (standing: readonly StandingChoice[]): string =>
  standing.map(({ seat, option }) => `${seat} ${worded(option)}`).join(', ')

function mustEqual(m: CheckedState, match: SomeMatch, standing: readonly StandingChoice[], after: string): void {
  const expected = straight(m, standing)
  mustBeSame('undo', expected.state, match.state, `${after} the state is not that of [${history(standing)}]`)
  for (const viewer of m.viewers) {
    const told = expected.told.flatMap(t => heard(t, viewer) ?? [])
    mustBeSame('undo', told, match.told(viewer), `${after} ${named(viewer)} has been told something else`)
  }
}

/** Whether the choice was taken back; a refused undo must change nothing. */
export function tookBack(match: SomeMatch, seat: Seat): boolean {
  const before = hash(match.state)
  try {
    match.undo(seat)
    return true
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    if (hash(match.state) !== before) found('undo', `a refused undo of seat ${seat} has changed the state`)
    return false
  }
}

function takeBackAndPerhapsRedo(m: CheckedState, match: SomeMatch, standing: StandingChoice[], draws: Draws): void {
  const seats = m.seats.filter(each => standing.some(step => step.seat === each) && match.canUndo(each))
  if (seats.length === 0) return
  const seat = draws.oneOf(seats)
  const at = standing.findLastIndex(step => step.seat === seat)
  const step = standing[at]!
  const last = at === standing.length - 1
  const before = hash(match.state)
  if (!tookBack(match, seat)) {
    if (last) found('undo', `seat ${seat} cannot take back the last choice of all, ${worded(step.option)}`)
    return
  }
  standing.splice(at, 1)
  mustEqual(m, match, standing, `seat ${seat} has taken back ${worded(step.option)};`)
  if (last && !match.canRedo(seat))
    found('undo', `seat ${seat} took back ${worded(step.option)} and cannot do it again`)
  if (!match.canRedo(seat) || draws.often(0.5)) return
  match.redo(seat)
  standing.push(step)
  mustEqual(m, match, standing, `seat ${seat} has taken back and done again ${worded(step.option)};`)
  if (last && hash(match.state) !== before) found('undo', `redo of ${worded(step.option)} does not lead back`)
}

export const undo: Check = {
  name: 'undo',
  at(m, draws) {
    const match = open(m)
    const standing: StandingChoice[] = []
    const length = 2 + draws.below(6)
    for (let i = 0; i < length; i++) goOn(m, match, standing, draws)
    for (let i = 0; i < length; i++) {
      takeBackAndPerhapsRedo(m, match, standing, draws)
      if (draws.often(0.25)) goOn(m, match, standing, draws)
    }
    mustEqual(m, match, standing, 'at last')
    const saved: unknown = JSON.parse(JSON.stringify(match.save()))
    const loaded = Match.load(beginningHere(m), saved)
    if (hash(loaded.state) !== hash(match.state))
      found('undo', 'a save with its undos leads elsewhere when it is loaded')
  },
}

export const barrier: Check = {
  name: 'barrier',
  at(m, draws) {
    const { game } = m
    const match = open(m)
    const walls = new Map<Seat, number>()
    for (let i = 0; i < 6; i++) {
      const chosen = choose(m.subject, match.state, m.seats.length, draws)
      if (!chosen) return
      const before = m.seats.map(seat => game.barrier(match.state, seat))
      match.play(chosen.seat, chosen.option)
      walls.set(chosen.seat, before[chosen.seat]!)
      for (const seat of m.seats) {
        const now = game.barrier(match.state, seat)
        if (now < before[seat]!) found('barrier', `the barrier of seat ${seat} fell at ${worded(chosen.option)}`)
        const wall = walls.get(seat)
        if (match.canUndo(seat) && now !== wall)
          found('barrier', `seat ${seat} could take back a choice behind its barrier`)
        if (!match.canUndo(seat) && now === wall)
          found('barrier', `seat ${seat} cannot take back its last choice, and no barrier is in the way`)
      }
    }
  },
}
