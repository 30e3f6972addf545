import { same } from '../../../same.ts'
import { choose } from '../choose.ts'
import { difference } from '../leaf.ts'
import { type Check, found, named } from '../moment.ts'

/** A resampled world is a world like any other: it can be played to its end. */
export const goesOn: Check = {
  name: 'world-goes-on',
  at(m, draws) {
    const { subject, game } = m
    const viewer = draws.oneOf(m.viewers)
    const world = game.resample(m.state, viewer, draws.seed())
    for (let i = 0; i < m.maxDecisions; i++) {
      const chosen = choose(subject, world, m.seats.length, draws)
      if (!chosen) break
      game.play(world, chosen.seat, chosen.option)
    }
    if (!game.outcome(world)) found('world-goes-on', `a world of ${named(viewer)} comes to no end`)
    const wrong = subject.bounds?.(world)
    if (wrong !== undefined) found('world-goes-on', `a world of ${named(viewer)} ends out of bounds: ${wrong}`)
    if (subject.conserved && !same(subject.conserved(world), m.conserved))
      found(
        'world-goes-on',
        `a world of ${named(viewer)} has lost something: ${difference(m.conserved, subject.conserved(world))}`,
      )
  },
}
