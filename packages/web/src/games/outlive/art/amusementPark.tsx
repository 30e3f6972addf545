// The amusement park: an area of the valley, and the picture of Outlive on the home page, which needs no other area.

import { memo } from 'react'
import { FAR, GROUND, HAZE, hills, MID, Mist, NEAR, RIM, SPARK } from '../../../art/landscape.tsx'
import { disc } from '../../../art/paths.ts'
import { tenth, times } from '../../../art/random.ts'
import type { Scene } from '../../../art/scene.ts'
import { fill, line } from '../../../art/strokes.tsx'

function AmusementPark() {
  const seats = times(12, i => {
    const turn = (i * Math.PI) / 6 + 0.12
    return [tenth(98 + Math.cos(turn) * 56), tenth(88 + Math.sin(turn) * 56)] as const
  })
  const cabin = ([x, y]: readonly [number, number]) => `M${x - 6} ${y + 2}q6-8 12 0l-2 8h-8z`
  const hung = seats.filter((_, i) => ![2, 7, 10].includes(i))
  const track = times(20, i => {
    const x = 168 + i * 8
    return [x, tenth(104 - 42 * Math.sin((x - 168) / 26) * Math.exp((168 - x) / 240))] as const
  })
  const rail = `M${track.map(([x, y]) => `${x} ${y}`).join('L')}`
  return (
    <>
      {fill(hills(122, 10, 31), FAR, 0.75)}
      {line(`${track.map(([x, y]) => `M${x} ${y}V158`).join('')}M168 122H320M168 140H320`, MID, 1.4)}
      {line(rail, NEAR, 4.5)}
      {line(rail, RIM, 1.2)}
      <Mist y={110} height={42} />
      {line(`${disc(98, 88, 56)}M98 88L70 158M98 88L126 158`, NEAR, 4)}
      {line(`${disc(98, 88, 47)}${seats.map(([x, y]) => `M98 88L${x} ${y}`).join('')}`, NEAR, 1.6)}
      {line('M98 32a56 56 0 0 1 48 27', RIM, 1.6)}
      <circle cx="98" cy="88" r="6" fill={NEAR} />
      {fill(
        hung
          .filter((_, i) => i % 3)
          .map(cabin)
          .join(''),
        NEAR,
      )}
      {fill(
        hung
          .filter((_, i) => i % 3 === 0)
          .map(cabin)
          .join(''),
        '#cf5d35',
      )}
      {fill('M182 160V134h56v26z', NEAR)}
      {fill('M176 136L210 108 244 136Z', '#b3472b')}
      {fill('M210 108L196 136H186ZM210 108L208 136H218L210 108ZM210 108L230 136H240Z', HAZE, 0.85)}
      {fill('M209 109V97l10 3.5-9 3.5v5z', '#cf5d35')}
      {line('M126 120Q176 150 196 122', NEAR, 1)}
      {fill(
        [
          [138, 127],
          [150, 132],
          [163, 135],
          [176, 134],
          [187, 129],
        ]
          .map(([x, y]) => disc(x!, y!, 1.8))
          .join(''),
        SPARK,
      )}
      {fill(GROUND, NEAR)}
      {fill('M262 160v-20h6v20zM256 140h18l-3-8h-12z', NEAR)}
    </>
  )
}

export const AMUSEMENT_PARK: Scene = { light: { x: 0.88, y: 0.34 }, draw: memo(AmusementPark) }
