import { createRequire } from 'node:module'
import type { Ctx, Game, Move, State } from './boardgameIo.ts'

// boardgame.io's own bot, made as its own `Local` makes it: a game, its `enumerate`, no seed (then it takes Math.random, which is faster), the
// playouts as deep as it has them. Apart from boardgameIo.ts, so that a process that measures the engine has not met the bot.

interface Bot<G> {
  readonly play: (state: State<G>, playerID: string) => Promise<unknown>
}

interface BotOptions<G> {
  readonly game: Game<G, string>
  readonly enumerate: (G: G, ctx: Ctx) => readonly Move[]
  /** 1000 and 50 unless told. */
  readonly iterations?: number
  readonly playoutDepth?: number
}

interface Ai {
  readonly MCTSBot: new <G>(options: BotOptions<G>) => Bot<G>
}

const PEER = 'boardgame.io'
const { MCTSBot } = createRequire(import.meta.url)(`${PEER}/ai`) as Ai

export type Effort = Pick<BotOptions<unknown>, 'iterations' | 'playoutDepth'>

/** Lets the bot think about one move; resolves to how many moves it has simulated for that. */
export type Think<G> = (state: State<G>) => Promise<number>

export const mcts = <G>(game: Game<G, string>, effort: Effort): Think<G> => {
  let enumerated = 0
  const bot = new MCTSBot<G>({
    ...effort,
    game,
    enumerate: (G, ctx) => {
      enumerated++
      return game.ai.enumerate(G, ctx)
    },
  })
  return async state => {
    enumerated = 0
    await bot.play(state, state.ctx.currentPlayer)
    // It asks once for the position itself, and then once for every move that it makes: before one of a playout, after one in the tree.
    return enumerated - 1
  }
}
