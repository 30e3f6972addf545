// Things of the kitchen and of the stove. All stand on y 0, about 100 wide.
import { FAR, MID, NEAR, RIM, SPARK } from '../../../../../art/landscape.tsx'
import { times } from '../../../../../art/random.ts'
import { BLOOD, BONE, COLD, DOOR } from '../../colours.ts'
import { ball, box, glow, oval, type Paint, shape, stroke } from '../paint.ts'

export const KITCHEN = {
  pot: [
    shape('M-44 0q-10-46-4-54h96q6 8-4 54z', FAR),
    shape('M10 0q20-24 16-54h22q6 8-4 54z', MID),
    box(-52, -62, 104, 10, BONE),
    stroke('M-56-44q-12 2-8 18M56-44q12 2 8 18', FAR, 7),
    stroke('M-20-74q-10-12 0-24t0-24M10-74q-10-12 0-24t0-24', RIM, 5, 0.55),
    stroke('M-36-44q-2 18 2 34', RIM, 4, 0.5),
  ],
  bowl: [shape('M-34-30h68q-4 30-34 30t-34-30z', BONE), box(-38, -34, 76, 6, RIM), stroke('M10-34l24-34', FAR, 5)],
  tin: [
    shape('M-26 0v-54h52V0z', FAR),
    box(-26, -42, 52, 26, BLOOD),
    oval(0, -54, 26, 7, RIM),
    shape('M-18-58q2-26 40-22 6 2 0 6-24-2-30 18z', FAR),
  ],
  tins: [
    box(-60, -36, 34, 36, FAR),
    box(-60, -28, 34, 16, BLOOD),
    box(-20, -36, 34, 36, MID),
    box(-20, -28, 34, 16, BONE),
    box(22, -36, 34, 36, FAR),
    box(22, -28, 34, 16, DOOR),
    box(-40, -72, 34, 36, FAR),
    box(-40, -64, 34, 16, BONE),
    box(2, -72, 34, 36, MID),
    box(2, -64, 34, 16, BLOOD),
  ],
  jar: [
    shape('M-26 0q-6-4-6-12v-46q0-8 8-10h48q8 2 8 10v46q0 8-6 12z', COLD, 0.55),
    shape('M-28-4v-34q28-10 56 0v34z', '#7d8549'),
    box(-26, -82, 52, 14, DOOR),
    box(-18, -36, 36, 18, BONE),
    stroke('M-24-60v40', RIM, 4, 0.7),
  ],
  plates: [-70, 70].map(x => [oval(x, -6, 52, 12, BONE), oval(x, -8, 34, 7, RIM)]),
  saucepan: [
    shape('M-44-46h88q0 46-44 46t-44-46z', FAR),
    box(-50, -54, 100, 9, RIM),
    stroke('M50-46l76-16', NEAR, 12),
    stroke('M-20-64l-40-50', DOOR, 8),
    oval(-64, -122, 15, 11, DOOR),
    stroke('M-86-60l-20-8M-80-80l-16-14', SPARK, 5),
  ],
  kettle: [
    shape('M-44 0q-14-64 44-66 58 2 44 66z', FAR),
    stroke('M-36-40q-34-14-36-40', FAR, 13),
    stroke('M-30-62q30-50 60 0', NEAR, 7),
    ball(0, -70, 7, NEAR),
    stroke('M-76-92q-10-12 0-26', RIM, 5, 0.5),
    stroke('M-30-14q-4-26 10-38', RIM, 4, 0.6),
  ],
  peaches: [
    box(-30, -66, 60, 66, FAR),
    box(-30, -52, 60, 40, SPARK),
    ball(-9, -32, 14, BLOOD, 0.8),
    ball(11, -30, 13, DOOR),
    oval(0, -66, 30, 8, RIM),
  ],
  stove: [
    shape('M-62 0v-110h124V0z', NEAR),
    box(-70, -118, 140, 12, MID),
    box(-14, -330, 28, 214, MID),
    box(-14, -330, 8, 214, RIM, 0.25),
    box(-40, -86, 80, 52, NEAR),
    box(-36, -82, 72, 44, SPARK),
    times(5, i => box(-30 + i * 15, -82, 6, 44, NEAR)),
    box(-44, -22, 88, 12, MID),
    glow(0, -60, 90),
  ],
  candle: [
    box(-10, -46, 20, 46, BONE),
    shape('M-24 0h48l-6-10h-36z', DOOR),
    shape('M0-76q12 16 0 26-12-10 0-26z', SPARK),
    glow(0, -62, 60),
  ],
  lantern: [
    box(-22, -62, 44, 54, SPARK),
    stroke('M-22-62v54M22-62v54M0-62v54', NEAR, 4),
    shape('M-30 0v-9h60v9zM-28-62l10-18h36l10 18z', NEAR),
    stroke('M-14-82q14-24 28 0', NEAR, 4),
    glow(0, -34, 80),
  ],
} satisfies { readonly [name: string]: Paint }
