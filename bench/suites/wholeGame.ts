import type { Measurement, Rate, SpeedSuite } from './suite.ts'

const long = (kind: Measurement['kind'], engine: Measurement['engine']): Measurement => ({
  kind,
  engine,
  warm: 2500,
  measure: 1500,
})
const short = (kind: Measurement['kind'], engine: Measurement['engine']): Measurement => ({
  kind,
  engine,
  warm: 300,
  measure: 500,
})
const rate = (kind: Rate['kind'], engine: Rate['engine'], what: string): Rate => ({ kind, engine, what })

/** Whole random games of one of ours against boardgame.io on the core, and its copies against structuredClone. */
export const wholeGame = (
  engine: Measurement['engine'],
  title: string,
  name: string,
  decisions: number,
): SpeedSuite => ({
  name,
  about: `whole random games of ${title} for four against boardgame.io on the core, and structuredClone`,
  peers: true,
  check: () => Promise.resolve(`whole games of ${title}, with the choices of the set-up`),
  measurements: [
    long('playouts', engine),
    long('playouts', 'boardgame.io'),
    short('copies', engine),
    short('clones', engine),
  ],
  figures: [
    {
      name: 'decisionsVsBoardgameIo',
      rate: rate('playouts', engine, 'questions'),
      over: rate('playouts', 'boardgame.io', 'decisions'),
      atLeast: decisions,
    },
    {
      name: 'copiesVsStructuredClone',
      rate: rate('copies', engine, 'copies'),
      over: rate('clones', engine, 'copies'),
      atLeast: 15,
    },
  ],
})
