// Parts of all winter scenes: sky, mountains, a wood, snow, lit windows. The only warm thing is a lit window; cold lamps take the haze.
import { type ReactNode, useId } from 'react'
import { FAR, firs, HAZE, MID, type Point, RIM, specks } from '../../../../art/landscape.tsx'
import { seeded, tenth, times } from '../../../../art/random.ts'
import { fill, line } from '../../../../art/strokes.tsx'
import { type ArtProps, Svg } from '../../../../art/svg.tsx'
import { FLAKE, SHADE, SNOW } from '../colours.ts'

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`

/** Rectangles in rows and columns; `only` names some of them by number. */
export function grid(
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  [columns, rows]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  only?: readonly number[],
): string {
  const all = only ?? times(columns * rows, i => i)
  return all.map(i => rect(x + (i % columns) * dx, y + Math.floor(i / columns) * dy, width, height)).join('')
}

/** Snow that lies on an edge. */
export const cap = (d: string, width = 5) => line(d, RIM, width)

/** Icicles that hang from a straight edge. */
export function icicles(x: number, y: number, width: number, seed: number): string {
  const next = seeded(seed)
  const n = Math.round(width / 9)
  return times(n, i => {
    const at = tenth(x + (i + next() * 0.7) * (width / n))
    return `M${at} ${y}h2.4l-1.2 ${tenth(2.5 + next() * 6)}z`
  }).join('')
}

export const moon = (x: number, y: number, size = 0.8) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <circle r="30" fill={HAZE} opacity=".07" />
    <circle r="20" fill={HAZE} opacity=".1" />
    {fill('M2-14a14 14 0 1 0 12 20A12 12 0 0 1 2-14z', HAZE)}
  </g>
)

interface WinterProps extends ArtProps {
  /** The part of the picture to show. */
  readonly view: string
  readonly left: number
  readonly width: number
  readonly height: number
  /** Where the haze is, as a share of the frame. */
  readonly haze: Point
  readonly fit?: string
  readonly children: ReactNode
}

/** A frame with a winter sky. A scene is cut at the top and not at the ground, unless it says otherwise. */
export function Winter({ view, left, width, height, haze, fit = 'xMidYMax slice', children, ...art }: WinterProps) {
  const id = useId()
  const all = rect(left, 0, width, height)
  return (
    <Svg kind="scene" viewBox={view} fit={fit} {...art}>
      <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-1)" />
        <stop offset=".5" stopColor="var(--sky-2)" />
        <stop offset=".82" stopColor="var(--sky-3)" />
      </linearGradient>
      <radialGradient id={`${id}h`} cx={haze.x} cy={haze.y} r=".6">
        <stop offset="0" stopColor={HAZE} stopOpacity=".34" />
        <stop offset="1" stopColor={HAZE} stopOpacity="0" />
      </radialGradient>
      {fill(all, `url(#${id}s)`)}
      {fill(all, `url(#${id}h)`)}
      {children}
    </Svg>
  )
}

/** Mountains and a wood behind a scene of 320 by 150, far enough to the sides for a wide band. */
export function Behind({ seed, low = false }: { readonly seed: number; readonly low?: boolean }) {
  const next = seeded(seed)
  const peaks = times(9, i => [-220 + i * 92 + next() * 30, (low ? 74 : 54) + next() * 26] as const)
  const ridge = peaks.map(([x, y], i) => `L${tenth(x)} ${tenth(y)}L${tenth(x + 46)} ${tenth(84 + ((i * 7) % 11))}`)
  const snowy = peaks.map(([x, y]) => `M${tenth(x)} ${tenth(y)}l12 8.5-6 3.5-5.5-3-5 4-6-3.5-3.5 1z`)
  return (
    <>
      {fill(`M-240 150V90${ridge.join('')}V150Z`, FAR, 0.75)}
      {!low && fill(snowy.join(''), RIM, 0.55)}
      {fill(firs(40, seed + 1, -214, 114, 18, 19), FAR)}
      {fill(firs(30, seed + 2, -214, 116, 25, 23), MID)}
    </>
  )
}

/** The ground at about y 116, with falling snow in front of everything. */
export const Ground = ({ seed }: { readonly seed: number }) => (
  <>
    {fill('M-200 150V119Q-110 110 0 117T320 117T520 115V150Z', SNOW)}
    {fill('M-200 150V133Q-90 121 40 129T200 129T360 128T520 127V150Z', SHADE)}
    {fill(specks(40, seed, -200, 0, 720, 150, 0.7), FLAKE, 0.45)}
    {fill(specks(46, seed + 1, -200, 0, 720, 132, 1), FLAKE, 0.85)}
  </>
)

/** Marks of feet in the snow, from one point to another. */
export function tracks([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], n: number): string {
  return times(n, i => {
    const t = i / (n - 1)
    const size = tenth(2.2 - t)
    return `M${tenth(x1 + (x2 - x1) * t + (i % 2 ? 2 : -2) * (1 - t))} ${tenth(y1 + (y2 - y1) * t)}h${size}v${tenth(size * 0.55)}h-${size}z`
  }).join('')
}

/** A dark window with snow on its sill. */
export const sills = (d: string) => line(d, RIM, 1.8)
