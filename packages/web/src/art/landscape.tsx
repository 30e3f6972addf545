// Parts that all landscapes share: sky, haze toward the light, hills, firs, ground, lit windows.
import { type ReactNode, useId } from 'react'
import { disc } from './paths.ts'
import { seeded, tenth, times } from './random.ts'
import { fill } from './strokes.tsx'
import { type ArtProps, Svg } from './svg.tsx'

export const FAR = 'var(--far)'
export const MID = 'var(--mid)'
export const NEAR = 'var(--near)'
export const RIM = 'var(--rim)'
export const HAZE = 'var(--haze)'
export const SPARK = 'var(--spark)'

export interface Point {
  readonly x: number
  readonly y: number
}

interface LandscapeProps extends ArtProps {
  readonly kind?: string
  readonly width?: number
  readonly height?: number
  /** Where the light stands, as a share of the frame. */
  readonly light: Point
  readonly fit?: string
  /** The part of the frame to show, when not all of it. */
  readonly view?: string
  readonly children: ReactNode
}

/** A sky in the colours of the mood, and a haze around the light. */
export function Landscape({
  kind = 'scene',
  width = 320,
  height = 190,
  light,
  fit = 'xMidYMid slice',
  view = `0 0 ${width} ${height}`,
  children,
  ...art
}: LandscapeProps) {
  const id = useId()
  const all = `M0 0H${width}V${height}H0z`
  return (
    <Svg kind={kind} viewBox={view} fit={fit} {...art}>
      <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-1)" />
        <stop offset=".46" stopColor="var(--sky-2)" />
        <stop offset=".78" stopColor="var(--sky-3)" />
      </linearGradient>
      <radialGradient id={`${id}h`} cx={light.x} cy={light.y} r=".75">
        <stop offset="0" stopColor={HAZE} stopOpacity=".95" />
        <stop offset=".18" stopColor={HAZE} stopOpacity=".5" />
        <stop offset="1" stopColor={HAZE} stopOpacity="0" />
      </radialGradient>
      {fill(all, `url(#${id}s)`)}
      {fill(all, `url(#${id}h)`)}
      <circle cx={light.x * width} cy={light.y * height} r={height / 10} fill={HAZE} />
      {children}
    </Svg>
  )
}

/** Warm light around a window. */
export function Glow({ x, y, r }: Point & { readonly r: number }) {
  const id = useId()
  return (
    <>
      <radialGradient id={id}>
        <stop offset="0" stopColor={SPARK} stopOpacity=".75" />
        <stop offset="1" stopColor={SPARK} stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
    </>
  )
}

export function hills(y: number, height: number, seed: number): string {
  const next = seeded(seed)
  const humps = times(
    8,
    i => `Q${i * 40 + 20} ${tenth(y - next() * height)} ${i * 40 + 40} ${tenth(y + (next() - 0.5) * height)}`,
  )
  return `M0 190V${tenth(y + next() * height)}${humps.join('')}V190Z`
}

/** Mist in three flat veils, thicker toward the ground. */
export const Mist = ({ y, height }: { readonly y: number; readonly height: number }) => (
  <g fill="var(--sky-3)">
    {times(3, i => (
      <path key={i} d={`M0 ${y + (height * i) / 3}H320V190H0z`} opacity=".17" />
    ))}
  </g>
)

/** A ragged conifer standing on y. */
export function fir(x: number, y: number, height: number, width: number): string {
  const tiers = [1, 2, 3, 4, 5].map(i => i / 5)
  const at = (t: number, side: number): [string, string] => {
    const down = y - height + height * t * 0.86
    return [
      `L${tenth(x + side * width * t * 0.55)} ${tenth(down)}`,
      `L${tenth(x + side * width * t * 0.28)} ${tenth(down - height * t * 0.02)}`,
    ]
  }
  const trunk = tenth(y - height * 0.12)
  const right = tiers.map(t => at(t, 1).join('')).join('')
  const left = tiers
    .toReversed()
    .map(t => at(t, -1).toReversed().join(''))
    .join('')
  return `M${x} ${tenth(y - height)}${right}L${tenth(x + 1.6)} ${trunk}V${y}H${tenth(x - 1.6)}V${trunk}${left}Z`
}

export const GROUND = 'M0 190V156Q60 147 130 153T260 150T320 155V190Z'

interface WindowsProps extends Point {
  readonly columns: number
  readonly rows: number
  readonly seed: number
  readonly size?: number
  readonly step?: readonly [number, number]
}

/** A wall of windows in which few are lit. */
export function Windows({ x, y, columns, rows, seed, size = 4, step = [6, 10] }: WindowsProps) {
  const next = seeded(seed)
  const lit = times(columns * rows, i => (next() < 0.26 ? i : -1)).filter(i => i >= 0)
  const at = (i: number) =>
    `M${x + (i % columns) * step[0]} ${y + Math.floor(i / columns) * step[1]}h${size}v${size + 1}h-${size}z`
  return fill(lit.map(at).join(''), SPARK)
}

/** Stars or snow. */
export function specks(
  n: number,
  seed: number,
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
): string {
  const next = seeded(seed)
  return times(n, () => disc(tenth(x + next() * width), tenth(y + next() * height), tenth(size * (0.5 + next())))).join(
    '',
  )
}

/** A row of conifers. */
export function firs(n: number, seed: number, x: number, y: number, step: number, height: number): string {
  const next = seeded(seed)
  return times(n, i => {
    const tall = tenth(height * (1 + next()))
    return fir(tenth(x + i * step + next() * step * 0.6), y, tall, tenth(tall * 0.4))
  }).join('')
}
