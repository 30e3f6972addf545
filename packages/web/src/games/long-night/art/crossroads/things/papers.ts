// Things to read, to sign and to lock. All stand on y 0, about 100 wide.
import { FAR, MID, NEAR, RIM, SPARK } from '../../../../../art/landscape.tsx'
import { times } from '../../../../../art/random.ts'
import { BLOOD, BONE, COLD, DOOR, POST } from '../../colours.ts'
import { ball, box, moved, type Paint, shape, stroke } from '../paint.ts'

export const PAPERS = {
  books: [
    shape('M-54 0l4-18h104l2 18z', DOOR),
    shape('M-46-18l2-20h92l2 20z', BLOOD),
    shape('M-52-38l2-16h86l2 16z', MID),
    shape('M-40-54l4-18h80l0 18z', FAR),
    stroke('M-40-8h84M-34-28h76M-42-46h70', RIM, 2.5, 0.4),
  ],
  book: [
    shape('M-56-6q30-14 56 0 26-14 56 0V-52Q30-66 0-52-30-66-56-52z', BONE),
    shape('M-60 0v-8q32-12 60 2 28-14 60-2v8z', BLOOD),
    stroke('M0-50V-6', POST, 3),
    stroke('M-44-42q18-6 34 0M-44-30q18-6 34 0M-44-18q18-6 34 0M10-42q18-6 34 0M10-30q18-6 34 0', POST, 2.4, 0.55),
  ],
  ledger: [
    shape('M-62 0v-12h124V0z', BLOOD),
    shape('M-58-12v-10h116v10z', BONE),
    shape('M-62-22v-12h124v12z', MID),
    shape('M-58-34v-10h116v10z', BONE),
    shape('M-62-44v-14h124v14z', DOOR),
    stroke('M70-20l30-54', SPARK, 6),
    shape('M66-12l3-12 5 3z', NEAR),
  ],
  letter: moved('rotate(-6)', [
    box(-50, -66, 100, 66, BONE),
    shape('M-50-66h100L0-28z', RIM),
    stroke('M-50-66L0-28l50-38', POST, 3),
    ball(0, -28, 11, BLOOD),
  ]),
  mailbag: [
    shape('M-58 0q-12-70 0-78H58q12 8 0 78z', DOOR),
    shape('M-62-78H62q4 30-62 44-66-14-62-44z', POST),
    box(-10, -46, 20, 14, SPARK),
    stroke('M-56-78q10-54 56-54t56 54', POST, 8),
    shape('M-36-84l22-26 34 12-6 22z', BONE),
    shape('M6-84l40-22 6 26z', RIM),
  ],
  parcel: [
    moved('rotate(-3)', [
      box(-50, -70, 100, 70, DOOR),
      box(-50, -70, 100, 12, RIM, 0.18),
      stroke('M0-70V0M-50-36h100', BLOOD, 6),
      stroke('M0-72q-26-24-30-6t30 6q26-24 30-6T0-72', BLOOD, 6),
    ]),
    shape('M54 0q8-14 14 0-7 8-14 0z', COLD),
  ],
  vote: [
    box(-60, -86, 120, 86, DOOR),
    box(-66, -94, 132, 12, POST),
    box(-30, -92, 60, 5, NEAR),
    moved('rotate(-8)', [box(-18, -134, 52, 42, BONE), stroke('M-6-114l8 9 16-20', BLOOD, 5)]),
    stroke('M-26-50l14 16 34-36', BONE, 7, 0.8),
  ],
  sheet: moved('rotate(-2)', [
    box(-90, -150, 180, 150, BONE),
    stroke('M-90-118H90M-40-150V0M14-150V0M58-150V0', POST, 3),
    times(4, i => stroke(`M-80-${96 - i * 26}h30M-30-${96 - i * 26}h34M22-${96 - i * 26}h26`, POST, 3, 0.6)),
  ]),
  receipt: [
    moved('rotate(5)', [
      shape('M-36 0l9-9 9 9 9-9 9 9 9-9 9 9 9-9 9 9v-110h-72z', BONE),
      stroke('M-24-92h48M-24-76h40M-24-60h44M-24-40h20', POST, 4, 0.7),
    ]),
    stroke('M40-10l40-40', SPARK, 7),
  ],
  rota: [
    box(-46, -120, 92, 110, BONE),
    stroke('M-46-96h92M0-96v86', POST, 3),
    times(3, i => [
      shape(`M-34-${82 - i * 26}q6-8 11 0 6-8 11 0-2 10-11 15-9-5-11-15z`, BLOOD),
      shape(`M14-${82 - i * 26}q6-8 11 0 6-8 11 0-2 10-11 15-9-5-11-15z`, BLOOD),
    ]),
  ],
  keys: [
    stroke('M-50-60a20 20 0 1 0 40 0 20 20 0 1 0-40 0', SPARK, 6),
    stroke('M-18-46L30-6M18-16l10-12M6-26l10-12', SPARK, 8),
    stroke('M-30-40v40M-30-4h14M-30-16h10', FAR, 8),
  ],
} satisfies { readonly [name: string]: Paint }
