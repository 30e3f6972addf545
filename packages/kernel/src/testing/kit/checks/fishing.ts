import type { Seat } from '../../../contract.ts'
import { heard } from '../../../match/told.ts'
import { same } from '../../../same.ts'
import { type Check, mustBeSame, type SomeGame, worded } from '../checkedState.ts'
import { choose } from '../choose.ts'

function outcomeFor(game: SomeGame, state: unknown, seat: Seat, option: unknown) {
  const told: unknown[] = []
  game.play(state, seat, option, t => told.push(...[heard(t, seat)].filter(event => event !== undefined)))
  return { told, view: game.view(state, seat) }
}

/**
 * A seat that may take a choice back must not have learnt anything by it: in every world that it cannot tell from the
 * true one, the choice would have told and shown it the same. Worlds in which the choice could not be taken back are
 * left out: there the seat learns only by giving up its undo.
 */
export const fishing: Check = {
  name: 'fishing',
  at({ subject, game, state, seats }, draws) {
    for (let i = 0; i < 3; i++) {
      const chosen = choose(subject, state, seats.length, draws)
      if (!chosen) return
      const { seat, option } = chosen
      const after = game.copy(state)
      const here = outcomeFor(game, after, seat, option)
      if (game.barrier(after, seat) !== game.barrier(state, seat)) continue
      for (let j = 0; j < 3; j++) {
        const world = game.resample(state, seat, draws.seed())
        if (!game.options(world, seat).some(each => same(each, option))) continue
        const wall = game.barrier(world, seat)
        const there = outcomeFor(game, world, seat, option)
        if (game.barrier(world, seat) !== wall) continue
        mustBeSame('fishing', here, there, `seat ${seat} learns something by ${worded(option)} and may take it back`)
      }
    }
  },
}
