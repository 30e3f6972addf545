// The panorama of the home page: one lantern in the middle, and around it the land of each game that draws a part of it.
import { type ReactElement, useId } from 'react'
import { HAZE, specks } from '../../art/landscape.tsx'
import { fill, line } from '../../art/strokes.tsx'
import { type ArtProps, Svg } from '../../art/svg.tsx'
import type { Panorama as Part } from '../../face/manifest.ts'

export interface Land extends Part {
  readonly game: string
}

const ALL = 'M0 0h1600v560H0z'

interface BlendProps {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly colour: string
  readonly lands: readonly Land[]
}

/** A colour that changes from one game's mood to the next one's. */
const Blend = ({ id, from, to, colour, lands }: BlendProps): ReactElement => (
  <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from} y1="0" x2={to} y2="0">
    {lands.map(({ game }, i) => (
      <stop key={game} offset={i / Math.max(1, lands.length - 1)} data-mood={game} stopColor={colour} />
    ))}
  </linearGradient>
)

export function Panorama({ lands, ...art }: ArtProps & { readonly lands: readonly Land[] }): ReactElement {
  const id = useId()
  const inMood = (of: (land: Land) => Part['light'] | undefined): readonly ReactElement[] =>
    lands.map(land => (
      <g key={land.game} data-mood={land.game}>
        {of(land)}
      </g>
    ))
  return (
    <Svg kind="scene panorama" viewBox="0 0 1600 560" fit="xMidYMax slice" {...art}>
      <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-1)" />
        <stop offset=".6" stopColor="var(--sky-2)" />
        <stop offset="1" stopColor="var(--sky-3)" />
      </linearGradient>
      {inMood(({ game, glow, stops }) => (
        <radialGradient id={id + game} gradientUnits="userSpaceOnUse" {...glow}>
          {stops.map(stop => (
            <stop key={stop.offset} {...stop} />
          ))}
        </radialGradient>
      ))}
      <radialGradient id={`${id}l`} gradientUnits="userSpaceOnUse" cx="938" cy="420" r="250">
        <stop offset="0" stopColor={HAZE} />
        <stop offset=".12" stopColor="var(--lantern-fill)" stopOpacity=".85" />
        <stop offset=".5" stopColor="var(--lantern-fill)" stopOpacity=".28" />
        <stop offset="1" stopColor="var(--lantern-fill)" stopOpacity="0" />
      </radialGradient>
      <Blend id={`${id}f`} from={600} to={1200} colour="var(--far)" lands={lands} />
      <Blend id={`${id}g`} from={780} to={980} colour="var(--near)" lands={lands} />
      {fill(ALL, `url(#${id}s)`)}
      {lands.map(({ game }) => (
        <path key={game} d={ALL} fill={`url(#${id}${game})`} />
      ))}
      {fill(specks(60, 12, 0, 0, 1600, 260, 0.9), HAZE, 0.6)}
      {inMood(({ light }) => light)}
      {fill(
        'M0 560V410L90 392 200 410 330 386 470 408 620 392 760 412 880 396 960 372 1040 330 1110 362 1170 300 1250 352 1330 286 1420 350 1500 316 1600 360V560Z',
        `url(#${id}f)`,
      )}
      {inMood(({ behind }) => behind)}
      {fill(
        'M0 560V452Q160 436 340 448T700 462Q800 466 890 446T1160 452Q1300 474 1420 452T1600 458V560Z',
        `url(#${id}g)`,
      )}
      {inMood(({ before }) => before)}
      {fill(ALL, `url(#${id}l)`)}
      <g transform="translate(902 450) scale(1.12)">
        {fill(
          'M-2-92c8 0 13 5 13 13 0 5-1 8-3 11 7 2 10 7 12 14l14 7-3 7-15-4c2 12 4 26 6 44h-14l-3-14-5 14h-16c0-26 2-44 6-58-2-8 0-13 5-16-4-3-6-6-6-10 0-5 3-8 9-8z',
          '#12100c',
        )}
        {line('M10-84q2 8-1 14M20-52q4 20 6 50', '#ffcf7a', 1.8, 0.85)}
        {line('M32-44v5', '#12100c', 1.8)}
        {fill('M26-39h12l2 5H24zM26-20h12v4H26z', '#12100c')}
        {fill('M26.5-34h11v14h-11z', '#fff3cf')}
      </g>
      {fill(specks(70, 41, 900, 40, 700, 470, 1.6), '#fff', 0.75)}
    </Svg>
  )
}
