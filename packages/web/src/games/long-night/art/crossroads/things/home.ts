// Things of the house. All stand on y 0, about 100 wide.
import { FAR, MID, NEAR, RIM, SPARK } from '../../../../../art/landscape.tsx'
import { times } from '../../../../../art/random.ts'
import { BLOOD, BONE, COLD, DOOR, POST } from '../../colours.ts'
import { ball, box, moved, oval, type Paint, shape, stroke } from '../paint.ts'

export const HOME = {
  chair: [
    stroke('M-40-60V0M40-60V0', POST, 11),
    stroke('M-44-76v-98q44-16 88 0v98', DOOR, 12),
    stroke('M-16-176v100M16-176v100', POST, 8),
    stroke('M-44-120h88', POST, 7),
    box(-54, -80, 108, 18, DOOR),
    box(-54, -80, 108, 5, SPARK, 0.5),
  ],
  stool: [box(-44, -60, 88, 12, DOOR), stroke('M-34-50L-44 0M34-50L44 0M-38-24h76', DOOR, 8)],
  coats: [
    stroke('M-140-150h280', DOOR, 10),
    (
      [
        [-96, BLOOD],
        [-32, FAR],
        [32, DOOR],
        [96, MID],
      ] as const
    ).map(([x, k]) => [
      stroke(`M${x}-150v16`, FAR, 5),
      shape(`M${x - 30} 0q-4-90 6-112l24-22 24 22q10 22 6 112z`, k),
      shape(`M${x - 10}-132l10 18 10-18 6 8-16 30-16-30z`, BONE, 0.8),
      stroke(`M${x}-98V-4`, NEAR, 3, 0.5),
    ]),
  ],
  boots: [-72, 10].map(x => [
    shape(`M${x} 0v-20l4-60h32l2 52q32 4 34 28z`, POST),
    box(x, -6, 72, 8, NEAR),
    stroke(`M${x + 4}-78h34`, BONE, 9),
    stroke(`M${x + 10}-58h20M${x + 10}-44h20M${x + 10}-30h22`, SPARK, 3.5),
  ]),
  socks: [
    shape('M-30-66h30v36l26 18q8 12-8 14-30 0-48-22z', BLOOD),
    box(-30, -66, 30, 10, BONE),
    shape('M14-72h26v30l22 14q6 12-8 12-26 0-40-18z', BONE),
  ],
  hat: [
    shape('M-50-6q-6-74 50-74T50-6z', BLOOD),
    box(-56, -20, 112, 20, BONE),
    ball(0, -86, 16, BONE),
    stroke('M-34-34l12-12 12 12 12-12 12 12 12-12', BONE, 4),
    stroke('M60-6q40 10 50-20', BLOOD, 3),
    ball(116, -34, 15, BLOOD),
    stroke('M104-36q12-8 24 0M106-28q10-6 20 0', RIM, 2, 0.5),
  ],
  rucksack: [
    shape('M-52 0q-12-96 16-108h72q28 12 16 108z', MID),
    shape('M-42-108q42 20 84 0 6 40-42 46-48-6-42-46z', FAR),
    box(-30, -46, 60, 36, FAR),
    box(-10, -72, 20, 16, SPARK),
    stroke('M-24-110q24-34 48 0', NEAR, 7),
  ],
  rucksacks: [-100, 0, 100].map(x =>
    moved(`translate(${x} 0) scale(.78)`, [
      shape('M-52 0q-12-96 16-108h72q28 12 16 108z', MID),
      shape('M-42-108q42 20 84 0 6 40-42 46-48-6-42-46z', FAR),
      box(-30, -46, 60, 36, FAR),
      box(-10, -72, 20, 16, x ? BONE : SPARK),
    ]),
  ),
  mattress: [
    shape('M-120 0v-40q120-16 240 0V0z', BONE),
    times(6, i => stroke(`M${-100 + i * 40}-44V-2`, COLD, 9, 0.6)),
    shape('M-118-38q40-34 90-6z', RIM),
  ],
  thermometer: [
    box(-12, -150, 24, 126, BONE),
    ball(0, -16, 24, BONE),
    ball(0, -16, 15, BLOOD),
    box(-5, -60, 10, 50, BLOOD),
    times(5, i => stroke(`M16-${60 + i * 18}h14`, BONE, 4)),
  ],
  record: [
    box(-64, -30, 128, 30, DOOR),
    box(-64, -30, 128, 6, POST),
    oval(-8, -36, 48, 12, NEAR),
    oval(-8, -37, 15, 4, BLOOD),
    shape('M30-34q14-50 4-66l70-46q22 40-4 84-30 0-42-14-4 20-12 42z', SPARK, 0.95),
    shape('M34-100l70-46q22 40-4 84z', POST, 0.45),
    stroke('M64-14h20v16', NEAR, 5),
  ],
  rats: (
    [
      [-70, 1],
      [0, 0.8],
      [64, 1.1],
    ] as const
  ).map(([x, s]) =>
    moved(`translate(${x} 0) scale(${s})`, [
      shape('M-30 0q-4-30 24-34 10-12 18-4 22 8 26 30 0 8-8 8z', FAR),
      shape('M-30 0q0-10 8-14 20 10 50 4 10 2 10 6 0 4-8 4z', MID),
      ball(22, -20, 3.4, NEAR),
      ball(2, -38, 7, BONE),
      stroke('M-28-4q-30 4-34-22', BONE, 3.5),
    ]),
  ),
  cat: [
    shape('M-40 0q-8-60 20-74l-4-26 16 12h18l16-12-2 28q22 14 10 72z', NEAR),
    ball(-12, -76, 4, SPARK),
    ball(10, -76, 4, SPARK),
    stroke('M34-4q40-10 24-60', NEAR, 9),
  ],
  broomUp: moved('rotate(-9) translate(0 -210) scale(1 -1)', [
    stroke('M0-30V-210', DOOR, 9),
    shape('M-24 0l8-44h32l8 44z', SPARK, 0.9),
    stroke('M-12-2l4-36M0-2v-36M12-2l-4-36', POST, 3),
    box(-18, -52, 36, 10, BLOOD),
  ]),
  ladder: [
    stroke('M-24 0L-10-230M34 0L20-230', DOOR, 9),
    times(7, i => stroke(`M${-21 + i * 2}-${24 + i * 30}h${48 - i * 3}`, DOOR, 7)),
  ],
} satisfies { readonly [name: string]: Paint }
