import { midGame } from '../measure/midGame.ts'
import { add, type Work } from '../measure/tally.ts'
import { type BoardgameState, game } from './coreBoardgameIo.ts'
import { engine } from './engineBoardgameIo.ts'
import { mcts } from './mcts.ts'

/** A tenth of its default, for which it would think for seconds; it is as fast with either. */
const ITERATIONS = 100

/** boardgame.io's own search in the middle of Embers, one move at a time. */
export const thinking = (): Work => {
  const think = mcts(game, { iterations: ITERATIONS })
  const states = midGame(engine)
  let thoughts = 0
  return async tally => {
    add(tally, 'decisions', await think(states[thoughts++ % states.length] as BoardgameState))
    add(tally, 'iterations', ITERATIONS)
  }
}
