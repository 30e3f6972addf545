// Both options of the crossroads cards that are about one person.

import assert from 'node:assert/strict'
import type { PEOPLE as OF_PEOPLE } from '../src/content/crossroads/people.ts'
import { people as everybody } from '../src/language.ts'
import { attack, DONE, die, entranceAt, firstCard, heal, LURE, move, player, take, whom } from './choices.ts'
import { setEntrance, setGear, setHand, setNewcomer, setPeople, setTop } from './longNight.ts'
import {
  all,
  also,
  BEGIN,
  BLANK,
  contribute,
  drawn,
  GATE,
  has,
  is,
  joined,
  LITTER,
  lays,
  NO,
  type Road,
  searchOnce,
  spends,
  WOUND,
  YES,
  zombies,
} from './roadWords.ts'

export const ROADS_OF_PEOPLE: { readonly [id in keyof typeof OF_PEOPLE]: Road } = {
  bothHands: {
    set: all(also(['fatima', 1, 'colony', { despair: 1 }]), is('kevin', { despair: 1 })),
    act: [move('kevin', 'gas')],
    rolls: BLANK,
    options: {
      tie: { does: { 'fatima.restrained': 1 } },
      watch: [
        { rolls: [3], choose: [die(1)], does: { ...spends(1), 'fatima.despair': -1 } },
        { rolls: [2], choose: [die(1)], does: { ...spends(1), 'fatima.wounds': 1 } },
      ],
    },
  },
  rosaHasTwoPoints: {
    set: all(also(['rosa', 1, 'colony']), has({ food: 5 })),
    act: contribute,
    options: {
      stores: [
        { choose: YES, does: { lasting: 'lawOpenStores', food: -2 } },
        { choose: NO, does: LITTER },
      ],
      curfew: [
        { choose: YES, does: { lasting: 'lawCurfew', morale: -1 } },
        { choose: NO, does: LITTER },
      ],
    },
  },
  oneWarmMeal: {
    set: also(['nadia', 1, 'colony']),
    act: BEGIN,
    options: {
      law: [
        { choose: YES, does: { lasting: 'lawOneWarm', morale: -1 } },
        { choose: [...NO, die(1)], does: spends(1) },
      ],
      reserve: { does: { food: 2, starvation: 1 } },
    },
  },
  roccosBrigade: {
    set: all(also(['rocco', 1, 'colony']), has({ helpless: 2 })),
    act: BEGIN,
    options: {
      drill: [
        {
          rolls: [4],
          choose: [entranceAt(0), entranceAt(4)],
          does: { 'colony0.barricades': 1, 'colony4.barricades': 1 },
        },
        { rolls: [3], does: { helpless: -1, morale: -1 } },
      ],
      forbid: { rolls: [5], does: { helpless: -1, rebellious: 1, 'dice0.5': 1 } },
    },
  },
  anitaIsNotDone: {
    set: all(also(['anita', 1, 'colony']), zombies('school', 4)),
    act: [attack('kevin', 2)],
    rolls: BLANK,
    options: {
      goOn: { rolls: WOUND, does: { exposed: 1, 'school.zombies': -2, 'anita.wounds': 1 } },
      pockets: { does: { ...drawn('police', 2), 'school.zombies': 1 } },
    },
  },
  theViewFromTheRoof: {
    act: [DONE],
    options: {
      accuse: { choose: [player(1)], does: { hand0: 1, hand1: -1, ...GATE } },
      confess: {
        choose: [firstCard, player(1)],
        does: { ...lays(1), morale: 1 },
        look: t => assert.deepEqual(t.view(1).players[0]!.known, t.state.goals.at.goal0),
      },
    },
  },
  teodorsColumns: {
    set: also(['teodor', 1, 'gas']),
    act: contribute,
    options: {
      ledger: {
        choose: [firstCard, firstCard, firstCard],
        does: { hand0: -1, hand1: -1, hand2: -1, waste: 3, food: 3 },
      },
      trust: { does: { school: -1, gas: -1, contributed: 2 } },
    },
  },
  threeBedsAway: {
    set: s => {
      setPeople(s, ['hedda', 0, 'school'], ['alfonso', 0, 'colony'], ['emma', 1, 'colony'], ['cyril', 2, 'police'])
      setGear(s, 'hedda', 'police/truncheon:1')
    },
    act: searchOnce('hedda', 4),
    options: {
      go: { choose: [player(1)], does: { hand0: 2, hand1: -2, 'hedda.of': 'player 1', leader0: 'alfonso' } },
      stay: { does: { 'hedda.despair': 2 } },
    },
  },
  theStoveOrTheGate: {
    set: all(is('alfonso', { wounds: 1 }), is('kevin', { wounds: 1 })),
    act: BEGIN,
    options: {
      melt: {
        choose: [entranceAt(0), entranceAt(0)],
        does: { 'colony0.traps': 2, lasting: 'badNight' },
      },
      keep: { does: { ...GATE, 'alfonso.wounds': -1 } },
    },
  },
  overdue: {
    set: all(also(['emma', 0, 'school']), is('alfonso', { wounds: 1, frostbite: 1 }), is('hedda', { wounds: 1 })),
    act: searchOnce('emma', 3),
    options: {
      haul: { does: { ...drawn('library', 2), 'emma.wounds': 1 } },
      burn: { choose: [heal('frostbite')], does: { 'emma.despair': 1, 'alfonso.frostbite': -1 } },
    },
  },
  sideB: {
    set: all(also(['elijah', 0, 'colony']), zombies('police', 3), is('hedda', { despair: 2 })),
    act: [move('elijah', 'hospital')],
    rolls: BLANK,
    options: {
      play: {
        choose: [LURE],
        does: { 'police.zombies': -2, 'hospital.zombies': 2, 'hospital.noise': 2, 'hedda.despair': -1 },
      },
      strip: { does: { ...drawn('gas', 1), 'elijah.despair': 1 } },
    },
  },
  thisWillHurtALittle: {
    set: all(also(['gia', 1, 'colony']), is('kevin', { frostbite: 1 })),
    act: [move('kevin', 'gas')],
    rolls: WOUND,
    options: {
      now: { choose: [heal('frostbite')], does: { 'kevin.frostbite': -1, 'gas.zombies': 1 } },
      bed: {
        choose: [die(1), heal('wounds')],
        does: { ...spends(1), 'kevin.frostbite': -1, 'kevin.wounds': -1, 'kevin.at': 'colony' },
      },
    },
  },
  signedForByKumar: {
    set: all(also(['kumar', 0, 'school']), s => setNewcomer(s, 'emma')),
    act: searchOnce('kumar', 2),
    options: {
      settle: { choose: [firstCard], does: { ...lays(1), ...joined } },
      owe: { does: { ...drawn('school', 1), 'school.noise': 3 } },
    },
  },
  wandasBoot: {
    set: s => setEntrance(s, 'school', 0, { barricades: 1 }),
    act: [{ do: 'barricade', survivor: 'kevin', die: 1, entrance: 0 }],
    options: {
      rebuild: { choose: [die(2)], does: { ...spends(2), 'school.barricades': -1, 'school.traps': 1 } },
      defend: [
        { rolls: [4], does: { 'school.barricades': 1 } },
        { rolls: [3], does: { 'school.barricades': -2 } },
      ],
    },
  },
  theLastRocket: {
    set: all(zombies('colony', 3), zombies('colony', 1, 1)),
    act: [DONE],
    options: {
      fire: {
        rolls: [6, 2],
        choose: [entranceAt(0), entranceAt(0), entranceAt(0)],
        does: { 'colony0.zombies': -3, 'gas.zombies': 1, 'grocery.zombies': 1 },
      },
      powder: { choose: [entranceAt(2)], does: { 'colony2.traps': 1, 'cyril.despair': 1 } },
    },
  },
  aStraightEdge: {
    set: all(also(['marek', 1, 'gas']), s => void everybody.draw(s, 'deck', 'graveyard')),
    act: BEGIN,
    options: {
      dig: { choose: [die(1), die(2)], does: { ...spends(1), ...spends(2), 'marek.frostbite': 1, morale: 1 } },
      thaw: { rolls: [3, 4], does: { 'marek.despair': 1, 'dice0.3': 1, 'dice0.4': 1 } },
    },
  },
  thursdaySoup: {
    set: all(also(['ingrid', 1, 'colony']), s => {
      setHand(s, 0, 'start/rations:1')
      setNewcomer(s, 'emma')
    }),
    act: [{ do: 'play', card: 'start/rations:1' }],
    options: {
      shutters: { choose: [whom('kevin')], does: { food: 2, 'kevin.despair': 1 } },
      gate: { rolls: [5], does: { food: -1, ...joined, 'dice0.5': 1 } },
    },
  },
  theFifthPlace: {
    set: all(also(['milena', 1, 'colony']), s => setTop(s, 'school/rations:1')),
    act: searchOnce('kevin', 5),
    options: {
      wait: { choose: [die(1), take('school/sledge:1')], does: { ...spends(1), ...drawn('school', 1) } },
      floor: { does: { ...drawn('school', 2), 'school.noise': 1, 'school.zombies': 1 } },
    },
  },
}
