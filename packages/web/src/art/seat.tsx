// How a seat is told from the others: by its colour, its pattern and its player's initial.
import { memo, use, useId } from 'react'
import { Patterns } from './patterns.ts'
import { type ArtProps, Svg } from './svg.tsx'

const CLOTHS = [
  null,
  { size: 5, turn: 45, mark: <path d="M0 0h2v5H0z" /> },
  { size: 6, turn: 0, mark: <circle cx="3" cy="3" r="1.5" /> },
  { size: 7, turn: 0, mark: <path d="M0 4.5L3.5 1 7 4.5v2.3L3.5 3.3 0 6.8z" /> },
  { size: 7, turn: 0, mark: <path d="M0 0h3.5v3.5H0zM3.5 3.5H7V7H3.5z" /> },
]

interface ClothProps {
  readonly id: string
  readonly seat: number
  readonly scale?: number
  readonly colour?: string | undefined
}

/** The pattern of a seat: plain, stripes, dots, chevrons, checks. */
export function Cloth({ id, seat, scale = 1, colour = 'var(--on-seat)' }: ClothProps) {
  const cloth = CLOTHS[use(Patterns)[seat] ?? seat]
  return cloth ? (
    <pattern
      id={id}
      width={cloth.size}
      height={cloth.size}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${cloth.turn}) scale(${scale})`}
    >
      <g fill={colour} opacity=".4">
        {cloth.mark}
      </g>
    </pattern>
  ) : null
}

export const seatColour = (seat: number): string => `var(--seat-${seat + 1})`

interface SeatMarkProps extends ArtProps {
  readonly seat: number
  readonly letter: string
}

/** A round badge in the colour and pattern of a seat, with the player's initial. */
export const SeatMark = memo(function SeatMark({ seat, letter, size = '1.5em', ...art }: SeatMarkProps) {
  const id = useId()
  return (
    <Svg kind="seat-mark" viewBox="0 0 24 24" size={size} {...art}>
      <Cloth id={id} seat={seat} scale={0.8} />
      <circle cx="12" cy="12" r="11.5" fill={seatColour(seat)} />
      <circle cx="12" cy="12" r="11.5" fill={`url(#${id})`} />
      <circle cx="12" cy="12" r="7.5" fill={seatColour(seat)} />
      <text
        x="12"
        y="16.6"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontSize="13.5"
        fontWeight="800"
        fill="var(--on-seat)"
      >
        {letter}
      </text>
    </Svg>
  )
})

/** A wide pattern of a seat, to fill a whole card. */
export function SeatCloth({ seat, ...art }: ArtProps & { readonly seat: number }) {
  const id = useId()
  return (
    <Svg kind="seat-cloth" viewBox="0 0 400 300" fit="xMidYMid slice" {...art}>
      <Cloth id={id} seat={seat} scale={9} />
      <path d="M0 0h400v300H0z" fill={seatColour(seat)} />
      <path d="M0 0h400v300H0z" fill={`url(#${id})`} opacity=".4" />
    </Svg>
  )
}
