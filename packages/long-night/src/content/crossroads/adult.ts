// LN-SETUP-14: the nine crossroads that only adults play, with drink, drugs, sex, suicide and cruelty.

import { all, does } from '../effects.ts'
import type { AdultId } from './adultIds.ts'
import { type CrossroadsRow, road } from './row.ts'

export const ADULT = {
  // A jar behind the bandages. Trade: a die, and a named card from the left. Share: one food, two zombies, one morale more.
  grass: road({
    trigger: { on: 'play', type: 'medicine', if: [['exiled', false]] },
    options: ['trade', 'share'],
    lists: {
      trade: does(['loseDie', 1], ['special', 'grass']),
      share: does(['payFood', 1], ['zombies', 'colony', 2], ['morale', 1]),
    },
    adult: true,
    noCooperation: true,
    source: 'proposed',
  }),
  // The only warm door that locks. Rota: morale up, a die fewer for everybody, two food. Padlock: despair for each member, a die more.
  theBoilerRoom: road({
    trigger: { on: 'end', if: all(['exiled', false], ['people', 'colony', 4], ['roundsLeft', 2]) },
    options: ['rota', 'padlock'],
    vote: true,
    lists: {
      rota: does(['morale', 1], ['lasting', 'badNight'], ['food', -2]),
      padlock: [
        ['each', 'members', 'sulk'],
        ['lasting', 'goodNight'],
      ],
      sulk: does(['survivor', { whose: 'own' }], ['despair', 1]),
    },
    adult: true,
    source: 'proposed',
  }),
  // An old woman has packed to go. Let her: one helpless less, despair. Sit with her: a die, and a test for two food or her death.
  aLongWalk: road({
    trigger: { on: 'begin', if: all(['exiled', false], ['helpless', 1], ['food', { max: 4 }]) },
    options: ['letGo', 'sitDown'],
    lists: {
      letGo: does(['helplessLeave', 1], ['survivor', { whose: 'own' }], ['despair', 1]),
      sitDown: [
        ['payDie', 1],
        ['test', 3, 'stays', 'gone'],
      ],
      stays: [['food', 2]],
      gone: [['loseHelpless', 1]],
    },
    adult: true,
    source: 'proposed',
  }),
  // A still in the laundry. Drink: comfort and morale, and a brawl. Throw: three zombies burn, a hangover all the same.
  twiceDistilled: road({
    trigger: { on: 'end', if: all(['exiled', false], ['people', 'colony', 3], ['zombies', 'colony', 2]) },
    options: ['drink', 'throw'],
    vote: true,
    lists: {
      drink: does(
        ['everybody', { at: 'colony', sad: true }, 'console'],
        ['morale', 1],
        ['colony'],
        ['spreadWounds', 3],
      ),
      throw: does(['colony'], ['slay', 3], ['survivor', { whose: 'own' }], ['despair', 1]),
    },
    adult: true,
    source: 'proposed',
  }),
  // The night watch takes the pills. Wean: a medicine and a die, on 4+ the watch holds. Lock: two hospital cards, and the colony has no watch.
  theCountIsShort: road({
    trigger: { on: 'begin', if: all(['exiled', false], ['cards', 'medicine', 1], ['roundsLeft', 2]) },
    options: ['wean', 'lock'],
    lists: {
      wean: [
        ['discard', 1, 'medicine'],
        ['payDie', 1],
        ['test', 4, 'steady', 'relapse'],
      ],
      steady: [['lasting', 'watch']],
      relapse: [['loseCards', 1]],
      lock: does(['draw', 'hospital', 2], ['zombies', 'colony', 2]),
    },
    adult: true,
    source: 'proposed',
  }),
  // Tins for company. Key: the pantry is everybody's, for food, a card and a bad night. Blind eye: food, and those who pay for it.
  theGoingRate: road({
    trigger: { on: 'end', if: all(['exiled', false], ['helpless', 1]) },
    options: ['key', 'blindEye'],
    lists: {
      key: does(['payFood', 2], ['loseCards', 1], ['morale', 1]),
      blindEye: does(['food', 3], ['incite', 1], ['survivor', { whose: 'own' }], ['despair', 1]),
    },
    adult: true,
    source: 'proposed',
  }),
  // A note without a name. Wake: a food, a card of everybody and a bad night, for morale. Search: a die, and a test for or against morale.
  unsigned: road({
    trigger: { on: 'begin', if: all(['exiled', false], ['morale', { max: 4 }], ['people', 'colony', 2]) },
    options: ['wake', 'search'],
    lists: {
      wake: [
        ['payFood', 1],
        ['each', 'members', 'gift'],
        ['lasting', 'badNight'],
        ['morale', 1],
      ],
      gift: [['loseCards', 1]],
      search: [
        ['payDie', 1],
        ['test', 3, 'inTime', 'late'],
      ],
      inTime: does(['morale', 1], ['gainDie', 1]),
      late: [['morale', -1]],
    },
    adult: true,
    source: 'proposed',
  }),
  // A dead man on a chain, and an audience. Stop: an exposure roll and a rebel, for morale. Sell: food, and the lowest pays.
  admissionTwoTins: road({
    trigger: { on: 'attack', if: [['exiled', false]] },
    options: ['stop', 'sell'],
    lists: {
      stop: [['expose'], ['incite', 1], ['morale', 1]],
      sell: does(['food', 3], ['lowest', { at: 'colony' }], ['wound', 1], ['despair', 1]),
    },
    adult: true,
    source: 'proposed',
  }),
  // Meat of unknown origin. Eat: four food for one morale. Bury: a hungry night for one morale more.
  sundayHam: road({
    trigger: { on: 'begin', if: all(['exiled', false], ['food', { max: 1 }], ['graveyard', 1]) },
    options: ['eat', 'bury'],
    lists: {
      eat: does(['payMorale', 1], ['food', 4]),
      bury: does(['payDie', 1], ['starve', 1], ['morale', 1]),
    },
    adult: true,
    source: 'proposed',
  }),
} as const satisfies { readonly [id in AdultId]: CrossroadsRow }
