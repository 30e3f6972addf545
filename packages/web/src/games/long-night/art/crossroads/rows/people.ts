import { type Rows, row } from './row.ts'

export const PEOPLE: Rows = {
  bothHands: row(
    'gate',
    'torch',
    [
      [
        'fatima',
        {
          arms: [
            [102, 312, 'raised'],
            [300, 312, 'raised'],
          ],
        },
      ],
    ],
    [['cord', 204, 424, 1.1]],
  ),
  rosaHasTwoPoints: row(
    'hallOfTheHearth',
    'lamp',
    [['rosa', { x: 200, y: 250, size: 1.8, arms: [[282, 216, 'raised']] }], 'backs'],
    [['crate', 200, 424]],
  ),
  oneWarmMeal: row(
    'kitchen',
    'lamp',
    [['nadia', { x: 150, arms: [[206, 384]] }]],
    [
      ['crate', 296, 416, 0.95],
      ['tins', 296, 336, 0.6],
      ['bowl', 190, 416, 0.7],
    ],
  ),
  roccosBrigade: row(
    'gate',
    'torch',
    [
      ['granny', { x: 66, y: 300, size: 1.2, arms: [[126, 400]] }],
      ['rocco', { x: 206, y: 268, size: 1.75, arms: [[268, 236, 'raised']] }],
      ['smallest', { x: 334, y: 280, size: 1.5, arms: [[292, 398]] }],
    ],
    [
      ['broomUp', 132, 432, 1.05],
      ['broomUp', 296, 432, 1.05],
    ],
  ),
  anitaIsNotDone: row(
    'street',
    'moon',
    [
      ['dead', { x: 330, y: 250, size: 0.9, flip: true }],
      ['anita', { x: 160, arms: [[232, 384]] }],
    ],
    [['knife', 250, 402, 0.9]],
  ),
  theViewFromTheRoof: row(
    'roof',
    'moon',
    [
      [
        'kevin',
        {
          x: 210,
          y: 272,
          size: 1.9,
          arms: [
            [148, 390],
            [268, 384],
          ],
        },
      ],
    ],
    [
      ['rifle', 210, 406, 1.2],
      ['spade', 364, 424, 0.9],
    ],
  ),
  teodorsColumns: row(
    'hallOfFlags',
    'lamp',
    [['teodor', { x: 116, arms: [[200, 330]] }]],
    [
      ['sheet', 292, 372],
      ['boots', 300, 420, 0.6],
    ],
  ),
  threeBedsAway: row(
    'dormitory',
    'window',
    [
      [
        'hedda',
        {
          x: 150,
          arms: [
            [96, 396],
            [240, 396],
          ],
        },
      ],
    ],
    [
      ['mattress', 168, 432],
      ['kettle', 344, 420, 0.8],
    ],
  ),
  theStoveOrTheGate: row(
    'hallOfAntlers',
    'fire',
    [['alfonso', { x: 120, arms: [[214, 352]] }]],
    [
      ['stove', 292, 424, 1.1],
      ['hammer', 60, 416, 0.7],
    ],
  ),
  overdue: row(
    'aisle',
    'torch',
    [
      [
        'emma',
        {
          arms: [
            [138, 402],
            [262, 402],
          ],
        },
      ],
    ],
    [['books', 200, 424, 1.15]],
  ),
  sideB: row('shelves', 'window', [['elijah', { x: 130, arms: [[206, 392]] }]], [['record', 262, 416]]),
  thisWillHurtALittle: row(
    'ward',
    'lamp',
    [
      [
        'gia',
        {
          arms: [
            [134, 396],
            [266, 396],
          ],
        },
      ],
    ],
    [['splint', 200, 416, 0.9]],
  ),
  signedForByKumar: row(
    'aisle',
    'torch',
    [['kumar', { x: 142, arms: [[232, 366]] }]],
    [
      ['receipt', 252, 418],
      ['peaches', 342, 420, 0.9],
    ],
  ),
  wandasBoot: row(
    'street',
    'moon',
    [['wanda', { x: 122, y: 268, size: 1.9, arms: [[196, 366]] }]],
    [['barricade', 280, 424]],
  ),
  theLastRocket: row(
    'gate',
    'torch',
    [['cyril', { x: 124, arms: [[226, 356]] }]],
    [
      ['rocket', 282, 426, 1.25],
      ['canister', 366, 430, 0.6],
    ],
  ),
  aStraightEdge: row(
    'yard',
    'moon',
    [['marek', { x: 112, y: 268, size: 1.8, arms: [[196, 340]] }]],
    [
      ['spade', 202, 430, 1.1],
      ['grave', 312, 432, 0.8],
    ],
  ),
  thursdaySoup: row(
    'kitchen',
    'lamp',
    [['ingrid', { x: 128, arms: [[206, 372]] }]],
    [
      ['pot', 270, 416, 1.3],
      ['plates', 120, 432, 0.6],
      ['bowl', 366, 416, 0.7],
    ],
  ),
  theFifthPlace: row(
    'hallOfFlags',
    'torch',
    [['milena', { x: 126, arms: [[80, 394]] }]],
    [
      ['sheet', 48, 424, 0.6],
      ['hatch', 284, 424, 0.9],
    ],
  ),
}
