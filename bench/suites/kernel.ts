import { agreeOnGame, agreeOnSearch } from '../core/agree.ts'
import { type CoreEngineName, coreEngines } from '../core/engines.ts'
import type { Kind } from '../measure/index.ts'
import type { Measurement, Rate, SpeedSuite } from './suite.ts'

const GAMES = 10

const check = async (): Promise<string> => {
  const plain = await coreEngines.plain()
  const others: readonly CoreEngineName[] = ['kernel', 'boardgame.io']
  for (const name of others) {
    const other = await coreEngines[name]()
    for (let n = 0; n < GAMES; n++) agreeOnGame(plain, other, `bench-${n}`)
    agreeOnSearch(plain, other, 'bench', 30)
  }
  return `the three engines agree on ${GAMES} games of Embers and a search`
}

/** Measured: the core has settled after a quarter of a second; boardgame.io and the whole game gain for two whole ones. */
const quick = (kind: Kind, engine: string): Measurement => ({ kind, engine, warm: 300, measure: 400 })
const short = (kind: Kind, engine: string): Measurement => ({ kind, engine, warm: 200, measure: 300 })
const slow = (kind: Kind, engine: string): Measurement => ({ kind, engine, warm: 2000, measure: 1100 })

const rate = (kind: Kind, engine: string, what: string): Rate => ({ kind, engine, what })

export const suite: SpeedSuite = {
  name: 'kernel',
  about: 'the kernel against boardgame.io, hand-written code and structuredClone',
  peers: true,
  check,
  measurements: [
    quick('playouts', 'plain'),
    quick('playouts', 'kernel'),
    slow('playouts', 'boardgame.io'),
    quick('search', 'kernel'),
    slow('search', 'boardgame.io'),
    short('copies', 'plain'),
    short('copies', 'kernel'),
    short('clones', 'kernel'),
    slow('playouts', 'reference'),
    short('copies', 'reference'),
    short('clones', 'reference'),
  ],
  figures: [
    {
      name: 'playoutsVsBoardgameIo',
      rate: rate('playouts', 'kernel', 'games'),
      over: rate('playouts', 'boardgame.io', 'games'),
      atLeast: 80,
    },
    {
      name: 'playoutsVsPlain',
      rate: rate('playouts', 'kernel', 'games'),
      over: rate('playouts', 'plain', 'games'),
      atLeast: 0.3,
    },
    {
      name: 'copiesVsStructuredClone',
      rate: rate('copies', 'kernel', 'copies'),
      over: rate('clones', 'kernel', 'copies'),
      atLeast: 20,
    },
    {
      name: 'referenceCopiesVsStructuredClone',
      rate: rate('copies', 'reference', 'copies'),
      over: rate('clones', 'reference', 'copies'),
      atLeast: 15,
    },
    {
      name: 'referenceDecisionsVsBoardgameIo',
      rate: rate('playouts', 'reference', 'decisions'),
      over: rate('playouts', 'boardgame.io', 'decisions'),
      atLeast: 30,
    },
    {
      name: 'searchVsBoardgameIo',
      rate: rate('search', 'kernel', 'iterations'),
      over: rate('search', 'boardgame.io', 'iterations'),
      atLeast: 80,
    },
  ],
}
