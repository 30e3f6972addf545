// A picture of a card as data: flat shapes and round lines, in the order in which they are painted.
import { disc } from '../../../../art/paths.ts'
import { tenth } from '../../../../art/random.ts'

interface Brush {
  readonly d: string
  /** A colour, or the name of one of the lights of the picture. */
  readonly colour: string
  readonly opacity?: number | undefined
  /** Of a line; a shape has none. */
  readonly width?: number
}
interface Moved {
  readonly move: string
  readonly of: Paint
}
export type Paint = Brush | Moved | readonly Paint[]

export const shape = (d: string, colour: string, opacity?: number): Paint => ({ d, colour, opacity })
export const stroke = (d: string, colour: string, width = 3, opacity?: number): Paint => ({ d, colour, width, opacity })
const boxPath = (x: number, y: number, width: number, height: number): string =>
  `M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}z`
export const box = (x: number, y: number, width: number, height: number, colour: string, opacity?: number): Paint =>
  shape(boxPath(x, y, width, height), colour, opacity)
export const ball = (x: number, y: number, r: number, colour: string, opacity?: number): Paint =>
  shape(disc(tenth(x), tenth(y), tenth(r)), colour, opacity)
export const oval = (x: number, y: number, rx: number, ry: number, colour: string, opacity?: number): Paint => {
  const [w, h] = [tenth(rx), tenth(ry)]
  return shape(`M${tenth(x - w)} ${tenth(y)}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0-${2 * w} 0z`, colour, opacity)
}
export const moved = (move: string, of: Paint): Paint => ({ move, of })

/** Many boxes of few colours: one shape for each colour. */
export function boxes(
  all: readonly (readonly [x: number, y: number, width: number, height: number, colour: string])[],
  opacity?: number,
): Paint {
  const byColour = Map.groupBy(all, row => row[4])
  return [...byColour].map(([colour, rows]) =>
    shape(rows.map(([x, y, width, height]) => boxPath(x, y, width, height)).join(''), colour, opacity),
  )
}

/** The lights: warm, cold, embers, the dark at the edges, and the sky. */
const GLOW = 'glow'
export const CHILL = 'chill'
export const EMBER = 'ember'
export const EDGE = 'edge'
export const SKY = 'sky'
export const LIGHTS: readonly string[] = [GLOW, CHILL, EMBER, EDGE, SKY]
export const glow = (x: number, y: number, r: number, light = GLOW): Paint => ball(x, y, r, light)
