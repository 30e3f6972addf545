// One gate of the palisade. Each column of the board draws its own, so that it always meets its spaces.
import { memo } from 'react'
import { seeded, tenth } from '../../../art/random.ts'
import { fill, line } from '../../../art/strokes.tsx'
import { type ArtProps, Svg } from '../../../art/svg.tsx'
import { DOOR, POST } from './colours.ts'

const SNOW = 'var(--rim)'
/** Stakes to the left and to the right of the doors. */
const STAKES = [-2, 7, 16, 76, 85, 94]

interface FenceProps extends ArtProps {
  /** 1 to 6: each has its own wood. */
  readonly gate: number
  /** With every space taken the doors lean inwards. */
  readonly full?: boolean
}

export const Fence = memo(function Fence({ gate, full = false, ...art }: FenceProps) {
  const next = seeded(gate * 7919 + 5)
  const tops = STAKES.map(x => [x, tenth(11 + next() * 6)] as const)
  return (
    <Svg kind="fence" viewBox="0 0 100 46" fit="none" {...art}>
      {fill(tops.map(([x, y]) => `M${x} 46V${y}l4-6 4 6V46z`).join(''), POST)}
      {line(tops.map(([x, y]) => `M${x + 1} ${y}l3-4.5 3 4.5`).join(''), SNOW, 1.6)}
      {line(tops.map(([x, y]) => `M${x + 5.5} ${y + 8}V42`).join(''), DOOR, 0.7, 0.7)}
      {line('M-2 27h28M74 27h28M-2 38h28M74 38h28', DOOR, 3)}
      {fill('M25 46V4h7v42zM68 46V4h7v42zM22 7h56v5.5H22z', POST)}
      {line(`M26.5 16v26M69.5 16v26M${30 + gate} 10h6M${50 + gate} 9.5h9`, DOOR, 0.8, 0.8)}
      {line('M22.5 5.5h55', SNOW, 3.5)}
      {full ? (
        <>
          {fill('M32 12.5h36V46H32z', 'var(--near)', 0.75)}
          {fill('M32 46l3.5-28 12.5 4.5-2 23.5zM68 46l-5-30-12 5.5 1 24.5z', DOOR)}
          {line('M34.5 42L46 26M66 43L53.5 26', POST, 3)}
          {line('M38 19.5l-2 26M42.5 21l-1.5 25M59 19l2.5 27', POST, 0.8)}
          {line('M48 24l2-5M50.5 30l-3 4', SNOW, 0.9, 0.8)}
        </>
      ) : (
        <>
          {fill('M32 46V15h17.2v31zM50.8 46V15H68v31z', DOOR)}
          {line('M37.5 16v30M43.5 16v30M56.5 16v30M62.5 16v30', POST, 0.8)}
          {line('M33.5 44L48 19M66.5 44L52 19', POST, 3)}
          {fill('M46 29h8v3.5h-8z', POST)}
        </>
      )}
      {line('M0 45.5q8-3 15-.5t14 0M72 45.5q7-2.5 14 0t14-.5', SNOW, 2.2)}
    </Svg>
  )
})
