// Outlive on the home page: irradiated dusk.
import { HAZE, Landscape, MID, NEAR, SPARK } from '../../../art/landscape.tsx'
import { disc } from '../../../art/paths.ts'
import { tenth, times } from '../../../art/random.ts'
import { fill, line } from '../../../art/strokes.tsx'
import type { CardArt } from '../../../face/manifest.ts'
import { AMUSEMENT_PARK } from '../art/amusementPark.tsx'
import { Truck } from '../art/convoy.tsx'
import { LeaderBust } from '../art/leaders.tsx'

const { light, draw: Park } = AMUSEMENT_PARK

const wheel = times(12, i => {
  const turn = (i * Math.PI) / 6
  return [tenth(746 + Math.cos(turn) * 62), tenth(336 + Math.sin(turn) * 62)] as const
})

export const art: CardArt = {
  scene: (
    <Landscape light={light}>
      <Park />
    </Landscape>
  ),
  cast: [
    <LeaderBust key="swifty" leader="swifty" />,
    <LeaderBust key="mary" leader="mary" />,
    <LeaderBust key="wilson" leader="wilson" />,
  ],
  panorama: {
    glow: { cx: 640, cy: 440, r: 600 },
    stops: [
      { offset: 0, stopColor: 'var(--sky-3)', stopOpacity: 0.95 },
      { offset: 0.4, stopColor: 'var(--sky-2)', stopOpacity: 0.6 },
      { offset: 1, stopColor: 'var(--sky-2)', stopOpacity: 0 },
    ],
    light: <circle cx="640" cy="404" r="46" fill={HAZE} />,
    behind: (
      <>
        {fill('M0 560V438H60V350h34v-22l18 16v94h40V376h44v62h26V402H260V438H560Q660 416 760 430T880 470V560Z', MID)}
        {fill('M68 366h6v8h-6zM80 382h6v8h-6zM68 410h6v8h-6zM162 390h7v8h-7zM178 406h7v8h-7zM98 352h5v7h-5z', SPARK)}
        {line(`${disc(746, 336, 62)}M746 336L714 452M746 336L778 452`, NEAR, 5)}
        {line(`${disc(746, 336, 52)}${wheel.map(([x, y]) => `M746 336L${x} ${y}`).join('')}`, NEAR, 1.8)}
        {fill(
          wheel
            .filter((_, i) => i % 4 !== 1)
            .map(([x, y]) => disc(x, y, 6))
            .join(''),
          NEAR,
        )}
        <Truck x={290} y={448} size={1.3} />
        <Truck x={400} y={451} size={1.4} />
      </>
    ),
  },
}
