import { type Rows, row } from './row.ts'

export const MODULES: Rows = {
  bedBoards: row(
    'dormitory',
    'lamp',
    [
      ['woman', { x: 132, arms: [[176, 396]] }],
      ['man', { x: 288 }],
    ],
    [
      ['saw', 190, 418, 1.2],
      ['mattress', 320, 418, 0.9],
    ],
  ),
  byLamplight: row(
    'roof',
    'lamp',
    [['handy', { x: 236, arms: [[150, 300, 'raised']] }]],
    [
      ['lantern', 112, 416, 1.3],
      ['planks', 300, 420, 0.8],
    ],
  ),
  theManual: row(
    'classroom',
    'window',
    [['lad', { arms: [[200, 392]] }]],
    [
      ['book', 200, 420, 1.4],
      ['splint', 84, 416, 0.8],
    ],
  ),
  protectionMoney: row(
    'tower',
    'moon',
    [
      [
        'robber',
        {
          x: 206,
          arms: [
            [160, 388],
            [252, 388],
          ],
        },
      ],
    ],
    [
      ['letter', 206, 420, 1.15],
      ['pistol', 330, 416, 0.7],
    ],
  ),
  iceCreamInJanuary: row(
    'street',
    'moon',
    [['humming', { x: 330, y: 284, size: 1.5, arms: [[292, 414]] }]],
    [
      ['van', 142, 420, 1.1],
      ['rifle', 318, 430, 0.75],
    ],
  ),
  theHalfBuiltShower: row(
    'yard',
    'fire',
    ['crowd', ['prisoner', { x: 232, y: 276, size: 1.8 }]],
    [
      ['pot', 96, 420, 1.3],
      ['ladder', 366, 404, 0.9],
    ],
  ),
  twoHundredNails: row(
    'hallOfAntlers',
    'lamp',
    [
      ['mother', { x: 124, arms: [[172, 392]] }],
      ['man', { x: 296, y: 272, size: 1.6, flip: true }],
    ],
    [
      ['crate', 206, 420, 1.1],
      ['hammer', 342, 418, 0.9],
      ['ledger', 70, 422, 0.8],
    ],
  ),
  dustysOldFriends: row(
    'gate',
    'lamp',
    [
      ['robber', { x: 92, y: 278, size: 1.55 }],
      ['dusty', { x: 206, y: 290, size: 1.6 }],
      ['sly', { x: 322, y: 276, size: 1.5, flip: true }],
    ],
    [
      ['tins', 98, 424, 0.9],
      ['hat', 318, 418, 0.9],
    ],
  ),
  weHaveYourBoy: row(
    'road',
    'moon',
    [
      ['robber', { x: 96, y: 262, size: 1.6 }],
      ['boy', { x: 204, y: 318, size: 1.35, arms: [[218, 384]] }],
      ['humming', { x: 312, y: 268, size: 1.55, flip: true }],
    ],
    [
      ['rifle', 60, 430, 0.9],
      ['bowl', 228, 418, 0.7],
    ],
  ),
  withoutGloves: row(
    'street',
    'moon',
    [
      [
        'robber',
        {
          x: 176,
          y: 282,
          size: 1.9,
          arms: [
            [132, 396],
            [236, 396],
          ],
        },
      ],
    ],
    [
      ['rifle', 196, 420, 1.2],
      ['boots', 324, 424, 0.9],
    ],
    'storm',
  ),
  blueAndTheKey: row(
    'dormitory',
    'lamp',
    [
      ['blue', { x: 204, y: 268, size: 1.9, arms: [[168, 388]] }],
      ['girl', { x: 70, y: 322, size: 1.25 }],
      ['smallest', { x: 334, y: 328, size: 1.2, flip: true }],
    ],
    [
      ['keys', 176, 412, 1.3],
      ['peaches', 268, 418, 0.8],
    ],
  ),
  theLastStrip: row(
    'ward',
    'lamp',
    [['man', { x: 222, y: 282, size: 1.9, arms: [[150, 398]] }]],
    [
      ['pills', 128, 414, 1.2],
      ['receipt', 252, 424, 0.9],
      ['candle', 350, 418, 0.9],
    ],
  ),
  theVoiceOnTheLog: row(
    'cells',
    'window',
    [['lad', { x: 290, y: 280, size: 1.9, arms: [[212, 384]] }]],
    [
      ['record', 92, 422, 1.1],
      ['socks', 350, 422, 0.7],
    ],
  ),
  countingOut: row(
    'yard',
    'moon',
    [
      'horde',
      ['girl', { x: 96, y: 318, size: 1.35 }],
      ['boy', { x: 206, y: 306, size: 1.35, arms: [[262, 380]] }],
      ['smallest', { x: 314, y: 330, size: 1.25, flip: true }],
    ],
    [['rope', 376, 436, 0.6]],
  ),
}
