// Large things, mostly out of doors. All stand on y 0, about 100 wide.
import { FAR, MID, NEAR, RIM, SPARK } from '../../../../../art/landscape.tsx'
import { times } from '../../../../../art/random.ts'
import { BLOOD, BONE, DOOR, PANE, POST, SNOW } from '../../colours.ts'
import { ball, box, glow, moved, oval, type Paint, shape, stroke } from '../paint.ts'
import { tins } from '../rooms.ts'

export const YARD = {
  door: [
    box(-58, -180, 116, 180, DOOR),
    stroke('M-58-120h116M-58-60h116M0-180V0', POST, 5),
    shape('M0-124l-19-20q-7-15 6-20 9-1 13 8 4-9 13-8 13 5 6 20z', NEAR),
    ball(40, -82, 6, SPARK),
  ],
  heap: [
    shape('M-150 0q20-60 62-74 30-40 74-34 46-4 66 38 50 16 66 70z', MID),
    tins(-90, -10, -20, 5, 1),
    tins(10, 90, -14, 9, 1),
    stroke('M-40-96q20-10 20-22M30-104q16-16 8-34M-10-124q14-16 4-40', RIM, 8, 0.3),
    shape('M-120-6l30-40 20 30z', DOOR),
    shape('M40-50l40-10 6 26z', BONE),
    ball(-30, -70, 13, BLOOD, 0.9),
    shape('M-78-46h30v22h-30z', FAR),
  ],
  car: [
    shape('M-150-20l20-34 40-8 30-40h90l36 40 56 8q22 4 18 34z', MID),
    shape('M-50-66l20-28h30v28zM10-94h28l26 28H10z', PANE),
    ball(-86, -18, 24, NEAR),
    ball(86, -18, 24, NEAR),
    ball(-86, -18, 10, FAR),
    ball(86, -18, 10, FAR),
    shape('M122-52l20 4v12h-20z', SPARK),
    shape('M-142-48l16-6v14h-20z', BLOOD),
    glow(136, -44, 60),
    stroke('M-54-104h88', RIM, 11),
    stroke('M-132-56l36-6', RIM, 8),
  ],
  van: [
    box(-130, -130, 180, 110, BONE),
    shape('M50-110h44l36 50v40H50z', BONE),
    shape('M60-100h28l22 38H60z', PANE),
    box(-112, -112, 120, 44, NEAR),
    times(6, i => shape(`M${-116 + i * 22}-116h22l0 14q-11 10-22 0z`, i % 2 ? RIM : BLOOD)),
    box(-130, -40, 260, 10, BLOOD),
    ball(-80, -18, 24, NEAR),
    ball(80, -18, 24, NEAR),
    ball(-80, -18, 10, FAR),
    ball(80, -18, 10, FAR),
    shape('M-46-132h36l-18 -0z', DOOR),
    shape('M-48-142h40l-20 44z', DOOR),
    ball(-28, -156, 25, RIM),
    ball(-14, -172, 13, BLOOD),
    stroke('M120-100q16-10 0-20M132-92q30-18 0-38', FAR, 4, 0.8),
  ],
  deer: moved('scale(1.25)', [
    shape(
      'M-60-66q40-14 76-6l22-40 8 0 16 8 16 4-4 12-20 2-12 36-4 50h-9l-6-44-34-2-10 46h-9l-4-50q-8 20-12 50h-9q-4-40-5-66z',
      DOOR,
    ),
    stroke('M44-112l-8-24M40-126l-16-8M48-112l6-26M51-126l16-10', DOOR, 4),
    ball(54, -102, 2.5, NEAR),
    shape('M-62-66q-8 4-8 14l10-4z', BONE),
  ]),
  /** Boots on the left, deer on the right. */
  tracks: [
    (
      [
        [-70, 60, 1],
        [-36, 34, 0.84],
        [-64, 10, 0.7],
        [-38, -10, 0.58],
        [-56, -26, 0.5],
        [-40, -40, 0.4],
      ] as const
    ).map(([x, y, s]) => [oval(x, y, 15 * s, 8 * s, NEAR, 0.6), oval(x + 3 * s, y + 13 * s, 9 * s, 5 * s, NEAR, 0.6)]),
    (
      [
        [60, 54, 1],
        [84, 30, 0.8],
        [58, 10, 0.7],
        [76, -8, 0.58],
        [62, -24, 0.46],
      ] as const
    ).map(([x, y, s]) =>
      moved(`translate(${x} ${y}) scale(${s})`, shape('M-8 0q2-9 7-10v12zM8 0q-2-9-7-10v12z', NEAR, 0.6)),
    ),
  ],
  grave: [
    shape('M-170 4q10-46 52-42 22-24 50 2 24 6 26 40z', POST),
    stroke('M-150-22q22-22 40-16', RIM, 5, 0.6),
    shape('M-70 12l24-42H92l26 42z', NEAR),
    stroke('M-46-30H92', RIM, 5, 0.7),
    stroke('M-54-34v-34M100-34v-34M-84 16v-34M130 16v-34', DOOR, 8),
    stroke('M-84-10L-54-60H100L130-10z', BONE, 2.4, 0.9),
  ],
  hatch: [
    shape('M-92 8l24-52H80l28 52z', NEAR),
    ball(-14, -18, 5, BONE),
    ball(14, -18, 5, BONE),
    moved('rotate(16)', [box(-10, -96, 130, 18, DOOR), box(-26, -116, 130, 18, POST)]),
    stroke('M-70-44l-30-34q-8-12 4-20', RIM, 7),
  ],
  speaker: [
    box(-66, -96, 132, 96, FAR),
    box(-66, -96, 132, 6, RIM, 0.5),
    ball(0, -46, 38, NEAR),
    ball(0, -46, 25, MID),
    ball(0, -46, 9, RIM),
    stroke('M82-78q20 32 0 64M-82-78q-20 32 0 64M102-92q30 46 0 92M-102-92q-30 46 0 92', SPARK, 5, 0.8),
  ],
  vending: [
    box(-56, -190, 112, 190, BLOOD),
    box(-44, -176, 64, 120, SPARK, 0.9),
    times(4, j => times(3, i => box(-40 + i * 21, -168 + j * 29, 14, 20, [NEAR, FAR, POST][(i + j) % 3]!))),
    box(28, -170, 18, 60, NEAR),
    box(-44, -40, 64, 24, NEAR),
    glow(-10, -110, 110),
  ],
  bag: [
    shape('M-50 0q-16-54 10-80l-10-22h92l-10 22q28 26 12 80z', POST),
    stroke('M-40-82h72', BONE, 6),
    shape('M-70 6q60-34 140 0z', SNOW),
  ],
} satisfies { readonly [name: string]: Paint }
