// Arms, tools and bandages. All stand on y 0, about 100 wide.
import { FAR, NEAR, RIM, SPARK } from '../../../../../art/landscape.tsx'
import { times } from '../../../../../art/random.ts'
import { BLOOD, BONE, COLD, DOOR, POST } from '../../colours.ts'
import { ball, box, glow, moved, oval, type Paint, shape, stroke } from '../paint.ts'

export const TOOLS = {
  rifle: moved('rotate(-8)', [
    shape('M-110-14h150v-7h64v9H60l-10 12H4L-6 0h-20l4-12h-32l-52 26-14-16 28-20z', NEAR),
    shape('M-110-14l66-4v8l-62 24-14-12z', DOOR),
    stroke('M-40-18h80', RIM, 2.4, 0.5),
  ]),
  pistol: [
    shape('M-50-52h92v18H2l-8 34h-30l8-34h-22z', NEAR),
    stroke('M-44-48h80', RIM, 3, 0.5),
    stroke('M-6-30q14 6 12-6', NEAR, 5),
  ],
  knife: [
    shape('M-20 0l60-74q20 26-10 52l-34 26z', FAR),
    shape('M-24 4l16-16 14 12-38 38-16-14z', POST),
    stroke('M-2-22l40-48', RIM, 3, 0.6),
  ],
  spade: [
    stroke('M0-6V-150', DOOR, 10),
    stroke('M-18-152h36', DOOR, 9),
    shape('M-24-40h48v22q-6 22-24 26-18-4-24-26z', FAR),
  ],
  saw: [
    shape('M-80-8L50-40v24l-130 18z', FAR),
    stroke('M-80 4l10-8 8 7 10-8 9 7 10-8 9 7 10-8 9 7 10-8', RIM, 2),
    shape('M46-46h26q20 6 14 24t-30 12z', DOOR),
  ],
  rocket: [
    stroke('M0-20V4', DOOR, 9),
    shape('M-18-64l-28 44v18l28-22zM18-64l28 44v18l-28-22z', FAR),
    box(-18, -156, 36, 130, BLOOD),
    shape('M2-156h16v130H2z', NEAR, 0.3),
    shape('M-18-156q18-54 36 0z', BONE),
    box(-18, -124, 36, 9, BONE),
    box(-18, -72, 36, 9, BONE),
    stroke('M0-26q30 0 36 22 4 12 20 6', RIM, 3),
    glow(58, 0, 30),
    ball(58, 0, 5, SPARK),
  ],
  chain: [
    stroke('M-110-20q11 16 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0', RIM, 6),
    stroke('M-110-20q11-16 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0', FAR, 6),
  ],
  pills: [
    box(-56, -52, 74, 52, BONE),
    box(-56, -52, 74, 15, BLOOD),
    stroke('M-19-28v20M-29-18h20', BLOOD, 6),
    (
      [
        [40, -8],
        [64, -6],
        [52, -20],
        [84, -8],
      ] as const
    ).map(([x, y]) => oval(x, y, 9, 6, RIM)),
  ],
  drip: [
    stroke('M-30 0h60M0 0V-182h34', FAR, 7),
    shape('M20-182h30v50q-15 16-30 0z', BONE),
    shape('M20-160h30v28q-15 16-30 0z', COLD),
    stroke('M35-124q4 60-52 78', BONE, 3),
  ],
  hammer: moved('rotate(24)', [stroke('M0 0v-90', DOOR, 10), box(-34, -110, 68, 26, FAR)]),
  planks: moved('rotate(-5)', [
    box(-90, -34, 180, 17, DOOR),
    box(-80, -16, 176, 16, POST),
    box(-70, -52, 150, 16, POST),
  ]),
  barricade: [
    stroke('M-70 0v-120M70 0v-126', POST, 18),
    stroke('M-96-92L96-112M-96-26L96-20', DOOR, 24),
    stroke('M-92-4L92-78', POST, 20),
    (
      [
        [-70, -96],
        [70, -108],
        [-70, -26],
        [70, -22],
      ] as const
    ).map(([x, y]) => ball(x, y, 4, NEAR)),
  ],
  rope: [
    stroke('M-50-20q0-26 34-26t34 26-34 24-34-24M-36-14q0-20 24-20t24 20M40-10q40-20 60 8', DOOR, 8),
    stroke('M-50-20q0-26 34-26', RIM, 3, 0.4),
  ],
  cord: stroke('M-60-10q30-40 60 0t60-4M-60-10q-20 20-40 4', BLOOD, 7),
  splint: [
    stroke('M-110-16h220', BONE, 34),
    times(5, i => stroke(`M${-70 + i * 34}-32l12 34`, FAR, 5)),
    stroke('M-120-2h240', DOOR, 9),
    stroke('M-120-34h240', DOOR, 9),
    box(-60, -44, 16, 56, BLOOD),
    box(48, -44, 16, 56, BLOOD),
  ],
  needle: [
    stroke('M-60-4q40-50 60-20t60-16', BLOOD, 4),
    stroke('M56-38l34-18', RIM, 5),
    shape('M-90 0h60v-30h-60z', BONE),
    shape('M-66-26h12v8h8v10h-8v6h-12v-6h-8v-10h8z', BLOOD),
  ],
  crate: [
    box(-60, -84, 120, 84, DOOR),
    box(-60, -84, 120, 12, POST),
    box(-60, -12, 120, 12, POST),
    stroke('M-56-72L56-12M-56-12L56-72', POST, 9),
    box(-32, -56, 64, 26, BONE),
    stroke('M-20-48h40M-20-38h26', POST, 4),
  ],
  canister: [
    shape('M-30 0v-76q0-12 14-14h32q14 2 14 14V0z', BLOOD),
    box(-12, -104, 24, 16, FAR),
    stroke('M-14-70L14-26M14-70L-14-26', BONE, 6),
    stroke('M12-100q60-10 70 40', NEAR, 4),
  ],
} satisfies { readonly [name: string]: Paint }
