// The drawings of active events on the areas.

import { AREAS, type Area } from '@lastlight/outlive/content/areas'
import type { EventId } from '@lastlight/outlive/content/events'
import type { ReactNode } from 'react'
import { HAZE, NEAR, type Point, SPARK } from '../../../art/landscape.tsx'
import { disc } from '../../../art/paths.ts'
import { seeded, tenth, times } from '../../../art/random.ts'
import { fill, line } from '../../../art/strokes.tsx'

const ASH = '#d8d2c4'
const BLOOD = '#e0533d'

const at = ({ x, y }: Point, what: ReactNode, size = 1) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>{what}</g>
)

const flame = (
  <>
    {fill('M0 0q-9-14 0-27q2 8 6 10q-1-10 6-18q10 18 3 35z', '#f0702c')}
    {fill('M4 0q-4-9 1-14q2 5 5 5q4 5 0 9z', '#ffd36b')}
  </>
)
const Fire = () => (
  <>
    {at({ x: 128, y: 157 }, flame, 1.15)}
    {at({ x: 186, y: 157 }, flame, 0.75)}
    {at({ x: 84, y: 156 }, flame, 0.9)}
    {at({ x: 226, y: 158 }, flame, 0.6)}
    {fill(times(9, i => disc(84 + i * 18, 118 - ((i * 37) % 50), 1.3)).join(''), '#ffb45a')}
    {fill('M96 112q-10-18 6-32t-4-34q22 16 8 36t4 30z', NEAR, 0.35)}
  </>
)

const Rubble = () => (
  <>
    {fill('M206 160l8-16 15 4 8-12 16 6 6 18z', '#8b8272')}
    {fill('M214 144l15 4 8-12-12-2zM237 136l16 6-6 8z', '#b9ae98')}
    {fill('M178 96l12 3 2 10-10 5-9-7zM262 84l8 2 1 8-8 2-5-6zM222 70l7 2v7l-7 1-4-5z', '#8b8272')}
    {line('M184 88l-3-14M266 78l-2-12M225 64l-1-10', ASH, 1.6, 0.6)}
  </>
)

const thief = (
  <>
    {fill(`${disc(1, -33, 5.5)}M-8-12q-1-14 8-15 10 0 9 15l4 12H7L1-10-5 0h-7z`, NEAR)}
    {fill('M-19-17q-6-13 5-17 13 1 9 15-5 7-14 2z', '#c08a3e')}
    {line('M-14-34l-2-4M-6-22l7-3', '#6a4326', 2.4)}
  </>
)
const Sacks = () => (
  <>
    {at({ x: 160, y: 158 }, thief)}
    {at({ x: 262, y: 159 }, thief, 1.1)}
    {at({ x: 132, y: 161 }, thief, 1.15)}
  </>
)

/** An empty crate on its side. */
const Empty = () => (
  <>
    {fill('M126 166l4-19h34l6 19z', '#7a5428')}
    {fill('M132 163l3-13h25l4 13z', '#17120c')}
    {line('M140 150l-2 13M150 150v13M158 150l3 13', '#7a5428', 1.8)}
    {fill(disc(184, 163, 3.5) + 'M184 159.5h8v7h-8z', ASH, 0.8)}
  </>
)

const Tents = () => (
  <>
    {fill('M98 160l17-30 17 30zM138 160l13-23 13 23zM286 160l-12-20-12 20z', '#8d5c33')}
    {fill('M115 130l17 30h-12zM151 137l13 23h-9z', '#5d3a1f')}
    {fill('M115 142l5 18h-9zM274 148l4 12h-8z', SPARK)}
    {line('M115 130l-4-6m4 6l4-6M151 137l-3-5m3 5l3-5', NEAR, 1.8)}
  </>
)

const Cloud = () => (
  <g transform="translate(70 22)">
    {fill('M40 66a22 22 0 0 1 8-42 32 32 0 0 1 58-6 26 26 0 0 1 46 16 17 17 0 0 1-4 32z', '#a9b84a', 0.92)}
    {fill('M44 66a22 22 0 0 1-12-8q50 6 108-6a17 17 0 0 1 8 14z', '#5f6f24', 0.9)}
    {line('M60 76l-8 22M86 76l-8 26M112 76l-8 22M136 76l-6 18', '#c6d35c', 2.4, 0.8)}
    <g transform="translate(76 26) scale(1.2)" fill="#2c330f">
      <path d="M12 9.7a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 0 1 0-4.6zM12 1.5a10.5 10.5 0 0 1 5.25 1.4L13.9 8.7a3.8 3.8 0 0 0-3.8 0L6.75 2.9A10.5 10.5 0 0 1 12 1.5zM22.5 12a10.5 10.5 0 0 1-5.25 9.1L13.9 15.3a3.8 3.8 0 0 0 1.9-3.3zM1.5 12a10.5 10.5 0 0 0 5.25 9.1l3.35-5.8A3.8 3.8 0 0 1 8.2 12z" />
    </g>
  </g>
)

function Snowfall() {
  const next = seeded(5)
  const flakes = times(46, () => disc(tenth(next() * 320), tenth(next() * 160), tenth(0.9 + next() * 1.5)))
  return (
    <>
      {fill('M0 0H320V190H0z', '#9cc4de', 0.2)}
      {fill('M0 190V158Q60 149 130 155T260 152T320 157V190Z', '#e9f3f8')}
      {fill('M0 190V170Q80 162 170 168T320 166V190Z', '#b5d0e0')}
      {fill(flakes.join(''), '#fff')}
    </>
  )
}

const Sick = () => (
  <>
    {fill('M142 162q2-9 14-9h16q10 0 12 9z', NEAR)}
    {line('M146 156l-9-12M180 157l8-11M152 154l-3-10M174 154l4-9', NEAR, 2.6)}
    {fill(
      [
        [136, 118],
        [160, 104],
        [184, 120],
        [206, 106],
      ]
        .map(([x, y]) => disc(x!, y!, 6))
        .join(''),
      '#b7c94f',
    )}
    {line(
      [
        [136, 118],
        [160, 104],
        [184, 120],
        [206, 106],
      ]
        .map(([x, y]) => `M${x} ${y! - 9}v18M${x! - 9} ${y}h18M${x! - 6} ${y! - 6}l12 12M${x! + 6} ${y! - 6}l-12 12`)
        .join(''),
      '#b7c94f',
      1.7,
    )}
    {fill(
      [
        [134, 116],
        [158, 102],
        [186, 118],
        [204, 104],
      ]
        .map(([x, y]) => disc(x!, y!, 1.8))
        .join(''),
      '#3d4712',
    )}
  </>
)

const Beast = () => (
  <>
    {fill(
      'M132 162l3-18q-9-4-8-16l-6-10 11 4q4-7 14-6l2-10 6 9q16-2 26 4l14-5-7 11q8 8 8 18l4 19h-9l-5-14q-14 5-28 1l-4 13z',
      NEAR,
    )}
    {fill(disc(136, 127, 2.3) + disc(144, 124, 2.3) + disc(150, 128, 1.7), BLOOD)}
    {fill('M160 108l3-9 5 9zM172 108l4-9 4 10z', NEAR)}
  </>
)

const Sand = () => (
  <>
    {fill('M0 0H320V190H0z', '#d9a85a', 0.34)}
    {fill(
      'M0 98q46-20 92-4t96-6 132 6v26q-62-16-124-4T86 122 0 124zM0 142q60-16 130-4t190-8v22q-90 12-170 2T0 162z',
      '#e2b96e',
      0.62,
    )}
    {line(
      'M10 60q40-14 84-2t96-6M150 84q40-12 80-2t84-8M30 112q50-12 110 0M190 128q50-10 116 2M16 30q40-8 84 0',
      HAZE,
      2.2,
      0.75,
    )}
  </>
)

const rat = (
  <>
    {fill('M0 0q-1-13 14-13 6 0 9 3 6-2 6 4 5 2 6 6z', '#77705f')}
    {fill('M0 0q-1-7 6-10 4 6 14 10z', '#57513f')}
    {line('M1-1q-8 1-13-5', '#77705f', 2)}
    <circle cx="29" cy="-4" r="1.5" fill={BLOOD} />
  </>
)
const Rats = () => (
  <>
    {at({ x: 78, y: 164 }, rat, 1.1)}
    {at({ x: 132, y: 172 }, rat, 1.4)}
    {at({ x: 186, y: 163 }, rat)}
    {at({ x: 230, y: 173 }, rat, 1.2)}
  </>
)

const flag = (
  <>
    {fill('M0 0h3v-52H0z', NEAR)}
    {fill('M3-52q12-5 18 1t15 0v26q-9 5-15-1T3-26z', BLOOD)}
    {fill(
      'M18-48a7 7 0 0 1 4 12.5v4.5h-8v-4.5a7 7 0 0 1 4-12.5zM15.5-42a1.8 1.8 0 1 0 .1 0zM20.5-42a1.8 1.8 0 1 0 .1 0z',
      '#2a0f0b',
    )}
  </>
)
const Flags = () => (
  <>
    {at({ x: 132, y: 162 }, flag)}
    {at({ x: 196, y: 160 }, flag, 0.8)}
  </>
)

interface EventMark {
  /** The areas where it can be seen: those it harms, or where it comes from. */
  readonly areas: readonly Area[]
  readonly draw: () => ReactNode
}

export const EVENT_MARKS: { readonly [id in EventId]: EventMark } = {
  wildfire: { areas: ['forest'], draw: Fire },
  fallingDebris: { areas: ['mine'], draw: Rubble },
  looters: { areas: ['amusementPark'], draw: Sacks },
  generalShortage: { areas: ['amusementPark', 'forest', 'mine'], draw: Empty },
  nomads: { areas: ['blackwood', 'silentPeak'], draw: Tents },
  radioactiveCloud: { areas: ['dam'], draw: Cloud },
  iceAge: { areas: ['silentPeak'], draw: Snowfall },
  epidemic: { areas: ['mine', 'amusementPark', 'forest'], draw: Sick },
  animalMutation: { areas: ['forest', 'amusementPark', 'mine'], draw: Beast },
  sandstorm: { areas: ['cargoShip', ...AREAS.filter(area => area !== 'cargoShip')], draw: Sand },
  ratPlague: { areas: ['blackwood'], draw: Rats },
  hostileClan: { areas: ['militaryBase'], draw: Flags },
}
