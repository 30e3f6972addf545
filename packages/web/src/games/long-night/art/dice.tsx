// The dice: six faces of an action die, and the four kinds of face of the exposure die.
import type { Exposure } from '@lastlight/long-night/content/exposure'
import { memo } from 'react'
import { Layers } from '../../../art/icons.tsx'
import { disc } from '../../../art/paths.ts'
import { fill, line } from '../../../art/strokes.tsx'
import { type ArtProps, Svg } from '../../../art/svg.tsx'
import { DAMAGE } from './glyphs/damage.ts'

/** Where the pips are, on a 24 grid. */
const PIPS: { readonly [value: number]: readonly (readonly [number, number])[] } = {
  1: [[12, 12]],
  2: [
    [7.5, 7.5],
    [16.5, 16.5],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7.5, 7.5],
    [16.5, 7.5],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7.5, 6.5],
    [16.5, 6.5],
    [7.5, 12],
    [16.5, 12],
    [7.5, 17.5],
    [16.5, 17.5],
  ],
}

interface DieFaceProps extends ArtProps {
  readonly value: number
  /** A used die is an outline in the colour of the text. */
  readonly used?: boolean
}

export const DieFace = memo(function DieFace({ value, used = false, ...art }: DieFaceProps) {
  return (
    <Svg kind="die" viewBox="0 0 24 24" {...art}>
      <rect
        x="1.75"
        y="1.75"
        width="20.5"
        height="20.5"
        rx="5"
        fill={used ? 'none' : 'var(--die)'}
        stroke={used ? 'currentColor' : 'var(--die-ink)'}
        strokeWidth={used ? 1.5 : 1}
      />
      {fill(PIPS[value]!.map(([x, y]) => disc(x, y, 2.2)).join(''), used ? 'currentColor' : 'var(--die-ink)')}
    </Svg>
  )
})

/** A die of twelve sides in the air: no face is to be seen. */
export const RolledDie = memo(function RolledDie(art: ArtProps) {
  return (
    <Svg kind="exposure" viewBox="0 0 48 48" {...art}>
      {fill('M24 1.5l14 4.6L46.5 18v14.5L38 42.4 24 46.5 10 42.4 1.5 32.5V18L10 6.1z', 'var(--mid)')}
      {line(
        'M24 8.5l15 11-5.7 17.5H14.7L9 19.5zM24 8.5V1.5M39 19.5l7.5-1.5M33.3 37l4.7 5.4M14.7 37L10 42.4M9 19.5L1.5 18',
        'var(--far)',
        1.2,
      )}
    </Svg>
  )
})

/** A face of the exposure die: an outline of twelve sides, and the mark on the front one. */
export const ExposureFace = memo(function ExposureFace({ face, ...art }: ArtProps & { readonly face: Exposure }) {
  const blank = face === 'blank'
  return (
    <Svg kind="exposure" viewBox="0 0 48 48" {...art}>
      {fill(
        'M24 1.5l14 4.6L46.5 18v14.5L38 42.4 24 46.5 10 42.4 1.5 32.5V18L10 6.1z',
        blank ? 'var(--mid)' : 'var(--dread)',
      )}
      {fill('M24 8.5l15 11-5.7 17.5H14.7L9 19.5z', '#fff', 0.1)}
      {line(
        'M24 8.5l15 11-5.7 17.5H14.7L9 19.5zM24 8.5V1.5M39 19.5l7.5-1.5M33.3 37l4.7 5.4M14.7 37L10 42.4M9 19.5L1.5 18',
        blank ? 'var(--far)' : 'var(--dread-edge)',
        1.2,
      )}
      {!blank && (
        <g transform="translate(14.5 14) scale(.79)" color="var(--dread-ink)">
          <Layers glyph={DAMAGE[face]} />
        </g>
      )}
    </Svg>
  )
})
