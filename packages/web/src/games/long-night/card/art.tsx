// The Long Night on the home page: snow, and the dead outside.
import { Bust } from '../../../art/index.ts'
import { FAR, fir, firs, Glow, HAZE, Landscape, MID, NEAR, RIM, SPARK, specks } from '../../../art/landscape.tsx'
import { disc } from '../../../art/paths.ts'
import { times } from '../../../art/random.ts'
import { fill, line } from '../../../art/strokes.tsx'
import type { CardArt } from '../../../face/manifest.ts'

const zombie = (x: number, y: number, size: number, flip: boolean, reaching: boolean) => (
  <g key={x} transform={`translate(${x} ${y}) scale(${flip ? -size : size} ${size})`}>
    {fill(
      `M-3-40a5.5 6 0 1 1 8 5l3 4 ${reaching ? '14 1-1 4-13 2' : '5 9-3 3-5-6'} 1 14 4 16h-5l-5-14-3 14h-5l2-17-4-15q0-8 5-11z`,
      NEAR,
    )}
  </g>
)

const fence = times(18, i => `M${66 + i * 11} 156V${132 + ((i * 5) % 7)}l4.5-5 4.5 5V156z`).join('')

/** A fortified house in the snow, the dead at its fence, one warm room. */
const colony = (
  <Landscape light={{ x: 0.84, y: 0.18 }}>
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

export const art: CardArt = {
  scene: colony,
  cast: [3, 11, 5].map(seed => <Bust key={seed} seed={seed} />),
  panorama: {
    glow: { cx: 1380, cy: 380, r: 560 },
    stops: [
      { offset: 0, stopColor: 'var(--sky-3)', stopOpacity: 0.85 },
      { offset: 0.5, stopColor: 'var(--sky-3)', stopOpacity: 0.3 },
      { offset: 1, stopColor: 'var(--sky-3)', stopOpacity: 0 },
    ],
    light: fill('M1330 92a32 32 0 1 0 30 50a27 27 0 0 1-30-50z', HAZE),
    behind: (
      <>
        {fill(
          'M1330 286l34 26-18 10-16-10-14 12-20-8zM1170 300l30 20-16 8-14-8-14 10-16-8zM1040 330l24 12-14 8-10-6-12 8-16-8z',
          RIM,
        )}
        {fill(firs(25, 3, 1010, 410, 24, 60), MID)}
        {fill('M1090 470V420l46-30 46 30V470ZM1166 412v-30h9v36z', NEAR)}
        {fill('M1080 424l56-38 56 38-6 6-50-33-50 33z', RIM)}
        {fill('M1104 436h16v16h-16zM1150 436h16v16h-16z', SPARK)}
        {line('M1170 376q6-10 0-18t2-18', RIM, 4, 0.5)}
      </>
    ),
    before: (
      <>
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
      </>
    ),
  },
}
