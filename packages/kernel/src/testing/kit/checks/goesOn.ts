import { same } from '../../../same.ts'
import { type Check, type CheckedState, found, named } from '../checkedState.ts'
import { choose } from '../choose.ts'
import type { Draws } from '../draws.ts'
import { brokenInvariant } from '../invariants.ts'
import { difference } from '../leaf.ts'

function playOut({ subject, game, seats, maxDecisions }: CheckedState, world: unknown, draws: Draws): void {
  for (let i = 0; i < maxDecisions; i++) {
    const chosen = choose(subject, world, seats.length, draws)
    if (!chosen) return
    game.play(world, chosen.seat, chosen.option)
  }
}

/** A resampled world can be played to its end like any other state. */
export const goesOn: Check = {
  name: 'world-goes-on',
  late: true,
  at(m, draws) {
    const { subject, game } = m
    const viewer = draws.oneOf(m.viewers)
    const world = game.resample(m.state, viewer, draws.seed())
    try {
      playOut(m, world, draws)
    } catch (problem) {
      found('world-goes-on', `a world of ${named(viewer)} breaks down: ${String(problem)}`)
    }
    if (!game.outcome(world)) found('world-goes-on', `a world of ${named(viewer)} comes to no end`)
    const wrong = brokenInvariant(subject.invariants ?? {}, world)
    if (wrong !== undefined) found('world-goes-on', `a world of ${named(viewer)} ends where it must not: ${wrong}`)
    if (subject.conserved && !same(subject.conserved(world), m.conserved))
      found(
        'world-goes-on',
        `a world of ${named(viewer)} has lost something: ${difference(m.conserved, subject.conserved(world))}`,
      )
  },
}
