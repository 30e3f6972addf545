import { type Rows, row } from './row.ts'

export const COLONY: Rows = {
  powerStruggle: row(
    'hallOfAntlers',
    'lamp',
    [
      ['cook', { arms: [[160, 398]] }],
      ['nephew', { arms: [[242, 398]] }],
    ],
    [
      ['keys', 208, 418, 1.1],
      ['planks', 56, 416, 0.5],
      ['pot', 346, 414, 0.6],
    ],
  ),
  ratsInTheWalls: row(
    'dormitory',
    'torch',
    [['lad', { x: 262, arms: [[182, 330]] }]],
    [
      ['rats', 112, 420, 1.1],
      ['spade', 176, 424, 0.9],
    ],
  ),
  theEmptyChair: row(
    'hallOfTheHearth',
    'lamp',
    ['crowd'],
    [
      ['chair', 190, 408, 1.2],
      ['vote', 326, 418, 0.8],
    ],
  ),
  theDebtBook: row(
    'kitchen',
    'lamp',
    [
      ['clerk', { x: 150, arms: [[238, 384]] }],
      ['nephew', { x: 322, y: 262, size: 1.3 }],
    ],
    [['ledger', 160, 416, 0.95]],
  ),
  theChildrensParcel: row(
    'hallOfFlags',
    'lamp',
    [
      ['boy', { x: 92, y: 268, size: 1.7 }],
      [
        'girl',
        {
          x: 206,
          y: 262,
          size: 1.7,
          arms: [
            [168, 394],
            [242, 394],
          ],
        },
      ],
      ['smallest', { x: 318, y: 272, size: 1.6 }],
    ],
    [['parcel', 206, 420, 1.05]],
  ),
  thirdHelping: row(
    'kitchen',
    'lamp',
    ['crowd', ['man', { arms: [[252, 352, 'raised']] }]],
    [
      ['tin', 176, 416],
      ['bowl', 276, 416, 0.8],
    ],
  ),
  armsAtTheTable: row(
    'hallOfAntlers',
    'lamp',
    [
      ['cook', { x: 122 }],
      ['sly', { x: 286 }],
    ],
    [
      ['plates', 200, 424, 0.9],
      ['pistol', 92, 442, 0.75],
      ['knife', 322, 440, 0.8],
      ['rifle', 208, 446, 0.8],
    ],
  ),
  nightSchool: row(
    'classroom',
    'lamp',
    [['granny', { x: 206, y: 270, size: 1.8, arms: [[268, 206, 'raised']] }], 'backs'],
    [],
  ),
  coatsOfTheDead: row(
    'hallOfFlags',
    'window',
    [],
    [
      ['coats', 200, 384, 1.15],
      ['boots', 176, 416, 0.7],
      ['thermometer', 356, 410, 0.8],
    ],
  ),
}
