// Checked at every state: the game waits for a seat, that seat has options, and nothing is lost.

import type { Outcome } from '../../../contract.ts'
import { same } from '../../../same.ts'
import { type CheckedState, found, worded } from '../checkedState.ts'
import { brokenInvariant } from '../invariants.ts'
import { canonical, difference } from '../leaf.ts'
import type { Subject } from '../types.ts'

export function checkAsked(m: CheckedState): void {
  const { game, state } = m
  const pending = game.pending(state)
  const outcome = game.outcome(state)
  if (outcome === undefined && pending.length === 0) found('pending', 'nobody is waited for, and there is no outcome')
  if (outcome !== undefined && pending.length > 0)
    found('pending', `there is an outcome, and seats ${pending.join(', ')} are waited for`)
  if (new Set(pending).size < pending.length || !pending.every(seat => m.seats.includes(seat)))
    found('pending', `pending is [${pending.join(', ')}] at a table of ${m.seats.length}`)
  if (outcome) checkOutcome(m, outcome)
  for (const seat of pending) checkOptions(m, seat)
  if (outcome)
    for (const seat of m.seats)
      if (game.options(state, seat).length > 0) found('options', `the game is over, and seat ${seat} has options`)
}

function checkOptions(m: CheckedState, seat: number): void {
  const options = m.game.options(m.state, seat)
  if (options.length === 0) found('options', `seat ${seat} is waited for and has no options`)
  const keys = new Set<string>()
  for (const option of options) {
    const key = canonical(option)
    if (keys.has(key)) found('options', `seat ${seat} is offered ${worded(option)} twice`)
    keys.add(key)
  }
}

function checkOutcome(m: CheckedState, outcome: Outcome): void {
  const { winners, scores, reasons } = outcome
  if (new Set(winners).size < winners.length || !winners.every(seat => m.seats.includes(seat)))
    found('pending', `the winners are [${winners.join(', ')}] at a table of ${m.seats.length}`)
  if (scores && scores.length !== m.seats.length)
    found('pending', `there are ${scores.length} scores at a table of ${m.seats.length}`)
  for (const { rule, key } of reasons)
    if (typeof rule !== 'string' || typeof key !== 'string') found('pending', `a reason is ${worded({ rule, key })}`)
}

export function checkConserved(m: CheckedState): void {
  const { subject, state } = m
  if (subject.conserved) {
    const now = subject.conserved(state)
    if (!same(now, m.conserved)) found('conserved', `what must not change has changed: ${difference(m.conserved, now)}`)
  }
  checkInvariants(subject, state)
}

export function checkInvariants({ invariants = {} }: Subject, state: unknown): void {
  const broken = brokenInvariant(invariants, state)
  if (broken !== undefined) found('invariants', broken)
}
