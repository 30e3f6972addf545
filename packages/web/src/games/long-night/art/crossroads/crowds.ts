// Many at once: listeners, the dead, hands, a fence, bars.
import { FAR, MID, NEAR, RIM, SPARK } from '../../../../art/landscape.tsx'
import { tenth, times } from '../../../../art/random.ts'
import { BLOOD, BONE, COLD, DEAD, DEAD_INK, DOOR, POST } from '../colours.ts'
import { ball, box, moved, type Paint, shape, stroke } from './paint.ts'

const headPath = (x: number, y: number, s: number): string => {
  const at = (n: number) => tenth(n * s)
  return `M${tenth(x - 30 * s)} 570V${tenth(y + 44 * s)}q4-${at(20)} ${at(20)}-${at(24)}q-${at(14)}-${at(14)}-${at(9)}-${at(36)} ${at(4)}-${at(18)} ${at(19)}-${at(18)}t${at(19)} ${at(18)}q${at(5)} ${at(22)}-${at(9)} ${at(36)} ${at(16)} ${at(4)} ${at(20)} ${at(24)}V570z`
}

/** Hats by which the people of a crowd differ, around the middle of a head. */
const HATS: readonly Paint[] = [
  [shape('M-21-8q-2-26 21-26t21 26z', FAR), box(-23, -14, 46, 9, RIM, 0.35), ball(0, -37, 7, FAR)],
  [shape('M-20 0q-6-36 20-36t20 36q6 12 2 26l-6-4V-6q-16-10-32 0v28l-6 4q-4-14 2-26z', FAR)],
  [ball(4, -34, 10, FAR), shape('M-20-6q-2-24 20-24t20 24q-20-16-40 0z', FAR)],
  [shape('M-20-10q0-22 20-22t20 22z', FAR), shape('M-26-8q26-10 46-2l16 5-16 1q-24-6-46-4z', FAR)],
  [shape('M-23 44q-8-60 4-70 19-16 38 0 12 10 4 70l-8-20V-2q-15-14-30 0v26z', FAR)],
  [shape('M-22-4l-6-12 8-2-2-12 12 4 6-12 8 9 10-6 2 12 9 3-4 10 1 8q-20-16-44-2z', FAR)],
]

const LISTENERS = [
  [34, 262, 0.9],
  [96, 246, 0.94],
  [160, 254, 0.9],
  [238, 250, 0.92],
  [304, 258, 0.9],
  [366, 248, 0.94],
] as const

const listener = ([x, y, s]: (typeof LISTENERS)[number], i: number): Paint => [
  shape(headPath(x, y, s), MID),
  stroke(`M${x - 26 * s} ${y + 46 * s}v60`, FAR, 3, 0.6),
  moved(`translate(${x} ${y}) scale(${s})`, [
    HATS[i]!,
    ball(-7, -1, 2.6, BONE, 0.9),
    ball(7, -1, 2.6, BONE, 0.9),
    stroke(i % 2 ? 'M-5 11h10' : 'M-4 11q4 3 8 0', FAR, 2.2),
  ]),
]

export const zombie = (x: number, y: number, s: number, flip = false): Paint =>
  moved(`translate(${x} ${y}) scale(${flip ? -s : s} ${s})`, [
    stroke(
      'M-44 300l8-214q4-26 28-32l-2-12q-20-10-20-38 0-32 30-32t30 32q0 26-18 38v12q26 6 32 32l10 214zM30 66l52-10 14-8 4 12-8 8 10 2-2 9-14 2-48 20z',
      NEAR,
      3,
      0.55,
    ),
    shape(
      'M-44 300l8-214q4-26 28-32l-2-12q-20-10-20-38 0-32 30-32t30 32q0 26-18 38v12q26 6 32 32l10 214zM30 66l52-10 14-8 4 12-8 8 10 2-2 9-14 2-48 20z',
      DEAD,
    ),
    shape('M-47 300l9-210q4-24 24-32l16 24 18-24q22 6 28 30l-16 18-2-8 10 202z', MID),
    shape('M2 82l16-24q22 6 28 30l-16 18-2-8 10 202H8z', NEAR, 0.45),
    stroke('M-30 110l12 10M-26 150l14-6', DEAD, 5, 0.7),
    shape('M-18 1l15-2v13l-14 2zM7-1l15 2-1 13-14-2zM-9 28q10-7 22 0l-3 8q-8-4-16 0z', DEAD_INK),
    stroke('M-26-10q4-16 18-18', RIM, 4, 0.7),
  ])

const hand = (x: number, y: number, s: number, turn: number): Paint => {
  const d =
    'M-13 130L-11 30q-16-14-18-34 0-7 6-7 5 0 7 6l5 12-3-38q0-7 6-7t7 7l3 28 1-36q0-7 6.5-7t6.5 7l-1 36 6-30q2-6 7-5 6 1 5 8l-7 38q0 14-9 22l4 100z'
  return moved(`translate(${x} ${y}) rotate(${turn}) scale(${s})`, [
    stroke(d, NEAR, 4, 0.6),
    shape(d, DEAD),
    stroke('M-8 44l14 10M-7 62l12 4', DEAD_INK, 3, 0.45),
  ])
}

const boards = (y: number): Paint =>
  times(10, i => [
    box(i * 41 - 4, y + ((i * 7) % 12), 33, 570 - y, i % 2 ? DOOR : POST),
    stroke(`M${i * 41 - 2} ${y + ((i * 7) % 12)}h28`, RIM, 5),
  ])

/** What the dead at the gate wear: one can tell them apart by now. */
const bride: Paint = [
  shape('M90 250q-6-54 26-58 32 4 26 58l12 60-18-6q4-60-20-66-24 6-20 66l-18 6z', BONE, 0.75),
  ball(104, 204, 5, BONE),
  ball(116, 200, 5, BONE),
  ball(128, 204, 5, BONE),
]
const diver: Paint = [
  stroke('M312 262q22-4 20-34v-36', BLOOD, 7),
  shape('M246 240q32-8 64 0l2 22q-16 8-28 0-6-6-12 0-12 8-28 0z', BLOOD),
  shape('M252 245q26-6 52 0l2 14q-12 5-22 0-6-5-12 0-10 5-22 0z', COLD, 0.85),
  stroke('M258 249l14 0', RIM, 3, 0.8),
]

export const CROWDS = {
  crowd: LISTENERS.map(listener),
  backs: (
    [
      [40, 404, 1.3],
      [136, 426, 1.2],
      [262, 424, 1.22],
      [362, 402, 1.32],
    ] as const
  ).map(([x, y, s]) => [
    shape(headPath(x, y, s), NEAR),
    stroke(`M${x - 19 * s} ${y - 14 * s}q${4 * s}-${17 * s} ${18 * s}-${18 * s}`, SPARK, 3),
  ]),
  horde: [
    zombie(46, 262, 0.95),
    zombie(116, 244, 1, true),
    zombie(196, 252, 1.08),
    zombie(278, 244, 1, true),
    zombie(352, 262, 0.98, true),
  ],
  wedding: [
    zombie(46, 262, 0.95),
    zombie(116, 244, 1, true),
    bride,
    zombie(196, 252, 1.08),
    zombie(278, 244, 1, true),
    diver,
    zombie(352, 262, 0.98, true),
  ],
  few: [zombie(62, 236, 0.62), zombie(120, 226, 0.58, true), zombie(330, 232, 0.62, true)],
  fence: [
    boards(318),
    box(0, 366, 400, 22, POST),
    hand(30, 306, 0.8, 8),
    hand(104, 300, 0.9, -12),
    hand(196, 308, 0.85, 4),
    hand(286, 298, 0.9, 14),
    hand(362, 306, 0.8, -8),
    boards(352),
    box(0, 376, 400, 22, POST),
    stroke('M0 520L400 400', POST, 18),
    times(10, i => ball(i * 41 + 12, 387, 4, NEAR)),
  ],
  bars: [
    times(9, i => [box(14 + i * 46, 60, 10, 360, FAR), box(14 + i * 46, 60, 3, 360, RIM, 0.5)]),
    box(0, 120, 400, 12, FAR),
    box(0, 388, 400, 14, FAR),
  ],
} satisfies { readonly [name: string]: Paint }
export type Crowd = keyof typeof CROWDS

/** These stand before everything, the others behind the people. */
export const NEAREST: readonly string[] = ['backs', 'bars', 'fence'] satisfies readonly Crowd[]
