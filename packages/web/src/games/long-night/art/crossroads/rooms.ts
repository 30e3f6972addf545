// Pieces of which backdrops are made.
import { FAR, HAZE, MID, NEAR, RIM, SPARK } from '../../../../art/landscape.tsx'
import { seeded, tenth, times } from '../../../../art/random.ts'
import { BLOOD, BONE, DOOR, POST, SHADE, SNOW } from '../colours.ts'
import { box, boxes, CHILL, glow, moved, type Paint, SKY, shape, stroke } from './paint.ts'

export const sky = box(0, 0, 400, 570, SKY)

export const moon = (x: number, y: number): Paint => [
  glow(x, y, 54, CHILL),
  moved(`translate(${x} ${y}) scale(1.6)`, shape('M2-14a14 14 0 1 0 12 20A12 12 0 0 1 2-14z', HAZE)),
]

function firPath(x: number, y: number, height: number): string {
  const step = (dx: number, dy: number) => `l${tenth(dx * height)} ${tenth(dy * height)}`
  const right = `${step(0.17, 0.34)}${step(-0.06, 0)}${step(0.13, 0.28)}${step(-0.07, 0)}${step(0.15, 0.3)}`
  const left = `${step(-0.28, 0)}${step(0.15, -0.3)}${step(-0.07, 0)}${step(0.13, -0.28)}${step(-0.06, 0)}`
  return `M${tenth(x)} ${tenth(y - height)}${right}${step(-0.28, 0)}${step(0, 0.08)}${step(-0.08, 0)}${step(0, -0.08)}${left}z`
}
export function wood(n: number, y: number, low: number, high: number, seed: number, colour: string): Paint {
  const next = seeded(seed)
  return shape(
    times(n, i => firPath(-10 + (i * 420) / (n - 1) + next() * 14, y + next() * 6, low + next() * (high - low))).join(
      '',
    ),
    colour,
  )
}

export const hills = (y: number): Paint => [
  shape(`M0 570V${y}l70-46 50 32 76-62 62 58 58-34 84 52V570z`, FAR),
  shape(`M196 ${y - 76}l26 24-15 8-11-9-13 11-13-9zM70 ${y - 46}l18 12-10 6-8-6-9 7-9-7z`, RIM, 0.85),
]
export const snow = (y: number): Paint => [
  shape(`M0 570V${y + 4}q90-14 190-4t210-4V570z`, SNOW),
  shape(`M0 570V${y + 40}q120-18 220-6t180-2V570z`, SHADE),
]

/** A window with mountains outside and snow on the sill. */
export const pane = (x: number, y: number, width: number, height: number): Paint => [
  box(x - 5, y - 5, width + 10, height + 10, POST),
  box(x, y, width, height, 'var(--sky-3)'),
  shape(
    `M${x} ${y + height}v${tenth(-height * 0.3)}l${tenth(width * 0.3)} ${tenth(-height * 0.2)} ${tenth(width * 0.3)} ${tenth(height * 0.16)} ${tenth(width * 0.4)} ${tenth(-height * 0.26)}v${tenth(height * 0.6)}z`,
    MID,
  ),
  stroke(`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`, POST, 5),
  box(x - 9, y + height + 4, width + 18, 7, RIM, 0.9),
]

export function planks(n = 10): Paint {
  const wide = 400 / n
  return [
    box(0, 0, 400, 570, NEAR),
    boxes(
      times(n, i => i)
        .filter(i => i % 3)
        .map(i => [i * wide, 0, wide - 2.5, 570, POST]),
      0.34,
    ),
    boxes(
      times(n, i => i)
        .filter(i => i % 3 === 0)
        .map(i => [i * wide, 0, wide - 2.5, 570, POST]),
      0.2,
    ),
  ]
}
export const bricks: Paint = [
  box(0, 0, 400, 570, NEAR),
  boxes(
    times(65, i => [(i % 5) * 92 - (Math.floor(i / 5) % 2) * 46, Math.floor(i / 5) * 34, 86, 29, RIM]),
    0.07,
  ),
]

export const table: Paint = [
  box(0, 408, 400, 162, POST),
  box(0, 408, 400, 14, DOOR),
  box(0, 408, 400, 4, SPARK, 0.45),
  boxes(
    times(5, i => [i * 84 - 8, 426, 78, 144, NEAR]),
    0.22,
  ),
]
export const floor: Paint = [
  shape('M0 570V404h400v166z', NEAR, 0.72),
  stroke(times(7, i => `M${50 + i * 50} 404L${i * 110 - 130} 570`).join(''), FAR, 2, 0.3),
  box(0, 404, 400, 3, RIM, 0.25),
]

/** A row of tins on a shelf at y; `full` is the share that is still there. */
export function tins(from: number, to: number, y: number, seed: number, full: number): Paint {
  const next = seeded(seed)
  const rows: [number, number, number, number, string][] = []
  const labels: [number, number, number, number, string][] = []
  for (let x = from; x < to - 14; ) {
    const width = 13 + next() * 9
    const height = 18 + next() * 16
    const kind = next()
    if (next() < full) {
      rows.push([x, y - height, width - 2, height, kind < 0.22 ? BLOOD : kind < 0.5 ? BONE : kind < 0.75 ? FAR : MID])
      labels.push([x, y - height * 0.65, width - 2, height * 0.25, NEAR])
    }
    x += width
  }
  return [boxes(rows, 0.85), boxes(labels, 0.3)]
}

/** A row of books on a shelf at y. */
export function books(from: number, to: number, y: number, seed: number): Paint {
  const next = seeded(seed)
  const bright: [number, number, number, number, string][] = []
  const dull: [number, number, number, number, string][] = []
  for (let x = from; x < to - 6; ) {
    const width = 8 + next() * 10
    const height = 56 * (0.55 + next() * 0.42)
    const kind = next()
    if (next() > 0.1)
      (next() < 0.5 ? bright : dull).push([
        x,
        y - height,
        width - 1.6,
        height,
        kind < 0.14 ? BLOOD : kind < 0.3 ? DOOR : kind < 0.62 ? MID : FAR,
      ])
    x += width
  }
  return [boxes(bright, 0.92), boxes(dull, 0.66)]
}
