import { manifestOf } from '@lastlight/cli/games'
import type { Measurement, Rate, SpeedSuite } from './suite.ts'

const long = (kind: Measurement['kind'], engine: string): Measurement => ({
  kind,
  engine,
  warm: 2500,
  measure: 1500,
})
const short = (kind: Measurement['kind'], engine: string): Measurement => ({
  kind,
  engine,
  warm: 300,
  measure: 500,
})
const rate = (kind: Rate['kind'], engine: string, what: string): Rate => ({ kind, engine, what })

/** Whole random games of one of ours against boardgame.io on the core, and its copies against structuredClone. */
export async function wholeGame(game: string): Promise<SpeedSuite> {
  const { title = game, decisionsVsBoardgameIo = 1 } = (await manifestOf(game)) ?? {}
  return {
    name: game,
    about: `whole random games of ${title} for four against boardgame.io on the core, and structuredClone`,
    peers: true,
    check: () => Promise.resolve(`whole games of ${title}, with the choices of the set-up`),
    measurements: [
      long('playouts', game),
      long('playouts', 'boardgame.io'),
      short('copies', game),
      short('clones', game),
    ],
    figures: [
      {
        name: 'decisionsVsBoardgameIo',
        rate: rate('playouts', game, 'questions'),
        over: rate('playouts', 'boardgame.io', 'decisions'),
        atLeast: decisionsVsBoardgameIo,
      },
      {
        name: 'copiesVsStructuredClone',
        rate: rate('copies', game, 'copies'),
        over: rate('clones', game, 'copies'),
        atLeast: 15,
      },
    ],
  }
}
