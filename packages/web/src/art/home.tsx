// Scenes of the home page: dusk on the left, snow on the right, one lantern between them; and a card for each game.
import { useId } from 'react'
import { AMUSEMENT_PARK } from '../games/outlive/art/amusementPark.tsx'
import { Truck } from '../games/outlive/art/convoy.tsx'
import { FAR, fir, Glow, HAZE, Landscape, MID, NEAR, RIM, SPARK } from './landscape.tsx'
import { seeded, tenth, times } from './random.ts'
import { fill, line } from './strokes.tsx'
import { type ArtProps, disc, Svg } from './svg.tsx'

function specks(n: number, seed: number, x: number, y: number, width: number, height: number, size: number): string {
  const next = seeded(seed)
  return times(n, () => disc(tenth(x + next() * width), tenth(y + next() * height), tenth(size * (0.5 + next())))).join(
    '',
  )
}

function firs(n: number, seed: number, x: number, y: number, step: number, height: number): string {
  const next = seeded(seed)
  return times(n, i => {
    const tall = tenth(height * (1 + next()))
    return fir(tenth(x + i * step + next() * step * 0.6), y, tall, tenth(tall * 0.4))
  }).join('')
}

const zombie = (x: number, y: number, size: number, flip: boolean, reaching: boolean) => (
  <g key={x} transform={`translate(${x} ${y}) scale(${flip ? -size : size} ${size})`}>
    {fill(
      `M-3-40a5.5 6 0 1 1 8 5l3 4 ${reaching ? '14 1-1 4-13 2' : '5 9-3 3-5-6'} 1 14 4 16h-5l-5-14-3 14h-5l2-17-4-15q0-8 5-11z`,
      NEAR,
    )}
  </g>
)

const wheel = times(12, i => {
  const turn = (i * Math.PI) / 6
  return [tenth(746 + Math.cos(turn) * 62), tenth(336 + Math.sin(turn) * 62)] as const
})

/** Half of a colour that changes from one game's mood to the other's. */
const Blend = ({
  id,
  from,
  to,
  colour,
}: {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly colour: string
}) => (
  <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from} y1="0" x2={to} y2="0">
    <stop offset="0" data-mood="outlive" stopColor={colour} />
    <stop offset="1" data-mood="long-night" stopColor={colour} />
  </linearGradient>
)

function Panorama(art: ArtProps) {
  const id = useId()
  const all = 'M0 0h1600v560H0z'
  return (
    <Svg kind="scene panorama" viewBox="0 0 1600 560" fit="xMidYMax slice" {...art}>
      <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-1)" />
        <stop offset=".6" stopColor="var(--sky-2)" />
        <stop offset="1" stopColor="var(--sky-3)" />
      </linearGradient>
      <g data-mood="outlive">
        <radialGradient id={`${id}d`} gradientUnits="userSpaceOnUse" cx="640" cy="440" r="600">
          <stop offset="0" stopColor="var(--sky-3)" stopOpacity=".95" />
          <stop offset=".4" stopColor="var(--sky-2)" stopOpacity=".6" />
          <stop offset="1" stopColor="var(--sky-2)" stopOpacity="0" />
        </radialGradient>
      </g>
      <g data-mood="long-night">
        <radialGradient id={`${id}n`} gradientUnits="userSpaceOnUse" cx="1380" cy="380" r="560">
          <stop offset="0" stopColor="var(--sky-3)" stopOpacity=".85" />
          <stop offset=".5" stopColor="var(--sky-3)" stopOpacity=".3" />
          <stop offset="1" stopColor="var(--sky-3)" stopOpacity="0" />
        </radialGradient>
      </g>
      <radialGradient id={`${id}l`} gradientUnits="userSpaceOnUse" cx="938" cy="420" r="250">
        <stop offset="0" stopColor={HAZE} />
        <stop offset=".12" stopColor="var(--lantern-fill)" stopOpacity=".85" />
        <stop offset=".5" stopColor="var(--lantern-fill)" stopOpacity=".28" />
        <stop offset="1" stopColor="var(--lantern-fill)" stopOpacity="0" />
      </radialGradient>
      <Blend id={`${id}f`} from={600} to={1200} colour="var(--far)" />
      <Blend id={`${id}g`} from={780} to={980} colour="var(--near)" />
      {fill(all, `url(#${id}s)`)}
      {fill(all, `url(#${id}d)`)}
      {fill(all, `url(#${id}n)`)}
      {fill(specks(60, 12, 0, 0, 1600, 260, 0.9), HAZE, 0.6)}
      <g data-mood="outlive">
        <circle cx="640" cy="404" r="46" fill={HAZE} />
      </g>
      <g data-mood="long-night">{fill('M1330 92a32 32 0 1 0 30 50a27 27 0 0 1-30-50z', HAZE)}</g>
      {fill(
        'M0 560V410L90 392 200 410 330 386 470 408 620 392 760 412 880 396 960 372 1040 330 1110 362 1170 300 1250 352 1330 286 1420 350 1500 316 1600 360V560Z',
        `url(#${id}f)`,
      )}
      <g data-mood="outlive">
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
      </g>
      <g data-mood="long-night">
        {fill(
          'M1330 286l34 26-18 10-16-10-14 12-20-8zM1170 300l30 20-16 8-14-8-14 10-16-8zM1040 330l24 12-14 8-10-6-12 8-16-8z',
          RIM,
        )}
        {fill(firs(25, 3, 1010, 410, 24, 60), MID)}
        {fill('M1090 470V420l46-30 46 30V470ZM1166 412v-30h9v36z', NEAR)}
        {fill('M1080 424l56-38 56 38-6 6-50-33-50 33z', RIM)}
        {fill('M1104 436h16v16h-16zM1150 436h16v16h-16z', SPARK)}
        {line('M1170 376q6-10 0-18t2-18', RIM, 4, 0.5)}
      </g>
      {fill(
        'M0 560V452Q160 436 340 448T700 462Q800 466 890 446T1160 452Q1300 474 1420 452T1600 458V560Z',
        `url(#${id}g)`,
      )}
      <g data-mood="long-night">
        {fill(
          'M840 458Q880 446 930 442T1160 452Q1300 474 1420 452T1600 458V470Q1500 462 1420 466 1300 488 1160 466 1020 446 960 450 900 452 840 458Z',
          RIM,
          0.9,
        )}
        {zombie(1336, 478, 0.95, true, true)}
        {zombie(1386, 472, 0.8, true, false)}
        {zombie(1446, 476, 1, true, true)}
        {fill(
          [
            [1240, 120],
            [1296, 150],
            [1540, 190],
            [1588, 150],
            [1496, 110],
          ]
            .map(([x, h]) => fir(x!, 500, h!, h! * 0.38))
            .join(''),
          NEAR,
        )}
      </g>
      {fill(all, `url(#${id}l)`)}
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

const fence = times(18, i => `M${66 + i * 11} 156V${132 + ((i * 5) % 7)}l4.5-5 4.5 5V156z`).join('')

/** A fortified house in the snow, the dead at its fence, one warm room. */
const Colony = (art: ArtProps) => (
  <Landscape light={{ x: 0.84, y: 0.18 }} {...art}>
    {fill(specks(26, 8, 0, 0, 320, 80, 0.8), HAZE, 0.8)}
    {fill('M0 190V104L50 70 82 96 122 58 160 92 206 64 250 100 290 78 320 96V190Z', FAR)}
    {fill('M122 58l14 12-8 5-6-5-7 6-7-5zM206 64l13 10-7 4-6-4-7 5-6-4zM50 70l11 8-6 4-5-4-6 5-5-4z', RIM)}
    {fill(firs(20, 77, 0, 130, 17, 30), MID)}
    <Glow x={140} y={118} r={92} />
    {fill('M104 154V100l30-24 30 24v54zM156 154V108h76v46zM214 104V82h9v24z', NEAR)}
    {fill('M98 104l36-29 36 29-4 5-32-25-32 25zM152 112q40-12 84 0v-8q-42-10-84 0z', RIM)}
    {line('M218 78q6-9 0-16t3-16', RIM, 4, 0.45)}
    {fill('M114 108h12v13h-12zM142 108h12v13h-12zM170 118h13v12h-13zM204 118h13v12h-13z', MID)}
    {fill(`M112 106h16v17h-16z${disc(134, 93, 4)}`, SPARK)}
    {line('M120 106v17M112 114.5h16', NEAR, 1.6)}
    {line('M167 116l19 16M186 116l-19 16M202 122h18M140 112h16', '#5a3f24', 3.5)}
    {fill(fence, '#4a3522')}
    {line('M62 142H266', '#6b4d2f', 3.5)}
    {fill('M0 190V156Q70 146 150 153T320 150V190Z', RIM)}
    {fill('M0 190V168Q90 158 180 165T320 162V190Z', 'var(--sky-3)', 0.55)}
    {zombie(28, 172, 0.92, false, true)}
    {zombie(56, 178, 0.78, false, false)}
    {zombie(292, 174, 0.95, true, true)}
    {zombie(268, 182, 0.72, true, false)}
    {fill(specks(56, 7, 0, 0, 320, 186, 1.1), '#fff', 0.85)}
  </Landscape>
)

interface HomeSceneProps extends ArtProps {
  /** The scene of one game, or without a game the panorama of both. */
  readonly game?: 'outlive' | 'long-night'
}

export function HomeScene({ game, ...art }: HomeSceneProps) {
  const { light, draw: Park } = AMUSEMENT_PARK
  if (game === 'outlive')
    return (
      <Landscape light={light} {...art}>
        <Park />
      </Landscape>
    )
  return game ? <Colony {...art} /> : <Panorama {...art} />
}
