// Backdrops inside: what is behind the people, and what is before them.
import { FAR, MID, NEAR, RIM, SPARK } from '../../../../art/landscape.tsx'
import { times } from '../../../../art/random.ts'
import { BLOOD, BONE, COLD, DEAD, DOOR, PANE, POST } from '../colours.ts'
import { ball, box, boxes, CHILL, glow, moved, type Paint, shape, stroke } from './paint.ts'
import { books, bricks, floor, pane, planks, table, tins } from './rooms.ts'

export interface Backdrop {
  readonly behind: Paint
  readonly before?: Paint
  readonly outside?: boolean
}

/** The common room of the colony, with one of three walls. */
const hall = (wall: Paint): Backdrop => ({
  behind: [planks(), box(0, 54, 400, 18, POST), times(3, i => shape(`M${50 + i * 150} 72h14l-40 40h-10z`, POST)), wall],
  before: table,
})

const bunks = (x: number, pillow: number): Paint => [
  times(3, j => {
    const y = 120 + j * 118
    return [
      box(x, y, 154, 9, DOOR),
      box(x + 6, y - 34, 142, 34, [FAR, BLOOD, MID][j]!, 0.8),
      box(pillow, y - 46, 44, 18, BONE, 0.85),
      stroke(`M${x + 8} ${y - 20}h136`, NEAR, 3, 0.3),
    ]
  }),
  box(x, 60, 9, 510, POST),
  box(x + 146, 60, 9, 510, POST),
]

export const INDOORS = {
  hallOfFlags: hall([
    pane(34, 150, 78, 104),
    pane(292, 150, 78, 104),
    stroke('M0 100q50 34 100 0t100 0 100 0 100 0', BONE, 2, 0.5),
    times(8, i => shape(`M${14 + i * 50} ${108 + (i % 2) * 9}h18l-9 18z`, i % 3 ? BONE : BLOOD, 0.75)),
  ]),
  hallOfAntlers: hall([
    box(20, 236, 108, 9, DOOR),
    tins(24, 124, 236, 7, 0.9),
    pane(300, 140, 74, 96),
    stroke('M74 188q-4-30-30-36M52 158q-10-14-6-30M74 188q4-30 30-36M96 158q10-14 6-30', BONE, 6, 0.85),
    shape('M60 186h28l-6 22H66z', DOOR),
    stroke('M20 300h108M20 330h108', POST, 4, 0.5),
  ]),
  hallOfTheHearth: hall([
    shape('M276 404V196h112v208z', MID, 0.7),
    stroke('M278 226h30M320 226h40M278 250h14M372 250h14M278 290h12M376 310h10', NEAR, 2, 0.5),
    box(264, 182, 136, 16, DOOR),
    stroke('M266 180h130', RIM, 3, 0.25),
    shape('M296 404V262q36-40 72 0v142z', NEAR),
    shape('M312 404q-8-40 14-64 2 20 10 22 0-26 14-38 16 40 6 80z', SPARK),
    glow(332, 360, 120),
    box(28, 140, 96, 120, BONE, 0.9),
    stroke('M40 164h70M40 182h52M40 200h64M40 218h40', POST, 5, 0.5),
    box(28, 140, 96, 10, BLOOD),
    ball(332, 146, 24, BONE),
    stroke('M332 146v-14M332 146l10 6', NEAR, 4),
  ]),
  kitchen: {
    behind: [
      box(0, 0, 400, 570, NEAR),
      boxes(
        times(81, i => [(i % 9) * 46 - 6, 120 + Math.floor(i / 9) * 34, 43, 31, FAR]),
        0.3,
      ),
      box(0, 0, 400, 120, POST, 0.5),
      box(0, 130, 400, 9, DOOR),
      stroke(times(6, i => `M${36 + i * 66} 139v20`).join(''), FAR, 3),
      times(3, i => [
        shape(`M${14 + i * 132} 162h44l-5 34h-34z`, i === 1 ? BLOOD : MID),
        ball(102 + i * 132, 184, 23, FAR),
        ball(102 + i * 132, 184, 16, NEAR, 0.4),
      ]),
      box(0, 116, 400, 4, RIM, 0.5),
      tins(6, 394, 130, 4, 0.75),
    ],
    before: table,
  },
  dormitory: { behind: [planks(12), pane(164, 128, 72, 84), bunks(-30, 66), bunks(276, 286), floor] },
  boilerRoom: {
    behind: [
      bricks,
      times(3, i => [
        box(24 + i * 26, 0, 14, 250 + i * 36, FAR),
        box(26 + i * 26, 0, 3, 250 + i * 36, RIM, 0.3),
        box(20 + i * 26, 90 + i * 40, 22, 12, MID),
      ]),
      box(0, 40, 400, 16, FAR),
      box(0, 40, 400, 4, RIM, 0.4),
      shape('M250 404V170q0-54 66-54t66 54v234z', MID),
      shape('M250 404V170q0-54 66-54v288z', FAR),
      stroke('M252 200h130M252 330h130', NEAR, 5),
      ball(316, 166, 20, BONE),
      stroke('M316 166l9-11', BLOOD, 4),
      box(278, 234, 76, 70, NEAR),
      box(285, 241, 62, 56, SPARK),
      boxes(times(4, i => [292 + i * 14, 241, 6, 56, NEAR])),
      glow(316, 270, 150),
      floor,
    ],
  },
  shelves: {
    behind: [
      box(0, 0, 400, 570, NEAR),
      times(6, j => [books(4, 396, 84 + j * 72, 33 + j), box(0, 84 + j * 72, 400, 7, POST)]),
      boxes([
        [0, 0, 9, 420, POST],
        [196, 0, 9, 420, POST],
        [391, 0, 9, 420, POST],
      ]),
    ],
    before: table,
  },
  classroom: {
    behind: [
      box(0, 0, 400, 570, MID),
      box(0, 0, 400, 420, NEAR, 0.35),
      box(0, 330, 400, 90, POST, 0.6),
      box(42, 116, 316, 176, DOOR),
      box(50, 124, 300, 160, PANE),
      box(50, 124, 300, 160, NEAR, 0.45),
      // A house, a tree and the sun in chalk: a lesson in every language.
      stroke(
        'M66 216v-34l24-20 24 20v34zM84 216v-18h12v18M146 216v-20M132 196q-8-26 14-34 22 8 14 34zM62 218h110M66 250h90M66 266h60',
        BONE,
        3.2,
        0.85,
      ),
      stroke(
        'M296 202a14 14 0 1 0 28 0a14 14 0 1 0-28 0M310 180v-6M310 224v6M288 202h-6M332 202h6M294 186l-4-4M326 186l4-4M294 218l-4 4M326 218l4 4',
        BONE,
        3.2,
        0.85,
      ),
      box(60, 288, 60, 6, BONE),
      pane(-40, 120, 62, 110),
      pane(378, 120, 62, 110),
      floor,
    ],
    before: times(4, i =>
      moved(`translate(${28 + i * 104} 420)`, [
        box(0, 0, 50, 8, DOOR),
        box(4, -36, 42, 14, DOOR),
        stroke('M6-30v84M44-30v84', POST, 5),
      ]),
    ),
  },
  ward: {
    behind: [
      box(0, 0, 400, 570, FAR),
      box(0, 0, 400, 570, NEAR, 0.42),
      box(0, 300, 400, 120, NEAR, 0.25),
      box(0, 296, 400, 5, RIM, 0.4),
      stroke('M0 96h400', BONE, 5),
      times(9, i => shape(`M${-8 + i * 21} 96q10 150-3 306h22q10-156-1-306z`, i % 2 ? BONE : COLD, i % 2 ? 0.5 : 0.35)),
      box(300, 150, 62, 62, BONE),
      shape('M324 160h14v14h14v14h-14v14h-14v-14h-14v-14h14z', BLOOD),
      stroke('M232 408V150h40M272 150v14', FAR, 5),
      shape('M260 164h24v40q-12 12-24 0z', BONE),
      shape('M260 182h24v22q-12 12-24 0z', COLD),
      stroke('M272 208v96', BONE, 2),
    ],
    before: [
      box(0, 400, 400, 170, NEAR),
      box(-10, 394, 420, 16, BONE),
      shape('M0 408h400v60q-100 24-200 4t-200 6z', COLD, 0.5),
      shape('M0 408h400v30q-110 20-200 6T0 440z', BONE),
      stroke('M30 500v70M370 500v70M30 520h340', FAR, 9),
    ],
  },
  cells: {
    behind: [
      bricks,
      box(0, 360, 400, 60, NEAR, 0.5),
      pane(56, 126, 70, 62),
      boxes(times(4, i => [60 + i * 19, 126, 5, 62, NEAR])),
      floor,
    ],
  },
  aisle: {
    behind: [
      box(0, 0, 400, 570, NEAR),
      shape('M0 0h400L260 130H140z', MID, 0.6),
      box(140, 130, 120, 170, MID),
      shape('M140 300h120l140 120H0z', FAR, 0.35),
      times(5, j => {
        const y = 137.5 + j * 70
        return shape(`M0 ${y}L140 ${190 + j * 24}v5L0 ${y + 9}zM400 ${y}L260 ${190 + j * 24}v5L400 ${y + 9}z`, DOOR)
      }),
      tins(2, 96, 148, 3, 0.6),
      tins(2, 104, 214, 5, 0.7),
      tins(2, 92, 284, 6, 0.5),
      tins(310, 400, 148, 8, 0.6),
      tins(300, 400, 214, 9, 0.5),
      tins(306, 400, 284, 12, 0.7),
      box(152, 78, 96, 40, BLOOD),
      stroke('M164 60v18M236 60v18', FAR, 3),
      stroke('M178 92h8l5 12h26l5-10', BONE, 4),
      glow(200, 220, 120),
      floor,
    ],
  },
  lab: {
    behind: [
      box(0, 0, 400, 570, NEAR),
      box(0, 70, 400, 8, FAR),
      [30, 262].map(x => [
        box(x, 110, 108, 290, MID),
        box(x + 9, 130, 90, 236, COLD, 0.5),
        glow(x + 54, 248, 118, CHILL),
        times(6, i => ball(x + 26 + ((i * 29) % 60), 340 - i * 34, 4 + (i % 3), RIM, 0.7)),
        box(x - 6, 100, 120, 18, FAR),
        box(x - 6, 366, 120, 18, FAR),
      ]),
      shape('M54 350q-6-80 30-120 36 40 30 120z', DEAD, 0.55),
      times(3, i => [
        box(160, 140 + i * 44, 80, 34, PANE),
        stroke(`M168 ${160 + i * 44}h18l8-10 10 18 8-8h20`, COLD, 2.6),
      ]),
      ball(200, 96, 12, BLOOD),
    ],
    before: [
      box(0, 408, 400, 162, NEAR),
      box(0, 408, 400, 12, FAR),
      box(0, 408, 400, 4, RIM, 0.5),
      boxes(
        times(4, i => [12 + i * 98, 438, 84, 110, MID]),
        0.6,
      ),
    ],
  },
} satisfies { readonly [name: string]: Backdrop }
