// The pictures of the crossroads cards, one row for each: where, in which light, who, and with what. Faces are at about y 275 and
// things stand on y 416, so that the upright picture and the band tell the same story. Somebody looks at the viewer, one thing is
// larger than life, and nothing gives away an effect. A card about a survivor shows that one; the others show strangers.
import type { CrossroadsId } from '@lastlight/long-night/content/crossroads'
import type { SurvivorId } from '@lastlight/long-night/content/survivors'
import type { Crowd } from './crowds.ts'
import type { INDOORS } from './indoors.ts'
import type { LIGHT } from './light.ts'
import type { OUTDOORS } from './outdoors.ts'
import type { Stranger } from './strangers.ts'
import type { Thing } from './things/index.ts'

export type Who = SurvivorId | Stranger
/** Where a hand is; a raised arm bends upwards. */
export type Arm = readonly [x: number, y: number, raised?: 'raised']
export interface Pose {
  readonly x?: number
  readonly y?: number
  readonly size?: number
  readonly arms?: readonly Arm[]
  readonly flip?: boolean
}
export type Figure = Crowd | Who | readonly [who: Who | 'dead', pose: Pose]
export type Placed = readonly [thing: Thing, x: number, y: number, size?: number]
export interface Row {
  readonly at: keyof typeof INDOORS | keyof typeof OUTDOORS
  readonly light: keyof typeof LIGHT
  readonly who: readonly Figure[]
  readonly things: readonly Placed[]
  readonly storm?: true
}

const row = (at: Row['at'], light: Row['light'], who: Row['who'], things: Row['things'], storm?: 'storm'): Row => ({
  at,
  light,
  who,
  things,
  ...(storm && { storm: true }),
})

export const ROWS: { readonly [card in CrossroadsId]: Row } = {
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
  iceCreamInJanuary: row(
    'street',
    'moon',
    [['humming', { x: 330, y: 284, size: 1.5, arms: [[292, 414]] }]],
    [
      ['van', 142, 420, 1.1],
      ['rifle', 318, 430, 0.75],
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
