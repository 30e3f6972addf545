import type { Measurement, Rate, Suite } from './suite.ts'

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

export const suite: Suite = {
  name: 'outlive',
  about: 'whole random games of Outlive for four against boardgame.io on the core, and structuredClone',
  peers: true,
  check: () => Promise.resolve('whole games of Outlive, with the choices of the set-up'),
  measurements: [
    long('playouts', 'outlive'),
    long('playouts', 'boardgame.io'),
    short('copies', 'outlive'),
    short('clones', 'outlive'),
  ],
  figures: [
    {
      name: 'decisionsVsBoardgameIo',
      rate: rate('playouts', 'outlive', 'questions'),
      over: rate('playouts', 'boardgame.io', 'decisions'),
      atLeast: 30,
    },
    {
      name: 'copiesVsStructuredClone',
      rate: rate('copies', 'outlive', 'copies'),
      over: rate('clones', 'outlive', 'copies'),
      atLeast: 15,
    },
  ],
}
