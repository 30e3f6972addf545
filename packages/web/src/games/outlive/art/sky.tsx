// A strip of sky over the shelter: the hatch glows, the valley lies behind it.
import { useId } from 'react'
import { FAR, HAZE, MID, NEAR, RIM, SPARK } from '../../../art/landscape.tsx'
import { disc } from '../../../art/paths.ts'
import { seeded, tenth, times } from '../../../art/random.ts'
import { fill, line } from '../../../art/strokes.tsx'
import { type ArtProps, Svg } from '../../../art/svg.tsx'

const COLOURS = {
  dawn: ['var(--sky-1)', 'var(--sky-2)', 'var(--sky-3)'],
  day: ['var(--sky-2)', 'var(--sky-2)', 'var(--haze)'],
  night: ['var(--bg-0)', 'var(--sky-1)', 'var(--sky-2)'],
} as const

interface SkyProps extends ArtProps {
  readonly time: keyof typeof COLOURS
}

function Stars() {
  const next = seeded(9)
  return fill(
    times(60, () => disc(tenth(next() * 1000), tenth(next() * 56), tenth(0.5 + next()))).join(''),
    'var(--spark)',
    0.75,
  )
}

export function Sky({ time, ...art }: SkyProps) {
  const id = useId()
  const [top, middle, bottom] = COLOURS[time]
  const wheel = times(4, i => {
    const [x, y] = [tenth(Math.cos((i * Math.PI) / 4) * 20), tenth(Math.sin((i * Math.PI) / 4) * 20)]
    return `M${660 - x} ${58 - y}L${660 + x} ${58 + y}`
  })
  return (
    <Svg kind="scene sky" viewBox="0 0 1000 110" fit="xMidYMax slice" {...art}>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={top} />
        <stop offset=".5" stopColor={middle} />
        <stop offset="1" stopColor={bottom} />
      </linearGradient>
      {fill('M0 0h1000v110H0z', `url(#${id})`)}
      {time === 'night' && <Stars />}
      {time === 'night' && fill('M306 24a14 14 0 1 0 13 20a12 12 0 0 1-13-20z', HAZE)}
      {time === 'dawn' && <circle cx="820" cy="72" r="26" fill={HAZE} />}
      {time === 'day' && <circle cx="310" cy="42" r="16" fill={HAZE} />}
      {fill(
        'M0 110V80Q120 56 280 74Q420 88 560 72Q720 54 860 70Q940 78 1000 70V110Z',
        FAR,
        time === 'night' ? 0.35 : 0.8,
      )}
      {line(`${disc(660, 58, 20)}${wheel.join('')}M660 58L650 92M660 58L670 92`, MID, 2)}
      {fill('M728 96V52h24v44zM756 96V40h20v56zM780 96V58h26v38z', MID)}
      {fill('M760 48h4v4h-4zM768 60h4v4h-4zM734 60h4v4h-4zM790 66h4v4h-4z', SPARK)}
      {fill('M0 110V92Q150 70 340 88Q520 98 700 84Q860 74 1000 86V110Z', MID)}
      {time === 'night' && fill('M440 88L380 0H580L520 88z', HAZE, 0.14)}
      {fill('M0 110V96Q240 90 470 94T1000 92V110Z', NEAR)}
      {fill('M446 96v-6q34-20 68 0v6z', NEAR)}
      {fill('M456 92q24-13 48 0z', SPARK)}
      {line('M446 90q34-20 68 0', RIM, 1.6)}
    </Svg>
  )
}
