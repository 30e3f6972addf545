// The twelve special zombies of Raxxon, 28 by 40: one body and one idea each. A red base, red eyes and a mark of their own
// set them apart from the many at 18 px.
import type { ExperimentId } from '@lastlight/long-night/content/experiments'
import { memo, type ReactElement } from 'react'
import { disc } from '../../../art/paths.ts'
import { fill, line } from '../../../art/strokes.tsx'
import { type ArtProps, Svg } from '../../../art/svg.tsx'
import { BLOOD, BONE, COLD, DEAD, DEAD_INK } from './colours.ts'

const BODY =
  'M14.5 4c3.6 0 5.9 2.5 5.7 5.9-.1 2.3-1.1 4-2.5 5l.3 1.4c2.8.6 4.3 2 4.8 4.5l1.7 8-2.9.8-1.9-5 .3 4.8 1 9.6h-4.3L14.5 31l-2.2 8H8l1.3-9.6.3-4.9-1.9 5-2.9-.8 1.7-8c.5-2.5 2-3.9 4.8-4.5l.3-1.4c-1.5-1-2.5-2.7-2.6-5C8.9 6.5 11 4 14.5 4z'
const EYES = 'M10.8 9l3 .8-.3 1.8-2.7-.7zM18.2 9l-3 .8.3 1.8 2.7-.7z'
const MOUTH = 'M11.8 13.2h5.4l-.9 1.3h-3.6z'

const WOOD = '#6b4a2c'
const SLIME = 'var(--r-algae)'

/** The one thing by which each of them is known. */
const MARKS: { readonly [id in ExperimentId]: ReactElement } = {
  claw: fill('M3 28l-2 7 3.2-4 .3 5.5 2-5 1.7 3.8.2-6zM25 28l2 7-3.2-4-.3 5.5-2-5-1.7 3.8-.2-6z', BONE),
  hunter: (
    <>
      {fill('M8 7L4 1l7 3zM21 7l4-6-7 3z', DEAD)}
      {fill('M3 24l-2 9 4-3zM26 24l1.5 9-4-3z', BONE)}
    </>
  ),
  collector: (
    <>
      {fill('M19 17q9-1 8 9-1 7-8 6-4-8 0-15z', WOOD)}
      {line('M22 15v5', '#3a2817', 1.5)}
    </>
  ),
  frostwalker: fill('M9 6l1-5 2.5 4L14.5 0l2 5L19 1l1 5zM4 30l1 6 1.5-5 1 5 1-6zM20 30l1 6 1.5-5 1 5 1-6z', COLD),
  tank: (
    <>
      {fill('M1 18q2-6 9-5h9q7-1 9 5l-2 9-5 1V18H8v10l-5-1z', DEAD)}
      {fill('M9 19h11v8H9z', DEAD_INK, 0.55)}
    </>
  ),
  howler: (
    <>
      {fill('M11.3 12.5h6.4l-.6 5h-5.2z', DEAD_INK)}
      {line('M3 9q-3 4 0 8M25 9q3 4 0 8M6 10.5q-1.5 2.5 0 5M22 10.5q1.5 2.5 0 5', BONE, 1.5)}
    </>
  ),
  carrier: (
    <>
      {fill(disc(14.5, 25, 7), DEAD)}
      {fill(disc(12, 24, 1.8) + disc(17, 26.5, 2.2) + disc(16, 21.5, 1.3), BLOOD)}
    </>
  ),
  hydra: (
    <>
      {fill(`${disc(6.5, 9, 4)}${disc(22.5, 9, 4)}M5 12l6 8 2-4zM24 12l-6 8-2-4z`, DEAD)}
      {line('M5 8.5h3M21 8.5h3', BLOOD, 1.6)}
    </>
  ),
  reaper: (
    <>
      {fill('M8 13C7 3 12 1 14.5 1S22 3 21 13q-2-7-6.5-7T8 13z', DEAD_INK)}
      {line('M25 38L22 8', WOOD, 1.8)}
      {fill('M23 8Q14 2 9 9q7-3 14.5 2z', BONE)}
    </>
  ),
  spitter: fill(`M12 14h5l3 9q-5 4-8 0z${disc(22, 25, 1.8)}${disc(9, 27, 1.3)}`, SLIME),
  stinker: (
    <>
      {line('M4 12q-3-3 0-6t0-6M25 12q3-3 0-6t0-6', SLIME, 1.8)}
      {fill('M9 24h11v3H9z', SLIME)}
    </>
  ),
  siren: fill('M8.5 15Q5 2 14.5 2T21 15l3 9-4-2q1-10-5.5-14Q8 12 9 22l-4 2z', BLOOD),
}

export const Special = memo(function Special({
  experiment,
  ...art
}: ArtProps & { readonly experiment: ExperimentId }): ReactElement {
  return (
    <Svg kind="figure special" viewBox="0 0 28 40" {...art}>
      <ellipse cx="14" cy="37" rx="13" ry="3" fill={BLOOD} />
      {fill(BODY, DEAD)}
      {MARKS[experiment]}
      {fill(EYES, BLOOD)}
      {fill(MOUTH, DEAD_INK)}
    </Svg>
  )
})

/** The tape that an audio log is on. */
export const Tape = (art: ArtProps): ReactElement => (
  <Svg kind="tape" viewBox="0 0 74 54" {...art}>
    <rect x="1" y="1" width="72" height="52" rx="6" fill="var(--post)" />
    <rect x="8" y="7" width="58" height="30" rx="4" fill={BONE} />
    <rect x="8" y="7" width="58" height="8" fill={BLOOD} />
    {fill(`${disc(25, 26, 8)}${disc(49, 26, 8)}M18 53l5-10h28l5 10z`, 'var(--near)')}
    {fill(disc(25, 26, 3) + disc(49, 26, 3), BONE)}
  </Svg>
)

/** A thumb: up, or turned down by a style. */
export const Thumb = (art: ArtProps): ReactElement => (
  <Svg kind="thumb" viewBox="0 0 24 24" {...art}>
    {fill(
      'M2 10h5v12H2zM9 10l4-8c2 0 3 1.5 2.6 3.5L15 9h6c1.5 0 2 1 1.7 2.5l-2 8.5c-.3 1.3-1 2-2.4 2H9z',
      'currentColor',
    )}
  </Svg>
)
