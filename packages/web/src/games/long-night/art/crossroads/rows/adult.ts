import { type Rows, row } from './row.ts'

export const ADULT: Rows = {
  grass: row(
    'ward',
    'lamp',
    [
      'crowd',
      [
        'granny',
        {
          arms: [
            [162, 398],
            [238, 398],
          ],
        },
      ],
    ],
    [['jar', 200, 414, 1.15]],
  ),
  theBoilerRoom: row(
    'boilerRoom',
    'fire',
    [
      ['sly', { x: 88, y: 288, size: 1.6 }],
      ['lad', { x: 200, y: 278, size: 1.6, flip: true }],
    ],
    [
      ['rota', 62, 206, 0.8],
      ['lantern', 318, 424],
    ],
  ),
  aLongWalk: row(
    'dormitory',
    'window',
    [['granny', { x: 174, arms: [[126, 396]] }]],
    [
      ['hat', 112, 422, 0.8],
      ['boots', 292, 424, 0.8],
    ],
  ),
  twiceDistilled: row(
    'cells',
    'fire',
    [
      ['lad', { x: 78, y: 280, size: 1.55, arms: [[126, 360, 'raised']] }],
      ['man', { x: 344, y: 276, size: 1.6, flip: true }],
    ],
    [
      ['still', 196, 420, 1.1],
      ['bottles', 340, 436, 0.8],
    ],
  ),
  theCountIsShort: row(
    'tower',
    'moon',
    [['watchman', { x: 152, arms: [[214, 386]] }]],
    [
      ['pills', 262, 412],
      ['lantern', 352, 412, 0.9],
    ],
  ),
  theGoingRate: row(
    'hallOfAntlers',
    'window',
    [
      ['woman', { x: 128, y: 278, size: 1.9 }],
      ['storekeeper', { x: 306, y: 258, size: 1.3 }],
    ],
    [
      ['peaches', 232, 416, 0.9],
      ['keys', 322, 418],
    ],
  ),
  unsigned: row(
    'dormitory',
    'window',
    [],
    [
      ['kettle', 96, 416, 1.1],
      ['letter', 204, 424, 1.3],
      ['candle', 320, 420, 1.3],
    ],
  ),
  admissionTwoTins: row(
    'cells',
    'torch',
    [['dead', { x: 200, y: 232, size: 1.45 }], 'backs'],
    [['chain', 206, 408, 1.2]],
  ),
  sundayHam: row(
    'hallOfTheHearth',
    'fire',
    [
      ['cook', { arms: [[182, 396]] }],
      ['woman', { flip: true }],
    ],
    [
      ['ham', 204, 416, 1.15],
      ['spade', 368, 424, 1.05],
    ],
  ),
}
