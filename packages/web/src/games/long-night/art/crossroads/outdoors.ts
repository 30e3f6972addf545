// Backdrops in the snow.
import { FAR, MID, NEAR, RIM, SPARK } from '../../../../art/landscape.tsx'
import { times } from '../../../../art/random.ts'
import { BLOOD, BONE, DOOR, PANE, POST, SHADE, SNOW } from '../colours.ts'
import type { Backdrop } from './indoors.ts'
import { ball, box, boxes, glow, moved, type Paint, shape, stroke } from './paint.ts'
import { hills, moon, sky, snow, wood } from './rooms.ts'

const house = (x: number, y: number, width: number, lit: readonly number[]): Paint => [
  box(x, y, width, 270, NEAR),
  stroke(`M${x - 4} ${y}h${width + 8}`, RIM, 9),
  boxes(
    times(6, i => [
      x + 16 + (i % 2) * (width - 58),
      y + 26 + Math.floor(i / 2) * 50,
      26,
      32,
      lit.includes(i) ? SPARK : PANE,
    ]),
  ),
]

export const OUTDOORS = {
  gate: {
    outside: true,
    behind: [
      sky,
      moon(320, 74),
      hills(236),
      wood(12, 296, 60, 120, 4, MID),
      snow(300),
      [0, 1, 2, 6, 7, 8].map(i => {
        const y = 212 + (i % 3) * 9
        return [
          shape(`M${i * 45 - 2} 570V${y}l20-26 20 26V570z`, POST),
          stroke(`M${i * 45} ${y}l18-24 18 24`, RIM, 5),
          stroke(`M${i * 45 + 26} ${y + 20}V560`, DOOR, 2, 0.6),
        ]
      }),
      shape('M132 570V176h16v394zM254 570V176h16v394z', POST),
      box(118, 172, 168, 18, POST),
      stroke('M114 170h176', RIM, 8),
      box(0, 296, 140, 13, DOOR),
      box(262, 296, 138, 13, DOOR),
      glow(200, 330, 150),
    ],
    before: snow(440),
  },
  tower: {
    outside: true,
    behind: [
      sky,
      moon(92, 120),
      hills(290),
      wood(16, 352, 40, 86, 9, MID),
      snow(352),
      shape('M0 0h400v70L200 22 0 70z', NEAR),
      stroke('M0 70L200 24l200 46', RIM, 6),
      box(24, 60, 15, 510, POST),
      box(362, 60, 15, 510, POST),
    ],
    before: [
      box(0, 404, 400, 20, DOOR),
      stroke('M0 404h400', RIM, 6),
      boxes(times(9, i => [i * 46 + 4, 424, 32, 146, POST])),
      box(0, 500, 400, 14, DOOR),
    ],
  },
  roof: {
    outside: true,
    behind: [
      sky,
      moon(70, 84),
      hills(270),
      wood(15, 330, 40, 90, 12, MID),
      snow(330),
      glow(110, 336, 90),
      shape('M30 404v-58l46-34 46 34v58zM112 404v-44h70v44z', NEAR),
      stroke('M24 350l52-39 52 39M112 359h74', RIM, 6),
      boxes([
        [52, 348, 16, 18, SPARK],
        [84, 348, 16, 18, SPARK],
        [136, 370, 16, 14, PANE],
      ]),
      stroke('M306 404V168M290 172h32', NEAR, 6),
      box(292, 176, 28, 228, NEAR),
      stroke('M288 174h36', RIM, 9),
      stroke('M300 152q12-18 0-34t8-34', RIM, 9, 0.25),
    ],
    before: [
      shape('M0 570V398h400v172z', NEAR),
      stroke('M0 400h400', RIM, 12),
      stroke(times(4, i => `M0 ${436 + i * 36}h400`).join(''), MID, 3),
      stroke(times(9, i => `M${20 + i * 46 + (i % 2) * 12} ${438 + (i % 4) * 36}v32`).join(''), MID, 3),
    ],
  },
  gasStation: {
    outside: true,
    behind: [
      sky,
      moon(66, 74),
      hills(260),
      wood(12, 306, 40, 80, 7, MID),
      snow(312),
      box(96, 96, 304, 44, NEAR),
      box(96, 116, 304, 12, BLOOD),
      stroke('M90 94h320', RIM, 10),
      box(128, 140, 16, 270, NEAR),
      box(352, 140, 16, 270, NEAR),
      [176, 276].map(x => [
        box(x, 232, 54, 176, MID),
        box(x, 232, 54, 8, RIM, 0.6),
        box(x + 9, 250, 36, 26, PANE),
        stroke(`M${x + 54} 268q20 6 16 60`, NEAR, 5),
      ]),
      box(300, 236, 100, 80, NEAR),
      box(320, 252, 70, 40, SPARK),
      glow(350, 272, 90),
    ],
    before: snow(424),
  },
  road: {
    outside: true,
    behind: [
      sky,
      moon(306, 84),
      hills(262),
      wood(14, 300, 34, 66, 5, MID),
      snow(296),
      shape('M184 296h34L420 570H-40z', SHADE),
      shape('M196 296h8l60 274h-110z', SNOW, 0.5),
      stroke('M70 570V150M44 172h54M330 430V214M314 228h32M262 340V246M254 254h16', NEAR, 7),
      stroke('M0 160q40 22 70 10Q240 230 330 226', NEAR, 1.6, 0.7),
    ],
  },
  forest: {
    outside: true,
    behind: [
      sky,
      moon(120, 80),
      wood(15, 310, 90, 170, 3, FAR),
      wood(10, 350, 130, 220, 8, MID),
      snow(330),
      shape('M22 570V0h40l8 570zM338 570V0h34l14 570z', NEAR),
      stroke('M26 220l-40-46M60 160l44-50M340 180l-40-36M372 260l40-34', NEAR, 9),
      stroke('M24 0v330M340 0v340', RIM, 4, 0.35),
    ],
  },
  street: {
    outside: true,
    behind: [
      sky,
      moon(336, 70),
      house(-20, 150, 126, []),
      house(112, 186, 88, []),
      house(206, 140, 104, [1, 2]),
      house(316, 196, 110, []),
      glow(240, 240, 70),
      snow(372),
      stroke('M186 400V216q0-22 26-22', NEAR, 7),
      shape('M200 188h28l7 14h-42z', NEAR),
    ],
  },
  yard: {
    outside: true,
    behind: [
      sky,
      moon(80, 74),
      hills(230),
      wood(10, 290, 50, 100, 6, MID),
      shape('M176 400V200l104-82 104 82v200z', NEAR),
      stroke('M164 208l116-92 124 98', RIM, 13),
      boxes([
        [208, 222, 46, 50, SPARK],
        [308, 222, 46, 50, SPARK],
      ]),
      stroke('M231 222v50M208 247h46M331 222v50M308 247h46', NEAR, 5),
      stroke('M204 276h54M304 276h54', RIM, 5),
      glow(280, 250, 170),
      box(262, 300, 44, 104, PANE),
      snow(374),
    ],
  },
  camp: {
    outside: true,
    behind: [
      sky,
      moon(60, 70),
      hills(240),
      wood(12, 310, 70, 130, 2, MID),
      shape('M150 400V170h230l20 26v204z', NEAR),
      box(150, 268, 250, 16, BLOOD),
      boxes(times(4, i => [166 + i * 56, 190, 44, 52, i === 2 ? SPARK : PANE])),
      stroke('M166 190l44 52M210 190l-44 52M334 190l44 52M378 190l-44 52', DOOR, 8),
      stroke('M144 168h240', RIM, 10),
      stroke('M60 400V140', POST, 7),
      shape('M60 140h76l-16 24 16 24H60z', BLOOD),
      moved('translate(92 164)', [
        ball(0, -3, 11, BONE),
        box(-6, 4, 12, 9, BONE),
        ball(-4, -3, 3, BLOOD),
        ball(4, -3, 3, BLOOD),
      ]),
      snow(370),
    ],
  },
} satisfies { readonly [name: string]: Backdrop }
