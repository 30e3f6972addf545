import { type Rows, row } from './row.ts'

export const PLACES: Rows = {
  crazyMother: row(
    'classroom',
    'window',
    [
      [
        'mother',
        {
          arms: [
            [136, 396],
            [262, 376],
          ],
        },
      ],
    ],
    [['rifle', 206, 404, 1.25]],
  ),
  elevenParkingTickets: row(
    'cells',
    'torch',
    [
      [
        'prisoner',
        {
          x: 176,
          arms: [
            [104, 330, 'raised'],
            [244, 330, 'raised'],
          ],
        },
      ],
      'bars',
    ],
    [
      ['vending', 336, 402, 0.95],
      ['keys', 352, 428, 0.9],
    ],
  ),
  finalNotice: row(
    'shelves',
    'lamp',
    [['librarian', { arms: [[246, 396]] }]],
    [
      ['books', 88, 416, 0.9],
      ['book', 304, 416, 0.85],
    ],
  ),
  carAlarm: row(
    'street',
    'moon',
    ['few'],
    [
      ['car', 210, 424, 1.15],
      ['canister', 46, 430, 0.8],
    ],
  ),
  theLastPost: row(
    'road',
    'moon',
    [['dead', { x: 200, y: 244, size: 1.7 }]],
    [
      ['mailbag', 226, 452, 0.95],
      ['letter', 78, 430, 0.75],
    ],
  ),
  witnesses: row(
    'boilerRoom',
    'torch',
    [
      [
        'woman',
        {
          x: 96,
          y: 272,
          size: 1.6,
          arms: [
            [64, 400],
            [156, 400],
          ],
        },
      ],
      ['man', { x: 240, y: 268, size: 1.7 }],
    ],
    [
      ['planks', 110, 416, 0.7],
      ['rope', 306, 422, 0.9],
    ],
  ),
  theLastDoor: row(
    'yard',
    'moon',
    [
      ['woman', { x: 80, y: 272, size: 1.6 }],
      ['man', { x: 336, y: 272, size: 1.6, flip: true }],
    ],
    [
      ['door', 208, 426, 1.2],
      ['saw', 106, 432, 0.9],
    ],
  ),
  theWarmestSpotInTheYard: row(
    'yard',
    'moon',
    [['lad', { x: 292, y: 262, size: 1.5, arms: [[232, 358]] }]],
    [
      ['heap', 160, 430, 1.1],
      ['cat', 46, 350, 0.6],
    ],
  ),
  midnightBroth: row(
    'kitchen',
    'fire',
    ['crowd', ['cook', { x: 130, y: 276, size: 1.9, arms: [[212, 350]] }]],
    [
      ['pot', 264, 416, 1.15],
      ['candle', 368, 416, 0.7],
    ],
  ),
  aVeryLongWord: row(
    'cells',
    'torch',
    [
      [
        'hurt',
        {
          x: 206,
          arms: [
            [142, 394],
            [268, 390],
          ],
        },
      ],
    ],
    [
      ['needle', 204, 420],
      ['candle', 344, 420, 0.9],
    ],
  ),
  aPairOfBoots: row(
    'forest',
    'moon',
    [],
    [
      ['boots', 178, 420, 1.5],
      ['rucksack', 322, 414],
      ['spade', 76, 414, 1.1],
    ],
  ),
  handsOnTheGate: row('gate', 'moon', ['wedding', 'fence'], []),
  theWrongRucksack: row(
    'hallOfFlags',
    'window',
    [['sly', { x: 128, arms: [[222, 380]] }]],
    [
      ['rucksack', 268, 418, 1.1],
      ['socks', 352, 420, 0.8],
      ['rucksacks', 236, 244, 0.55],
    ],
  ),
  theLongProcession: row(
    'road',
    'moon',
    [
      'horde',
      [
        'guide',
        {
          x: 196,
          y: 300,
          size: 1.5,
          arms: [
            [256, 392],
            [138, 346, 'raised'],
          ],
        },
      ],
    ],
    [['saucepan', 286, 430, 0.85]],
  ),
  onLoan: row(
    'hallOfTheHearth',
    'lamp',
    [
      ['man', { arms: [[206, 388]] }],
      ['granny', { arms: [[192, 388]] }],
    ],
    [
      ['ladder', 30, 404, 0.9],
      ['kettle', 62, 416, 0.7],
      ['lantern', 200, 412, 0.8],
    ],
  ),
  theKnack: row(
    'hallOfAntlers',
    'lamp',
    [
      [
        'handy',
        {
          x: 200,
          y: 258,
          size: 1.8,
          arms: [
            [118, 262, 'raised'],
            [284, 262, 'raised'],
          ],
        },
      ],
      'backs',
    ],
    [['stool', 200, 420]],
  ),
  theInformationDesk: row(
    'aisle',
    'torch',
    [['woman', { x: 128, arms: [[196, 250, 'raised']] }]],
    [
      ['speaker', 292, 300, 0.95],
      ['tins', 312, 424, 0.9],
    ],
  ),
  bedSeven: row(
    'ward',
    'window',
    [['hurt', { x: 170, y: 290, size: 1.7 }]],
    [
      ['drip', 316, 416, 1.2],
      ['book', 66, 422, 0.8],
    ],
  ),
  oneConversationPerLitre: row(
    'gasStation',
    'moon',
    [['attendant', { x: 150, arms: [[234, 372]] }]],
    [
      ['kettle', 262, 416, 0.9],
      ['canister', 342, 424, 0.95],
      ['stool', 60, 428, 0.8],
    ],
  ),
  onTheHunt: row(
    'forest',
    'moon',
    [],
    [
      ['deer', 256, 376, 0.9],
      ['deer', 116, 352, 0.62],
      ['tracks', 200, 424, 1.1],
    ],
  ),
}
