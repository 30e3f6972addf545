// Both options of the crossroads cards for adults.

import type { AdultId } from '../src/content/crossroads/adultIds.ts'
import { people as everybody } from '../src/language.ts'
import { attack, DONE, die, entranceAt, firstCard, whom } from './choices.ts'
import { setHand } from './longNight.ts'
import { all, also, BEGIN, BLANK, drawn, GATE, has, is, lays, type Road, spends, WOUND, zombies } from './roadWords.ts'

export const ROADS_FOR_ADULTS: { readonly [id in AdultId]: Road } = {
  grass: {
    set: s => {
      setHand(s, 0, 'hospital/bandage:1')
      is('hedda', { wounds: 1 })(s)
      s.food = 2
    },
    act: [{ do: 'play', card: 'hospital/bandage:1' }],
    options: {
      trade: {
        choose: [die(1), { do: 'name', card: 'weapon' }],
        does: { ...spends(1), hand0: 1, hand1: -1 },
      },
      share: { does: { food: -1, ...GATE, morale: 1 } },
    },
  },
  theBoilerRoom: {
    set: all(also(['gia', 1, 'colony'], ['emma', 2, 'colony']), has({ food: 3 })),
    act: [DONE],
    options: {
      rota: { does: { morale: 1, lasting: 'badNight', food: -2 } },
      padlock: {
        choose: [whom('kevin'), whom('hedda'), whom('emma')],
        does: { 'kevin.despair': 1, 'hedda.despair': 1, 'emma.despair': 1, lasting: 'goodNight' },
      },
    },
  },
  aLongWalk: {
    set: has({ helpless: 1, food: 2 }),
    act: BEGIN,
    options: {
      letGo: { choose: [whom('kevin')], does: { helpless: -1, 'kevin.despair': 1 } },
      sitDown: [
        { rolls: [3], choose: [die(1)], does: { ...spends(1), food: 2 } },
        { rolls: [2], choose: [die(1)], does: { ...spends(1), helpless: -1, morale: -1 } },
      ],
    },
  },
  twiceDistilled: {
    set: all(also(['gia', 1, 'colony']), zombies('colony', 3), zombies('colony', 1, 1), is('hedda', { despair: 1 })),
    act: [DONE],
    options: {
      drink: {
        choose: [whom('hedda')],
        does: { 'alfonso.wounds': 1, 'hedda.despair': -1, 'hedda.wounds': 1, 'gia.wounds': 1, morale: 1 },
      },
      throw: {
        choose: [entranceAt(0), entranceAt(0), entranceAt(0), whom('kevin')],
        does: { 'colony0.zombies': -3, 'kevin.despair': 1 },
      },
    },
  },
  theCountIsShort: {
    set: s => setHand(s, 0, 'hospital/bandage:1', 'gas/scrap:1'),
    act: BEGIN,
    options: {
      wean: [
        { rolls: [4], choose: [firstCard, die(1)], does: { ...spends(1), ...lays(1), lasting: 'watch' } },
        { rolls: [3], choose: [firstCard, die(1), firstCard], does: { ...spends(1), ...lays(2) } },
      ],
      lock: { does: { ...drawn('hospital', 2), ...GATE } },
    },
  },
  theGoingRate: {
    set: has({ helpless: 2, food: 3 }),
    act: [DONE],
    options: {
      key: { choose: [firstCard], does: { food: -2, ...lays(1), morale: 1 } },
      blindEye: { choose: [whom('kevin')], does: { food: 3, helpless: -1, rebellious: 1, 'kevin.despair': 1 } },
    },
  },
  unsigned: {
    set: has({ morale: 4, food: 1 }),
    act: BEGIN,
    options: {
      wake: {
        choose: [firstCard, firstCard, firstCard],
        does: { food: -1, hand0: -1, hand1: -1, hand2: -1, waste: 3, lasting: 'badNight', morale: 1 },
      },
      search: [
        { rolls: [3, 6], choose: [die(1)], does: { ...spends(1), morale: 1, 'dice0.6': 1 } },
        { rolls: [2], choose: [die(1)], does: { ...spends(1), morale: -1 } },
      ],
    },
  },
  admissionTwoTins: {
    set: all(is('kevin', { at: 'colony' }), zombies('colony', 1), has({ helpless: 1 })),
    act: [attack('kevin', 2)],
    rolls: BLANK,
    options: {
      stop: { rolls: WOUND, does: { exposed: 1, 'kevin.wounds': 1, helpless: -1, rebellious: 1, morale: 1 } },
      sell: { does: { food: 3, 'kevin.wounds': 1, 'kevin.despair': 1 } },
    },
  },
  sundayHam: {
    set: all(has({ food: 1 }), s => void everybody.draw(s, 'deck', 'graveyard')),
    act: BEGIN,
    options: {
      eat: { does: { morale: -1, food: 4 } },
      bury: { choose: [die(1)], does: { ...spends(1), starvation: 1, morale: 1 } },
    },
  },
}
