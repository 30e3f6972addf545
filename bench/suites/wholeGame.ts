import { manifestOf } from '@lastlight/cli/games'
import { IN_FULL } from '../engines.ts'
import type { Figure, Measurement, Rate, SpeedSuite } from './suite.ts'

const long = (kind: Measurement['kind'], engine: string): Measurement => ({
  kind,
  engine,
  // The rules of a whole game are compiled completely only after about five seconds; the peer is as fast after one.
  warm: 6000,
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
  const { title = game, decisionsVsBoardgameIo = 1, inFull } = (await manifestOf(game)) ?? {}
  const decisions = (name: string, engine: string): Figure => ({
    name,
    rate: rate('playouts', engine, 'questions'),
    over: rate('playouts', 'boardgame.io', 'decisions'),
    atLeast: decisionsVsBoardgameIo,
  })
  return {
    name: game,
    about: `whole random games of ${title} for four against boardgame.io on the core, and structuredClone`,
    peers: true,
    check: () => Promise.resolve(`whole games of ${title}, with the choices of the set-up`),
    measurements: [
      long('playouts', game),
      ...(inFull ? [long('playouts', game + IN_FULL)] : []),
      long('playouts', 'boardgame.io'),
      short('copies', game),
      short('clones', game),
    ],
    figures: [
      decisions('decisionsVsBoardgameIo', game),
      ...(inFull ? [decisions('decisionsInFullVsBoardgameIo', game + IN_FULL)] : []),
      {
        name: 'copiesVsStructuredClone',
        rate: rate('copies', game, 'copies'),
        over: rate('clones', game, 'copies'),
        atLeast: 15,
      },
    ],
  }
}
