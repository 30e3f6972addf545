import { Random } from '../core/random.ts'
import type { Playable } from '../playable.ts'
import { add, type Work } from './tally.ts'

/** Whole games of random choices, each from its own set-up; engines with the same rules play the same games. */
export const playouts = <State, Option>(engine: Playable<State, Option>): Work => {
  let games = 0
  return tally => {
    const random = new Random(games)
    let decisions = 0
    let questions = 0
    let state = engine.setup(`game-${games}`)
    for (;;) {
      const seat = engine.turn(state)
      if (seat < 0) break
      const options = engine.options(state, seat)
      state = engine.play(state, seat, options[random.below(options.length)] as Option)
      decisions++
      if (options.length > 1) questions++
    }
    if (engine.scores(state).length === 0) throw new Error('a game without scores')
    games++
    add(tally, 'games', 1)
    add(tally, 'decisions', decisions)
    // Decisions among two options or more.
    add(tally, 'questions', questions)
  }
}
