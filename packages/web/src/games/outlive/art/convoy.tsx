// The convoy in the hole of the ring: every day its lights are nearer.
import { FAR, HAZE, Landscape, MID, NEAR, RIM, SPARK } from '../../../art/landscape.tsx'
import { disc } from '../../../art/paths.ts'
import { fill, line } from '../../../art/strokes.tsx'
import type { ArtProps } from '../../../art/svg.tsx'

/** A truck seen from the side, its lamps to the right. */
export const Truck = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    {fill('M54-4L112-16V10Z', HAZE, 0.28)}
    {fill('M0 0V-24q17-7 34 0V0zM36 0V-17H46L54-8V0z', NEAR)}
    {fill(disc(9, 1, 5) + disc(26, 1, 5) + disc(46, 1, 5), '#0b0d0a')}
    {fill('M39-14h6l4 5H39z', SPARK)}
    <circle cx="54" cy="-4" r="2.6" fill="#fff3c9" />
    {line('M0-24q17-7 34 0', RIM, 1.5)}
  </g>
)

interface ConvoyProps extends ArtProps {
  /** 1 to 6; on the last day it is here. */
  readonly day: number
}

export function Convoy({ day, ...art }: ConvoyProps) {
  const near = (day - 1) / 5
  const size = 0.3 + 0.75 * near
  const road = 50 + 12 * near
  const lead = 316 - 62 * size
  return (
    <Landscape width={330} height={72} light={{ x: 0.9, y: 0.5 }} fit="xMaxYMax slice" {...art}>
      {fill('M0 72V46Q40 30 84 42T170 36 250 44 330 38V72Z', FAR)}
      {fill(`M0 72V${road - 2}Q90 ${road - 6} 180 ${road - 3}T330 ${road - 3}V72Z`, MID)}
      {[2, 1, 0].map(i => (
        <Truck key={i} x={lead - i * 64 * size} y={road} size={size} />
      ))}
      {fill(`M0 72V${road + 2}Q120 ${road} 330 ${road + 2}V72Z`, NEAR)}
    </Landscape>
  )
}
