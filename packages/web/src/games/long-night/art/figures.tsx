// Figures that stand on a space, 28 by 40. The dead are cold and pale with their marks cut in, so that they read at 18 px; the
// living without a portrait are warm; boards and traps are things of wood and powder.
import { memo, type ReactNode } from 'react'
import { disc } from '../../../art/paths.ts'
import { fill, line } from '../../../art/strokes.tsx'
import { type ArtProps, Svg } from '../../../art/svg.tsx'
import { DEAD, DEAD_INK } from './colours.ts'

const LIVING = 'var(--living)'
const LIVING_INK = 'var(--living-ink)'
const REBEL = 'var(--rebel)'
const REBEL_INK = 'var(--rebel-ink)'

const Figure = ({ kind, children, ...art }: ArtProps & { readonly kind: string; readonly children: ReactNode }) => (
  <Svg kind={`figure ${kind}`} viewBox="0 0 28 40" {...art}>
    {children}
  </Svg>
)

interface DeadBody {
  readonly body: string
  /** Tears in the clothes. */
  readonly tears: string
  /** Where the face is. */
  readonly face: readonly [number, number]
}

const DEAD_BODIES: readonly DeadBody[] = [
  {
    body: 'M14.5 2c3.4 0 5.6 2.5 5.4 5.8-.1 2.3-1.1 4-2.5 5l.3 1.7c2.5.5 3.9 1.9 4.4 4.2l1.9 8.8-2.7.7-2-5.4.4 5.7-.9 1.3 1.4 9.2h-4.1L14.7 31l-1.6 8H8.9l1.2-9.4-.8-1.2.4-5-2 2.9 1 5-2.7.6-1.7-6.4 2.7-6.7c.8-1.8 2.2-2.9 4.2-3.4l.3-1.8c-1.5-1-2.4-2.8-2.3-4.9C9.4 4.4 11.5 2 14.5 2z',
    tears: 'M11 19l3.5 1.5-3 1.2zM17.5 24l-3.5 1 3.5 1.2z',
    face: [14.3, 7],
  },
  {
    body: 'M12 3.5c3.3-.5 5.8 1.6 6.1 4.8.2 2.3-.6 4.2-1.9 5.3l.4 1.4 8.5-1.9.6 2.3-8.2 3.9.3 7-.6 2 2.6 10.7h-4.1L13.5 31l-2.3 8H7l2-10.3-.9-1.2-.3-5.2-5.3-2.5 1-2.5 5.5.6c.6-1.2 1.6-2 3-2.3l.1-1.5c-1.6-.8-2.8-2.5-3-4.5C8.8 6.4 9.6 3.9 12 3.5z',
    tears: 'M10 24.5l4-1-3.5 2.5zM15.5 18.5l-3 1.5 3 .8z',
    face: [13.2, 8],
  },
  {
    body: 'M16.5 3c3 .2 4.9 2.7 4.6 5.7-.3 2.5-1.8 4.3-3.7 4.9l-.2 1.5c2 .9 3 2.5 3.1 4.7l.3 9-2.6.3-.9-6-.4 6.3 1.5 9.6h-4.2l-1.7-8-1.5 8H6.6l1.5-9.7-1-1.3 1-7.7-3.3 5.9-2.5-1.2 3.5-8c1-2.1 2.7-3.1 5.3-3.1l1.3-1.3c-1-1.2-1.4-2.6-1.2-4.2C11.6 5 13.7 2.8 16.5 3z',
    tears: 'M16 20l-4 .8 3.5 1.5zM10.5 25.5l3.5.8-3 1.5z',
    face: [16, 8.2],
  },
  {
    body: 'M15 2.5c3.3.2 5.3 2.8 5 6-.2 2.2-1.3 3.9-2.8 4.7l.5 1.4c2.4.4 4 1.8 4.6 4.1l2.7 5.8-2 1.7-4.2-4.5.2 6-.8 2 3 9.3h-4.2L14 31.5l-3.3 7.5H6.3l3-10-.8-1.5.4-6.3-4.2.5-3-3.9 2-1.6 2.2 2.2 4.6-1.8c.5-.5 1-.9 1.7-1.1l.2-1.6c-1.6-1-2.5-2.9-2.3-5.2.3-3.5 2.2-5.9 4.9-5.7z',
    tears: 'M12 26l4-1.5-2.5 3zM11.5 18.5l3 1.8-3.3.4z',
    face: [15, 7.6],
  },
]

const face = ([x, y]: readonly [number, number]) =>
  `M${x - 3.4} ${y}l2.7-.5.2 2.5-2.5.4zM${x + 0.9} ${y - 0.6}l2.7.3-.2 2.6-2.5-.4zM${x - 2} ${y + 4.2}q2-1.2 4.2-.1l-.4 1.3q-1.7-.7-3.4 0z`

/** How many bodies there are. */
export const ZOMBIES = DEAD_BODIES.length

interface ZombieProps extends ArtProps {
  /** Which of the bodies: neighbours at one entrance should differ. */
  readonly n?: number
}

export const Zombie = memo(function Zombie({ n = 0, ...art }: ZombieProps) {
  const { body, tears, face: at } = DEAD_BODIES[n % ZOMBIES]!
  return (
    <Figure kind="zombie" {...art}>
      {fill(body, DEAD)}
      {fill(face(at) + tears, DEAD_INK)}
    </Figure>
  )
})

/** Somebody who can neither fight nor search: sits wrapped in a blanket. */
export const Helpless = (art: ArtProps) => (
  <Figure kind="helpless" {...art}>
    {fill(
      'M14 8.5c5 0 8 4 8 9 0 2.5-.8 4.5-2 6 3.800 2.5 5.5 8 5 15.5H3c-.5-7.5 1.200-13 5-15.5-1.200-1.5-2-3.5-2-6 0-5 3-9 8-9z',
      LIVING,
    )}
    {fill(disc(14, 17.5, 5), LIVING_INK)}
    {fill(disc(14, 18, 4), LIVING)}
    {fill(disc(12.3, 17.5, 0.9) + disc(15.7, 17.5, 0.9), LIVING_INK)}
    {line('M12.5 20.3q1.5-.9 3 0', LIVING_INK, 1)}
    {line('M9.5 25q2 5 8.5 5.5M7 38q-.3-5 1.5-8', LIVING_INK, 1.5)}
  </Figure>
)

/** A helpless one who has had enough: stands, and raises a fist. */
export const Rebel = (art: ArtProps) => (
  <Figure kind="rebel" {...art}>
    {fill('M5 39c-.5-9 0-16.5 7-17.5 3.5-.4 5.5.8 7 3L22 39z', REBEL)}
    {line('M17.5 25.5L22 17.5v-7', REBEL, 4.4)}
    {fill('M18.5 4.5a2.3 2.3 0 0 1 2.3-2.3h2.7A2.3 2.3 0 0 1 25.8 4.5v4.2a2 2 0 0 1-2 2h-3.3a2 2 0 0 1-2-2z', REBEL)}
    {fill(disc(11.5, 14.5, 5.5), REBEL)}
    {line('M20.5 5.2h5M20.5 7.6h5', REBEL_INK, 1)}
    {line('M8.6 12.8l2.4 1M14.6 12.8l-2.4 1M9.8 18.3q1.7-1.6 3.4 0', REBEL_INK, 1.4)}
  </Figure>
)

const BOARD = '#b98a58'
const BOARD_SHADE = '#94683d'
const POST = '#6b4a2c'
const NAIL = '#33220f'

export const Barricade = (art: ArtProps) => (
  <Figure kind="barricade" {...art}>
    {fill('M4 9h4.5v30H4zM19.5 7H24v32h-4.5z', POST)}
    {fill('M.8 13.5L26.5 9.8l.7 5L1.5 18.5zM1.3 24l25.6 1.8-.4 5L1 29z', BOARD)}
    {fill('M3 33.5L25 16.8l2.4 4L5.5 37.5z', BOARD_SHADE)}
    {line('M3 15.8l8-1.1M16 27l8 .6M9 31.3l8-6', '#e0b987', 0.9, 0.8)}
    {fill([disc(6.2, 15.3, 1), disc(21.7, 12.8, 1), disc(6.2, 26.8, 1), disc(21.7, 28, 1)].join(''), NAIL)}
  </Figure>
)

/** Explosives with a wire. */
export const Trap = (art: ArtProps) => (
  <Figure kind="trap" {...art}>
    {fill('M3 36q11-4 22 0v3H3z', POST, 0.7)}
    {fill('M5 18.5q0-1.5 1.5-1.5H9q1.5 0 1.5 1.5V37H5zM17.5 18.5q0-1.5 1.5-1.5h2.5q1.5 0 1.5 1.5V37h-5.5z', '#b3312f')}
    {fill('M11.25 16.5q0-1.5 1.5-1.5h2.5q1.5 0 1.5 1.5V37h-5.5z', '#c8423c')}
    {fill('M4.5 24h19v3.5h-19zM4.5 31h19v2.5h-19z', '#2a1a14')}
    {line('M14 15q0-8 6-8.5', '#d8cdb6', 1.6)}
    {fill('M21.5 1.5l1.1 3 3 .5-2.3 2.1.6 3-2.6-1.5-2.6 1.5.6-3-2.3-2.1 3-.5z', 'var(--spark)')}
    {fill(disc(21.5, 6.3, 1.5), '#fff3d8')}
  </Figure>
)

/** A noise token, round like a coin. */
export const Noise = (art: ArtProps) => (
  <Svg kind="noise" viewBox="0 0 24 24" {...art}>
    {fill(disc(12, 12, 11), 'var(--bone)')}
    {line(disc(12, 12, 9.4), '#8c7f63', 1)}
    {fill('M5.5 10v4H8l4 3.5v-11L8 10z', '#4a2f14')}
    {line('M14.2 9.6q1.7 2.4 0 4.8M16.5 7.7q3 4.3 0 8.6', '#4a2f14', 1.6)}
  </Svg>
)
