// Heroes on the board: a hooded figure in three builds, in the cloth of their seat.
import { memo, useId } from 'react'
import { Cloth, seatColour } from '../../../art/seat.tsx'
import { type ArtProps, Svg } from '../../../art/svg.tsx'

export type Strength = 3 | 4 | 5

const STANDING = {
  3: 'M20 6c5 0 8 4 8 9 0 2.5-.8 4.6-2 6.2 4 2 5.5 6 6 12L33 46H7l1-12.8c.5-6 2-10 6-12-1.2-1.6-2-3.7-2-6.2 0-5 3-9 8-9z',
  4: 'M20 3.5c5.5 0 8.8 4.2 8.8 9.5 0 2.6-.9 5-2.3 6.7 5.3 2.2 7.2 6.8 7.7 13L35 46H5l.8-13.3c.5-6.2 2.4-10.8 7.7-13-1.4-1.7-2.3-4.1-2.3-6.7 0-5.3 3.3-9.5 8.8-9.5z',
  5: 'M20 1c6 0 9.5 4.5 9.5 10 0 2.8-1 5.3-2.6 7.1 7 2.2 9.2 7.4 9.7 14L37.5 46h-35l.9-13.9c.5-6.6 2.7-11.8 9.7-14-1.6-1.8-2.6-4.3-2.6-7.1C10.5 5.5 14 1 20 1z',
}
const LYING =
  'M9 12c4.5 0 7.5 3 8 6.5C21 13 27 11 34 11h20c2.5 0 4 1.8 4 4.5V27c0 2-1.3 3-3 3H9c-4.8 0-8-4-8-9s3.2-9 8-9z'
const HEAD_LINE = { 3: 19, 4: 17, 5: 15.5 }

interface PawnProps extends ArtProps {
  readonly strength: Strength
  /** Standing heroes have moved today; lying ones have not. */
  readonly stance: 'standing' | 'lying'
  readonly seat: number
  /** The player's initial. */
  readonly letter?: string
  /** A preview of where the hero would go. */
  readonly ghost?: boolean
}

export const Pawn = memo(function Pawn({ strength, stance, seat, letter, ghost = false, ...art }: PawnProps) {
  const id = useId()
  const standing = stance === 'standing'
  const shape = standing ? STANDING[strength] : LYING
  const colour = ghost ? 'var(--lantern)' : seatColour(seat)
  const filled = standing && !ghost
  const hollow = ghost ? 'var(--lantern-wash)' : 'var(--bg-1)'
  const [x, y] = standing ? [20, 34.5] : [37, 20.5]
  const kind = `pawn pawn-${stance} pawn-${strength}${ghost ? ' pawn-ghost' : ''}`
  return (
    <Svg kind={kind} viewBox={standing ? '0 -1 40 50' : '-1 9 61 23'} {...art}>
      <Cloth id={id} seat={seat} colour={filled ? undefined : colour} />
      <path
        d={shape}
        fill={filled ? colour : hollow}
        stroke={filled ? 'var(--on-seat)' : colour}
        strokeWidth={filled ? 2 : 2.4}
        strokeDasharray={ghost ? '5 3' : undefined}
        paintOrder="stroke"
      />
      {seat > 0 && !ghost && <path d={shape} fill={`url(#${id})`} />}
      <circle cx={x} cy={y} r={standing ? 9.5 : 9} fill={ghost ? hollow : colour} />
      {seat > 0 && !ghost && (
        <circle
          cx={standing ? 20 : 9.5}
          cy={standing ? HEAD_LINE[strength] - 4.5 : 21}
          r="7"
          fill={filled ? colour : hollow}
        />
      )}
      <g fontFamily="var(--font-display)" textAnchor="middle">
        <text x={x} y={y + 6.8} fontSize="19" fontWeight="850" fill={ghost ? colour : 'var(--on-seat)'}>
          {strength}
        </text>
        {letter && (
          <text
            x={standing ? 20 : 9.5}
            y={standing ? HEAD_LINE[strength] : 25.5}
            fontSize="13"
            fontWeight="750"
            fill={filled ? 'var(--on-seat)' : colour}
          >
            {letter}
          </text>
        )}
      </g>
    </Svg>
  )
})
