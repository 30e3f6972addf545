// The scenery of the eight areas, from far to near.

import type { Area } from '@lastlight/outlive/content/areas'
import { memo } from 'react'
import { FAR, fir, GROUND, HAZE, hills, MID, Mist, NEAR, RIM, SPARK, Windows } from '../../../art/landscape.tsx'
import { disc } from '../../../art/paths.ts'
import { seeded, tenth, times } from '../../../art/random.ts'
import type { Scene } from '../../../art/scene.ts'
import { fill, line } from '../../../art/strokes.tsx'
import { AMUSEMENT_PARK } from './amusementPark.tsx'

function Forest() {
  const next = seeded(7)
  const wood = times(22, i => fir(tenth(i * 15 + next() * 9), 132, tenth(38 + next() * 26), tenth(16 + next() * 8)))
  const edge = [
    [14, 96, 36],
    [44, 74, 30],
    [238, 84, 32],
    [268, 108, 40],
    [302, 90, 36],
    [206, 58, 24],
  ] as const
  return (
    <>
      {fill(hills(112, 12, 3), FAR, 0.75)}
      {fill(wood.join(''), MID)}
      <Mist y={96} height={48} />
      {fill(GROUND, NEAR)}
      {fill(edge.map(([x, h, w]) => fir(x, 156, h, w)).join(''), NEAR)}
      {line('M112 156l3-50m0 20l-13-15m13 8l11-13m-11 27l9-8', NEAR, 3)}
      {fill('M138 156l26-9 8 2 2 5-28 7z', '#6a4326')}
      {fill('M164 147a4 4.5 0 1 1 4 9 4 4.5 0 0 1-4-9z', '#c08a3e')}
      {line('M152 146l9-14m-2-2l6 4', '#a08a66', 2.2)}
    </>
  )
}

function Dam() {
  const ribs = times(9, i => `M${tenth(74 + i * 21.5)} 76L${tenth(72 + i * 21.5 + (4 - i) * 2.2)} 156`).join('')
  const falls = [
    [106, 15],
    [150, 18],
    [196, 15],
  ] as const
  return (
    <>
      {fill(hills(96, 26, 11), FAR, 0.85)}
      {fill('M0 190V70L22 62 46 84 70 74V190ZM320 190V58l-18 6-22 26-32-14V190Z', MID)}
      {fill('M62 72H258L244 160H76Z', FAR)}
      {line(ribs, NEAR, 3, 0.5)}
      {fill('M62 72H258L256 84H64Z', RIM, 0.75)}
      {fill('M52 46h20v30H52zM248 46h20v30h-20zM49 42h26v5H49zM245 42h26v5h-26zM62 66h196v7H62z', NEAR)}
      {fill('M58 54h7v6h-7zM255 54h7v6h-7z', SPARK)}
      {falls.map(([x, w]) => (
        <g key={x}>
          {fill(`M${x} 88h${w}l3 70h-${w + 6}z`, '#7fcfd6')}
          {line(`M${x + 4} 90l-1 66M${x + w - 4} 92l1 64`, '#e6fbf5', 1.8, 0.85)}
        </g>
      ))}
      {fill('M0 190V158q40-8 80-2t80-1 80 1 80 0V190Z', '#2f6d70')}
      {line('M20 166h44M96 165h50M176 168h56M252 163h40M60 176h40M190 178h50', '#bfeee6', 1.6, 0.6)}
      {fill(
        'M92 157a22 5 0 1 0 44 0a22 5 0 1 0-44 0zM134 158a26 5.5 0 1 0 52 0a26 5.5 0 1 0-52 0zM182 157a22 5 0 1 0 44 0a22 5 0 1 0-44 0z',
        '#e6fbf5',
        0.75,
      )}
      {fill('M0 190V150Q24 150 40 164T76 190ZM320 190V148Q292 152 282 166T248 190Z', NEAR)}
    </>
  )
}

function MilitaryBase() {
  const posts = times(12, i => `M${i * 30 - 4} 160V132l4-6`).join('')
  const wire = `M0 128${times(10, () => 'q8-7 16 0t16 0').join('')}`
  return (
    <>
      {fill(hills(116, 12, 21), FAR, 0.8)}
      {fill('M30 150V126a34 30 0 0 1 68 0V150ZM112 150V120h66V150ZM122 112h20v8h-20z', MID)}
      {line('M30 126a34 30 0 0 1 68 0', RIM, 1.8, 0.85)}
      {fill('M52 130h24v20H52zM122 130h10v8h-10zM140 130h10v8h-10zM158 130h10v8h-10z', NEAR)}
      {fill('M141 131h8v6h-8z', SPARK)}
      {line('M150 112V66m-7 46l7-46 7 46m-12-16h10m-8-16h6', MID, 2)}
      <circle cx="150" cy="64" r="2.6" fill="#f0603c" />
      {fill('M226 62h44v26h-44zM220 58h56l-8-12h-40zM230 88l-9 66h5l8-66zM266 88l9 66h-5l-8-66z', NEAR)}
      {line('M230 92l36 30M266 92l-36 30M227 124l42 28M269 124l-42 28', NEAR, 2.4)}
      {fill('M234 68h28v11h-28z', SPARK)}
      {fill('M234 72L150 96V140L234 79Z', HAZE, 0.22)}
      {line('M228 60h42', RIM, 1.6)}
      {fill('M96 152l6-9h15l4-8h20l5 8h16l7 9q0 8-8 8H104q-8 0-8-8zM139 138h38v3.5h-38z', NEAR)}
      <Mist y={118} height={34} />
      {fill(GROUND, NEAR)}
      {line(posts, NEAR, 2.4)}
      {line('M0 138H320M0 146H320', NEAR, 1.2)}
      {line(wire, NEAR, 1.1)}
    </>
  )
}

const tower = (x: number, w: number, top: number, [a, b, c, d]: readonly [number, number, number, number]): string =>
  `M${x} 156V${top + a}L${tenth(x + w * 0.3)} ${top + b}L${tenth(x + w * 0.55)} ${top + c}L${x + w} ${top + d}V156Z`

function Blackwood() {
  const far =
    tower(8, 26, 70, [0, 0, 6, 6]) +
    tower(40, 20, 88, [0, 4, 0, 0]) +
    tower(132, 24, 64, [8, 0, 0, 4]) +
    tower(164, 18, 84, [0, 0, 0, 0]) +
    tower(236, 26, 74, [0, 10, 4, 12]) +
    tower(276, 36, 92, [0, 0, 6, 0])
  const mid =
    tower(56, 34, 40, [10, 0, 8, 20]) +
    tower(96, 30, 78, [0, 0, 0, 0]) +
    tower(186, 38, 28, [0, 0, 14, 30]) +
    tower(258, 30, 66, [12, 4, 0, 0])
  return (
    <>
      {fill(hills(120, 8, 5), FAR, 0.6)}
      {fill(far, FAR)}
      <Mist y={90} height={60} />
      {fill(mid, MID)}
      {line('M224 58V156M90 60V156M126 78V156M288 66V156', RIM, 1.6, 0.8)}
      <Windows x={61} y={58} columns={5} rows={9} seed={4} />
      <Windows x={192} y={66} columns={5} rows={8} seed={9} />
      <Windows x={100} y={86} columns={4} rows={6} seed={5} />
      <Windows x={262} y={80} columns={4} rows={6} seed={6} />
      {line('M196 28l-3-16m3 16l1-12', MID, 1.6)}
      {line('M0 138H92l10 5 8-3 6 7h10M22 140V172M64 140V172', NEAR, 7)}
      {line('M116 146l14 16m-8-14l4 14', NEAR, 2)}
      {fill('M150 160l6-9h20l7 9zM146 158h42v6h-42z', NEAR)}
      {fill(GROUND, NEAR)}
      {line('M236 158V112m0 4q12-3 14 8', NEAR, 3)}
      {fill('M246 124h9l4 30h-17z', HAZE, 0.2)}
      {fill('M246 121h8v4h-8z', SPARK)}
    </>
  )
}

function SilentPeak() {
  return (
    <>
      {fill('M40 160L128 54 150 76 196 18 238 66 262 52 330 130V190H40Z', FAR)}
      {fill(
        'M196 18L216 41 206 50 198 42 190 54 180 46 172 50ZM128 54l14 14-8 8-8-6-9 10-6-6zM262 52l16 18-9 4-8-7-9 4-4-9z',
        HAZE,
      )}
      {line('M196 18L172 50 150 76 128 54 40 160', RIM, 1.6, 0.8)}
      <Mist y={94} height={54} />
      {fill('M0 190V140L30 132 62 138 90 120 132 126 170 106 214 116 260 98 320 110V190Z', MID, 0.75)}
      {fill(
        'M150 126V98h18v28zM172 122V84h14v38zM190 124V94h20v30zM216 124V78h16v46zM236 122V90h20v32zM262 120V72h18v48zM284 122V86h24v36z',
        MID,
      )}
      <Windows x={193} y={98} columns={3} rows={4} seed={8} size={3} step={[5, 7]} />
      <Windows x={219} y={84} columns={3} rows={6} seed={6} size={3} step={[5, 7]} />
      <Windows x={265} y={78} columns={3} rows={6} seed={3} size={3} step={[5, 7]} />
      <Windows x={288} y={92} columns={4} rows={4} seed={2} size={3} step={[5, 7]} />
      {line('M0 72L320 44', NEAR, 1.3)}
      {fill('M96 63h2v9h-2zM90 72h14q3 0 3 4v9q0 3-3 3H90q-3 0-3-3v-9q0-4 3-4z', NEAR)}
      {fill('M90 75h6v6h-6z', SPARK)}
      {fill(
        'M40 158V124h18V104l8-22 8 22v20h22v34zM112 160V134l14-9 14 9v26zM150 160V128h30v32zM190 160V136l16-8 16 8v24zM232 160V126h26v34zM270 160V136h36v24z',
        NEAR,
      )}
      {line('M66 82V72m-4 4h8', NEAR, 2)}
      {line('M58 124V104l8-22', RIM, 1.4)}
      {fill('M63 112h6v8h-6zM122 140h6v7h-6zM156 136h5v6h-5zM240 134h5v6h-5zM282 142h6v6h-6z', SPARK)}
      {fill(GROUND, NEAR)}
    </>
  )
}

const CRATE_COLOURS = ['#a8482c', '#bd8a35', '#66733a', '#3f6f6b']
// Rows of the stack from the deck up: how far in a row begins, and the colours of its boxes.
const CRATES = [
  [0, '012031'],
  [0, '23010'],
  [1, '132'],
  [2, '0'],
] as const

function CargoShip() {
  return (
    <>
      {fill(hills(92, 8, 41), FAR, 0.6)}
      {fill('M0 190V112H320V190Z', '#3f5a4c')}
      <Mist y={112} height={60} />
      {line('M10 122h50M84 118h40M220 120h60M250 130h50M20 136h30', HAZE, 1.4, 0.6)}
      <g transform="rotate(-4 160 130)">
        {CRATES.flatMap(([from, row], high) =>
          row.split('').map((colour, i) => {
            const [x, y] = [92 + (from + i) * 22, 84 - high * 12]
            return (
              <g key={`${x} ${y}`}>
                {fill(`M${x} ${y}h21v11h-21z`, CRATE_COLOURS[Number(colour)]!)}
                {line(`M${x + 5} ${y + 1}v9M${x + 10.5} ${y + 1}v9M${x + 16} ${y + 1}v9`, NEAR, 0.9, 0.45)}
              </g>
            )
          }),
        )}
        {fill('M232 96V44h34v52z', FAR)}
        {fill('M228 44h42v-7h-42zM242 37V20h10v17zM256 37V14h2v23z', MID)}
        {fill('M236 50h26v6h-26zM236 62h26v4h-26zM236 72h26v4h-26z', NEAR)}
        {fill('M238 51h6v4h-6zM252 51h6v4h-6z', SPARK)}
        {fill('M36 90L58 96H286L272 142H70Z', '#8c3d26')}
        {fill('M36 90L58 96H286L284 103H45Z', NEAR)}
        {fill('M62 130H275L272 142H70Z', NEAR, 0.75)}
        {line('M36 90L58 96H286', RIM, 1.6)}
        {line('M120 103v24M168 103v18M214 103v26M246 103v14', '#5d2718', 2.4)}
        {line('M64 108q8 8 2 18', NEAR, 3)}
        {line('M78 96V52l26-12', NEAR, 3)}
        {line('M104 40v22', NEAR, 1)}
      </g>
      {fill('M0 190V142q22-6 44-1t50-1 54 2 56-3 54 2 62-2V190Z', '#22362e')}
      {line('M30 150h40M120 156h54M214 151h60M80 166h44M180 170h60', HAZE, 1.3, 0.35)}
    </>
  )
}

function Mine() {
  return (
    <>
      {fill(hills(104, 20, 51), FAR, 0.8)}
      {fill('M96 190L150 98 184 82 232 56 286 74 320 64V190Z', MID)}
      {line('M96 190L150 98 184 82 232 56 286 74', RIM, 1.4, 0.7)}
      <Mist y={104} height={44} />
      {line('M66 158L82 44h20l16 114M74 104h36M70 132h44M78 76h28', NEAR, 4)}
      {line(
        'M74 104L114 132M110 104L70 132M78 76L110 104M106 76L74 104M103 48L150 132M92 25V55M77 40H107M81 29L103 51M103 29L81 51',
        NEAR,
        1.6,
      )}
      {line(disc(92, 40, 15), NEAR, 3.5)}
      {line('M92 25a15 15 0 0 0-15 15', RIM, 1.6)}
      {fill('M138 158V126l22-10v42z', NEAR)}
      {line('M134 127l28-13', NEAR, 4)}
      {fill('M206 160V132a27 27 0 0 1 54 0V160Z', '#0b0d0a')}
      {line('M202 160V130a31 31 0 0 1 62 0V160', '#8a5a2a', 6)}
      {fill('M210 160V132a23 23 0 0 1 46 0V160Z', HAZE, 0.14)}
      <circle cx="233" cy="118" r="12" fill={HAZE} opacity=".25" />
      <circle cx="233" cy="118" r="3.5" fill={SPARK} />
      {fill(GROUND, NEAR)}
      {line('M218 160l-70 26M248 160L186 190', '#8a7350', 2.4)}
      {line('M212 164l26 2M196 170l32 3M180 177l36 3', '#5b4a30', 3)}
      {fill('M190 142h34l-5 18h-24z', '#6a4326')}
      {fill('M190 142q8-11 17-7t17 7z', '#c08a3e')}
      {fill(disc(199, 162, 4) + disc(215, 162, 4), '#0b0d0a')}
    </>
  )
}

// The sun of every area stands toward the middle of the ring, so that the board reads as one panorama. Scenes are drawn
// once and kept: a move on the board changes no scenery.
export const SCENES: { readonly [area in Area]: Scene } = {
  forest: { light: { x: 0.7, y: 0.47 }, draw: memo(Forest) },
  dam: { light: { x: 0.5, y: 0.34 }, draw: memo(Dam) },
  militaryBase: { light: { x: 0.2, y: 0.56 }, draw: memo(MilitaryBase) },
  blackwood: { light: { x: 0.765, y: 0.3 }, draw: memo(Blackwood) },
  silentPeak: { light: { x: 0.1, y: 0.52 }, draw: memo(SilentPeak) },
  amusementPark: AMUSEMENT_PARK,
  cargoShip: { light: { x: 0.5, y: 0.24 }, draw: memo(CargoShip) },
  mine: { light: { x: 0.14, y: 0.38 }, draw: memo(Mine) },
}
