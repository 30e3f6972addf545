// Exile, 720 by 300: the gate seen from inside, and one figure with a bundle who walks into the snow. The left half is dark, for words.
import { FAR, firs, Glow, MID, NEAR, RIM, SPARK, specks } from '../../../art/landscape.tsx'
import { disc } from '../../../art/paths.ts'
import { seeded, tenth } from '../../../art/random.ts'
import { fill, line } from '../../../art/strokes.tsx'
import type { ArtProps } from '../../../art/svg.tsx'
import { DOOR, FLAKE, POST, SHADE, SNOW } from './colours.ts'
import { cap, icicles, moon, tracks, Winter } from './places/winter.tsx'

/** The palisade to both sides of the gate. */
function stakes(): readonly (readonly [x: number, top: number])[] {
  const next = seeded(3)
  const all = Array.from({ length: 43 }, (_, i) => [i * 17 - 4, tenth(86 + next() * 10)] as const)
  return all.filter(([x]) => x < 404 || x > 604)
}
const STAKES = stakes()

export const ExileScene = (art: ArtProps) => (
  <Winter view="0 0 720 300" left={0} width={720} height={300} haze={{ x: 0.7, y: 0.45 }} fit="xMaxYMid slice" {...art}>
    {moon(556, 112, 1.1)}
    {fill('M0 300V150L90 104 170 146 250 92 340 150 430 98 520 146 620 100 720 140V300Z', FAR)}
    {fill('M430 98l22 18-13 7-9-6-11 8-12-8zM620 100l20 16-11 6-9-6-10 7-10-6z', RIM, 0.8)}
    {fill(firs(18, 5, 350, 200, 18, 30), MID)}
    {fill('M0 300V204Q180 186 360 196T720 200V300Z', SNOW)}
    {fill('M430 300Q470 236 504 202h22Q544 240 590 300Z', SHADE)}
    {fill(tracks([498, 296], [512, 238], 9), MID, 0.8)}
    {fill(tracks([516, 214], [515, 202], 4), MID, 0.4)}
    <Glow x={452} y={256} r={130} />
    <g transform="translate(512 250) scale(.92)">
      {fill(
        'M0-92c9 0 14 6 14 14 0 5-2 9-5 12 9 3 13 10 15 20l4 34-8 2-3-18 2 44H3L0-8-4 16h-16l2-44-5 16-8-2 6-34c2-10 6-16 14-19-3-3-5-7-5-12 0-8 6-13 16-13z',
        NEAR,
      )}
      {fill('M14-64q22-6 26 12 2 16-14 18-14 0-16-14z', POST)}
      {line('M16-62q10 8 10 26', DOOR, 2.4)}
      {fill('M-13-84q4-10 14-9 10 1 13 11-13-6-27-2z', DOOR)}
      {line('M-13-74q-8 10-11 26', RIM, 2, 0.8)}
    </g>
    {fill(STAKES.map(([x, top]) => `M${x} 300V${top}l8-10 8 10V300z`).join(''), NEAR)}
    {line(STAKES.map(([x, top]) => `M${x + 16} 300V${top}l-8-10`).join(''), POST, 1.6)}
    {line('M0 140h404M606 140h114M0 236h404M606 236h114', POST, 7, 0.55)}
    {fill('M400 300V60h16v240zM602 300V60h16v240zM388 62h242v14H388z', NEAR)}
    {cap('M386 60h246', 6)}
    {fill(icicles(392, 76, 232, 6), RIM, 0.8)}
    {fill('M416 300V92l24 16V300zM602 300V92l-24 16V300z', POST)}
    {line('M419 270L438 140M599 270L580 140M428 101v196M590 101v196', NEAR, 4)}
    {line('M366 116v14', NEAR, 3)}
    {fill('M356 130h20l4 6h-28zM356 156h20v5h-20z', NEAR)}
    {fill('M358 136h16v20h-16z', SPARK)}
    <Glow x={366} y={146} r={54} />
    {fill(disc(366, 146, 3), '#fff3d8')}
    {fill(specks(50, 4, 0, 0, 720, 270, 1.1), FLAKE, 0.85)}
    {fill(specks(30, 9, 410, 80, 190, 200, 0.9), FLAKE, 0.7)}
  </Winter>
)
