// Pieces of furniture. Each is drawn once: solid in a built room, as lines on a blueprint.

import { disc } from '../../../art/paths.ts'
import { times } from '../../../art/random.ts'

/** A layer of furniture: its tone, or a line of the lamp's light. */
type Tone = 'near' | 'mid' | 'spark' | 'rim' | 'water' | 'meat' | 'metal' | 'wood' | 'rust'
export interface Piece {
  readonly tone: Tone
  readonly d: string
  /** Drawn as a line of this width instead of a flat shape. */
  readonly line?: number
}

const flat = (tone: Tone, d: string): Piece => ({ tone, d })
const drawn = (tone: Tone, d: string, width = 1.8): Piece => ({ tone, d, line: width })
export type Furniture = readonly Piece[]

/** A board on legs, from x, so wide, its top at y. */
const table = (x: number, width: number, y = 50): Furniture => [
  flat('near', `M${x} ${y}h${width}v5h-${width}zM${x + 5} ${y + 5}h5V74h-5zM${x + width - 10} ${y + 5}h5V74h-5z`),
  drawn('rim', `M${x} ${y}h${width}`),
]
const shelf = (x: number, width: number, ...heights: readonly number[]): Furniture => [
  flat(
    'near',
    `M${x} 14h3v60h-3zM${x + width} 14h3v60h-3z${heights.map(y => `M${x} ${y}h${width + 3}v3h-${width + 3}z`).join('')}`,
  ),
]
const panel = (x: number, y: number, width: number, height: number): Piece =>
  flat('mid', `M${x} ${y}h${width}v${height}h-${width}z`)
const row = (n: number, x: number, step: number, shape: (x: number) => string): string =>
  times(n, i => shape(x + i * step)).join('')

const can = (y: number) => (x: number) => `M${x} ${y}h8v10h-8z`
const cansOn = (x: number, y: number, n: number): Furniture => [
  flat('metal', row(n, x, 11, can(y - 10))),
  flat(
    'rust',
    row(n, x, 11, at => `M${at} ${y - 7}h8v4h-8z`),
  ),
]
const hook = (x: number) => `M${x} 16h2v7h-2z`
const ham = (x: number) => `M${x + 1} 21q9 3 8 16-4 9-11 2-4-11 3-18z`
const hams = (n: number, x: number): Furniture => [
  flat('near', `M${x - 8} 13h${n * 22 + 4}v3h-${n * 22 + 4}z${row(n, x, 22, hook)}`),
  flat('meat', row(n, x, 22, ham)),
]
const wrench = (x: number) => `M${x} 20h3v17h-3zM${x - 3} 20h9v4h-9z`
const saw = (x: number) => `M${x} 20h4v9h3v8h-9v-8h2z`
const toolWall = (x: number): Furniture => [
  panel(x, 16, 58, 26),
  flat('near', wrench(x + 9) + saw(x + 22) + wrench(x + 36) + saw(x + 47)),
]
const map = (x: number): Furniture => [
  panel(x, 14, 52, 32),
  drawn('rim', `M${x + 6} 38l10-12 9 6 10-10 10 4`),
  flat('rust', disc(x + 35, 22, 3)),
]
const bench = (x: number, y = 64): Furniture => [
  flat('near', `M${x} ${y}h44v4h-44zM${x + 4} ${y + 4}h4v${70 - y}h-4zM${x + 36} ${y + 4}h4v${70 - y}h-4z`),
]
const crate = (x: number, y = 56): Furniture => [
  flat('wood', `M${x} ${y}h26v18h-26z`),
  drawn('near', `M${x + 2} ${y + 2}l22 14M${x + 24} ${y + 2}L${x + 2} ${y + 16}`, 2),
]
const locker = (x: number): string =>
  `M${x} 22h18v52h-18zM${x + 4} 28v2h10v-2zM${x + 4} 33v2h10v-2zM${x + 13} 46v6h2v-6z`
const fanAt = (x: number, y: number): Furniture => [
  flat('near', disc(x, y, 28)),
  flat('mid', disc(x, y, 23)),
  flat(
    'near',
    `M${x} ${y}q-4-20 8-22 6 12-8 22zM${x} ${y}q20-4 22 8-12 6-22-8zM${x} ${y}q4 20-8 22-6-12 8-22zM${x} ${y}q-20 4-22-8 12-6 22 8z`,
  ),
  flat('spark', disc(x, y, 4)),
]
const shower = (x: number): string => `M${x} 16h3v8h-3zM${x - 6} 24h15v4h-15z`
const drops = (x: number): string => `M${x - 3} 33v10M${x + 1.5} 35v13M${x + 6} 33v9`
const bolt = (x: number, y: number): string => `M${x} ${y}h12l3 4h-18z`
const rifle = (x: number): string => `M${x} 20h3v30l4 8v10h-7V50z`
const coat = (x: number): string => `M${x} 20h14l4 26h-6v14H${x + 2}V46h-6z`

export const PIECES = {
  table,
  shelf,
  cansOn,
  hams,
  toolWall,
  map,
  bench,
  crate,
  lamp: (x: number): Furniture => [
    flat('near', `M${x} 40h3v10h-3zM${x - 6} 34h14l3 7h-20z`),
    flat('spark', `M${x - 5} 41h13l2 3h-17z`),
  ],
  papers: (x: number, y: number): Furniture => [
    flat('spark', `M${x} ${y - 3}h14l4 3h-20z`),
    flat('mid', `M${x + 22} ${y - 6}h8v6h-8z`),
  ],
  vice: (x: number): Furniture => [
    flat('near', `M${x} 38h14v12h-14zM${x - 4} 34h22v5h-22z`),
    flat('spark', disc(x + 26, 46, 2)),
  ],
  anvil: (x: number): Furniture => [
    flat('metal', `M${x} 52h34q-2 7-11 8v6h6v8h-24v-8h6v-6q-10 0-11-8z`),
    drawn('rim', `M${x} 52h34`),
  ],
  hearth: (x: number): Furniture => [
    flat('near', `M${x} 42h46v32h-46zM${x + 14}-13h18v55h-18z`),
    flat('rust', `M${x + 8} 72V58q15-14 30 0v14z`),
    flat('spark', `M${x + 16} 72q-4-8 3-15 1 5 5 5 0-5 4-8 7 9 2 18z`),
  ],
  smoke: (x: number): Furniture => [drawn('rim', `M${x} 48q-6-8 0-15t0-14M${x + 16} 48q6-8 0-15t0-14`)],
  stove: (x: number): Furniture => [
    flat('near', `M${x} 52h44v22h-44z`),
    flat('spark', `M${x + 8} 60h28v9h-28z`),
    drawn('near', `M${x + 15} 60v9M${x + 22} 60v9M${x + 29} 60v9`, 1.6),
  ],
  block: (x: number): Furniture => [
    flat('wood', `M${x} 52h36v22h-36z`),
    flat('metal', `M${x + 10} 34h16v10h-16z`),
    flat('near', `M${x + 26} 37h12v4h-12z`),
    drawn('rim', `M${x} 52h36`),
  ],
  anchor: (x: number): Furniture => [
    drawn('metal', `M${x} 22v34M${x - 8} 30h16M${x - 16} 44q2 14 16 14t16-14M${disc(x, 18, 4).slice(1)}`, 3.5),
  ],
  porthole: (x: number): Furniture => [
    flat('near', disc(x, 32, 18)),
    flat('water', disc(x, 32, 13)),
    drawn('rim', `M${x - 10} 34q5-4 10 0t10 0`),
  ],
  rifles: (x: number): Furniture => [
    panel(x, 16, 64, 54),
    flat('near', row(4, x + 8, 15, rifle)),
    flat(
      'wood',
      row(4, x + 8, 15, at => `M${at} 50l7 8v10h-7z`),
    ),
    flat('near', `M${x} 42h64v3h-64z`),
  ],
  shells: (x: number, y: number): Furniture => [
    flat(
      'spark',
      row(5, x, 9, at => `M${at} ${y}v-9q2.5-6 5 0v9z`),
    ),
  ],
  tank: (x: number, level: number): Furniture => [
    flat('near', `M${x} 14h56v60h-56z`),
    flat('mid', `M${x + 5} 19h46v50h-46z`),
    flat('water', `M${x + 5} ${level}q11-4 23 0t23 0V69h-46z`),
    drawn('rim', `M${x + 44} 26v40`),
  ],
  pipe: (x: number): Furniture => [
    drawn('near', `M${x}-13v49h30v38`, 7),
    flat('rust', `${disc(x + 30, 52, 9)}${disc(x + 30, 52, 5)}`),
    drawn('rust', `M${x + 30} 44v16M${x + 22} 52h16`, 2.5),
  ],
  vault: (x: number): Furniture => [
    flat('near', disc(x, 40, 33)),
    flat('mid', disc(x, 40, 26)),
    flat('near', disc(x, 40, 8)),
    drawn('near', `M${x} 16v48M${x - 24} 40h48M${x - 17} 23l34 34M${x + 17} 23l-34 34`, 4),
    drawn('rim', `M${x - 27} 20a33 33 0 0 0-6 24`, 2),
  ],
  beds: (x: number): Furniture => [
    flat('near', `M${x} 20h4v54h-4zM${x + 52} 20h4v54h-4zM${x} 40h56v4h-56zM${x} 64h56v4h-56z`),
    flat('rust', `M${x + 18} 34h34v6h-34zM${x + 18} 58h34v6h-34z`),
    flat('spark', `M${x + 6} 35h10v5h-10zM${x + 6} 59h10v5h-10z`),
  ],
  heap: (x: number): Furniture => [
    flat('metal', `M${x} 74l9-14 12 3 8-15 15 6 6-6 14 16 6 10z`),
    flat('near', `${disc(x + 24, 66, 6)}${disc(x + 24, 66, 2.5)}M${x + 42} 60h14v5h-14z`),
    drawn('rim', `M${x + 29} 48l15 6`),
  ],
  showers: (x: number): Furniture => [
    flat('near', `M${x - 10} 12h74v4h-74z${row(3, x, 26, shower)}`),
    drawn('water', row(3, x, 26, drops), 2),
  ],
  tub: (x: number): Furniture => [
    flat('metal', `M${x} 52h54q0 22-10 22H${x + 10}q-10 0-10-22z`),
    drawn('rim', `M${x - 2} 52h58`),
    flat('water', `M${x + 4} 52q8-6 15 0t15 0 15 0z`),
  ],
  fan: fanAt,
  duct: (x: number): Furniture => [
    flat('near', `M${x} 20h72v20h-72z`),
    flat(
      'mid',
      row(5, x + 7, 13, at => `M${at} 25h6v10h-6z`),
    ),
    drawn('rim', `M${x + 10} 46q5 5 0 11M${x + 34} 46q5 5 0 11M${x + 58} 46q5 5 0 11`),
  ],
  cots: (x: number): Furniture => [
    flat(
      'near',
      row(2, x, 40, at => `M${at} 42h4v32h-4zM${at + 32} 42h4v32h-4zM${at} 46h36v4h-36zM${at} 66h36v4h-36z`),
    ),
    drawn(
      'near',
      row(2, x, 40, at => `M${at + 10} 48v20M${at + 18} 48v20M${at + 26} 48v20`),
      2,
    ),
    flat(
      'spark',
      row(2, x, 40, at => `M${at + 6} 60h24v6h-24z`),
    ),
  ],
  mobile: (x: number): Furniture => [
    drawn('near', `M${x}-13v28M${x - 16} 15h32M${x - 16} 15v7M${x + 16} 15v7`, 1.6),
    flat('spark', [x - 16, x + 16].map(at => `M${at} 20l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5z`).join('')),
  ],
  drawing: (x: number): Furniture => [
    panel(x, 16, 42, 28),
    flat('spark', disc(x + 33, 24, 4)),
    flat('rust', `M${x + 6} 40l11-14 8 9 5-5 8 10z`),
  ],
  rope: (x: number): Furniture => [
    drawn('wood', `${disc(x, 34, 10)}${disc(x, 34, 6)}M${x + 9} 38q6 12 2 24`, 2.5),
    flat('near', `M${x - 2} 16h4v9h-4z`),
  ],
  coats: (x: number): Furniture => [
    flat('near', `M${x - 6} 14h66v3h-66z`),
    flat('rust', coat(x)),
    flat('mid', coat(x + 22)),
    flat('wood', coat(x + 44)),
  ],
  radio: (x: number): Furniture => [
    flat('near', `M${x} 28h46v22h-46zM${x + 40} 12h2v16h-2z`),
    flat('spark', `M${x + 5} 33h18v6h-18z`),
    flat('mid', disc(x + 34, 39, 7)),
    drawn(
      'rim',
      `M${x + 34} 16a9 9 0 0 1 0-8M${x + 48} 16a9 9 0 0 0 0-8M${x + 29} 19a15 15 0 0 1 0-14M${x + 53} 19a15 15 0 0 0 0-14`,
    ),
  ],
  scope: (x: number): Furniture => [panel(x, 18, 46, 28), drawn('spark', `M${x + 5} 32q4-13 9 0t9 0 9 0 9 0`)],
  dummy: (x: number): Furniture => [
    flat('near', `M${x - 2} 50h4v24h-4zM${x - 12} 70h24v4h-24z`),
    flat('wood', `M${x - 10} 30q10-6 20 0l-2 22h-16zM${x - 20} 33h40v4h-40z${disc(x, 21, 7)}`),
    flat('rust', disc(x, 40, 5)),
  ],
  bag: (x: number): Furniture => [
    drawn('near', `M${x}-13v33`, 2),
    flat('rust', `M${x - 10} 20h20v34q-10 7-20 0z`),
    flat('near', `M${x - 10} 30h20v4h-20z`),
  ],
  interview: (x: number): Furniture => [
    flat(
      'near',
      `M${x} 44h4v30h-4zM${x} 60h18v4h-18zM${x + 14} 64h4v10h-4zM${x + 92} 44h4v30h-4zM${x + 78} 60h18v4h-18zM${x + 78} 64h4v10h-4z`,
    ),
    ...table(x + 28, 40, 54),
  ],
  glow: (x: number): Furniture => [
    flat('near', `M${x - 1}-13h2v38h-2zM${x - 9} 25h18l5 7h-28z`),
    flat('spark', `M${x - 9} 32h18l-4 5h-10z`),
  ],
  lockers: (x: number): Furniture => [
    flat('near', locker(x) + locker(x + 20)),
    flat('mid', locker(x + 40)),
    drawn('rim', `M${x} 22h58`),
  ],
  keys: (x: number): Furniture => [
    panel(x, 18, 46, 26),
    drawn(
      'spark',
      row(3, x + 9, 14, at => `${disc(at, 25, 3)}M${at} 28v10M${at} 34h3M${at} 38h3`),
      1.8,
    ),
  ],
  plan: (x: number): Furniture => [
    panel(x, 14, 58, 34),
    drawn(
      'rim',
      `M${x + 8} 42V24l14-6 14 6v18zM${x + 8} 30h28M${x + 22} 30v12M${x + 42} 22h10M${x + 42} 28h10M${x + 42} 34h6`,
      1.6,
    ),
  ],
  boltsOn: (x: number, y: number): Furniture => [
    flat(
      'metal',
      row(3, x, 18, at => bolt(at, y - 4)),
    ),
  ],
  sirens: (x: number): Furniture => [
    flat('near', `M${x} 22h20v6h-20z`),
    flat('rust', `M${x + 3} 22q0-12 7-12t7 12z`),
    drawn('rim', `M${x - 4} 12l-5-4M${x + 24} 12l5-4M${x + 10} 6v-1`),
  ],
  telephone: (x: number, y: number): Furniture => [
    flat('rust', `M${x} ${y}l4-9h12l4 9zM${x - 2} ${y - 13}q12-7 24 0v5h-6v-3q-6-2-12 0v3h-6z`),
  ],
}
