// Both options of the crossroads cards that are tied to places.

import assert from 'node:assert/strict'
import type { AT_PLACES } from '../src/content/crossroads/places.ts'
import { attack, card, DONE, die, entranceAt, firstCard, keepFirst, LURE, move, player, STOP, take } from './choices.ts'
import { setGear, setNewcomer, setTop } from './longNight.ts'
import {
  all,
  also,
  BEGIN,
  BLANK,
  drawn,
  GATE,
  has,
  is,
  joined,
  lays,
  type Road,
  searchOnce,
  spends,
  WOUND,
  waste,
  zombies,
} from './roadWords.ts'

export const ROADS_AT_PLACES: { readonly [id in Exclude<keyof typeof AT_PLACES, 'iceCreamInJanuary'>]: Road } = {
  crazyMother: {
    act: [move('alfonso', 'school')],
    rolls: BLANK,
    options: {
      stay: { does: { 'school.noise': 2, lasting: 'armedMother', ...drawn('school', 1) } },
      back: { choose: [firstCard], does: { ...lays(1), 'alfonso.at': 'colony', food: 1 } },
    },
  },
  elevenParkingTickets: {
    set: all(is('kevin', { at: 'police' }), s => {
      setTop(s, 'police/planks:1')
      setNewcomer(s, 'emma')
    }),
    act: searchOnce('kevin', 5),
    options: {
      unlock: [
        { rolls: [3], does: { 'police.noise': 2, ...joined, food: 2 } },
        { rolls: [2], choose: [firstCard], does: { 'police.noise': 2, 'kevin.wounds': 1, ...lays(1) } },
      ],
      keys: {
        choose: [take('police/shotgun:1')],
        does: { 'kevin.despair': 1, ...drawn('police', 1), 'police.noise': 2 },
      },
    },
  },
  finalNotice: {
    set: all(is('kevin', { at: 'library' }), s => setTop(s, 'library/crackers:1')),
    act: searchOnce('kevin', 5),
    options: {
      fine: { choose: [firstCard], does: { ...lays(1), lasting: 'maps' } },
      run: {
        choose: [take('library/cookbook:1')],
        does: { ...drawn('library', 1), 'library.noise': 2, 'library.zombies': 1 },
      },
    },
  },
  carAlarm: {
    set: s => {
      s.places[1]!.noise = 3
    },
    act: [{ do: 'search', survivor: 'kevin', die: 5 }, { do: 'noise' }, STOP, keepFirst],
    options: {
      smash: { rolls: WOUND, does: { exposed: 1, 'school.noise': -1, 'kevin.wounds': 1 } },
      wire: { choose: [die(1)], does: { ...spends(1), 'school.traps': 1, 'school.noise': 3 } },
    },
  },
  theLastPost: {
    set: zombies('school', 2),
    act: [attack('kevin', 2)],
    rolls: BLANK,
    options: {
      deliver: { choose: [die(1)], does: { ...spends(1), 'kevin.despair': 1, morale: 1 } },
      open: { rolls: [4, 3, 6], does: { food: 2, school: -2, waste: 2 } },
    },
  },
  witnesses: {
    set: is('hedda', { at: 'school' }),
    act: [{ do: 'fight', survivor: 'kevin', die: 2, target: 'hedda' }],
    rolls: [6],
    options: {
      explain: {
        choose: [player(2), firstCard],
        does: { hand0: -1, hand2: 1 },
        look: t => {
          assert.deepEqual(t.view(2).players[0]!.known, t.state.goals.at.goal0)
          assert.deepEqual(t.view(1).players[0]!.known, [])
        },
      },
      silence: { does: { 'kevin.restrained': 1 } },
    },
  },
  theLastDoor: {
    set: all(is('hedda', { despair: 1 }), is('kevin', { despair: 1 })),
    act: [{ do: 'barricade', survivor: 'alfonso', die: 1, entrance: 0 }],
    options: {
      door: {
        choose: [entranceAt(1), entranceAt(2)],
        does: { 'colony1.barricades': 1, 'colony2.barricades': 1, 'hedda.frostbite': 1 },
      },
      dignity: { rolls: [4], does: { ...GATE, 'hedda.despair': -1, 'dice0.4': 1 } },
    },
  },
  theWarmestSpotInTheYard: {
    set: waste(8),
    act: [{ do: 'clean', die: 1 }],
    options: {
      dig: { choose: [firstCard], does: { 'alfonso.wounds': 1, hand0: 1, waste: -1 } },
      burn: { does: { waste: -5, removed: 5, ...GATE } },
    },
  },
  midnightBroth: {
    set: all(
      also(['gia', 1, 'colony'], ['emma', 1, 'colony'], ['marek', 2, 'colony'], ['elijah', 2, 'colony']),
      has({ food: 5 }),
    ),
    act: [{ do: 'food', die: 1 }],
    options: {
      share: { choose: [die(3)], does: { food: -2, ...spends(3), morale: 1 } },
      alone: { rolls: [5, 6], does: { 'dice0.5': 1, 'dice0.6': 1, starvation: 1 } },
    },
  },
  aVeryLongWord: {
    act: [move('kevin', 'gas')],
    rolls: WOUND,
    options: {
      rest: { does: { 'kevin.wounds': -1, turn: 'player 1' } },
      scream: { rolls: [5, 6], does: { 'dice0.5': 1, 'dice0.6': 1, 'gas.noise': 2, 'gas.zombies': 1 } },
    },
  },
  aPairOfBoots: {
    set: is('kevin', { wounds: 2 }),
    act: [move('kevin', 'gas')],
    rolls: WOUND,
    options: {
      bury: { choose: [die(1), firstCard], does: { ...spends(1), ...lays(1), 'gas.noise': 2, morale: 1 } },
      pockets: { does: { ...drawn('gas', 2), 'alfonso.despair': 1 } },
    },
  },
  handsOnTheGate: {
    set: all(zombies('colony', 3), zombies('colony', 3, 1)),
    act: BEGIN,
    options: {
      // Cyril is out, so nobody of the third player goes.
      sally: {
        rolls: [...BLANK, ...WOUND],
        choose: [entranceAt(0), entranceAt(0), entranceAt(0)],
        does: { exposed: 2, 'colony0.zombies': -3, 'colony1.zombies': -2, 'hedda.wounds': 1 },
      },
      vigil: { choose: [entranceAt(2)], does: { lasting: 'badNight', 'colony2.barricades': 1 } },
    },
  },
  theWrongRucksack: {
    set: s => {
      s.chance.picks = [0]
    },
    act: [DONE],
    options: {
      keep: { choose: [player(1)], does: { hand0: 2, hand1: -2, 'alfonso.despair': 1 } },
      swap: {
        choose: [player(1), card('gas/scrap:1')],
        does: {},
        look: t => {
          assert.ok(t.state.items.at.hand0.includes('gas/lighter:1'))
          assert.ok(t.state.items.at.hand1.includes('gas/scrap:1'))
        },
      },
    },
  },
  theLongProcession: {
    set: all(zombies('school', 1), zombies('gas', 2)),
    act: [{ do: 'attract', survivor: 'kevin', die: 1 }, LURE],
    options: {
      quarry: {
        rolls: WOUND,
        choose: [die(2)],
        does: { exposed: 1, ...spends(2), 'school.zombies': -3, 'kevin.wounds': 1 },
      },
      show: {
        choose: [entranceAt(0), entranceAt(1)],
        does: { 'school.zombies': 1, 'colony0.barricades': 1, 'colony1.barricades': 1 },
      },
    },
  },
  onLoan: {
    set: s => {
      is('alfonso', { at: 'school' })(s)
      setGear(s, 'kevin', 'police/truncheon:1')
    },
    act: [{ do: 'handOff', card: 'police/truncheon:1', from: 'kevin', to: 'alfonso' }],
    options: {
      gift: { choose: [firstCard], does: { ...lays(1), morale: 1 } },
      deposit: { rolls: [3], does: { 'kevin.despair': 1, ...drawn('school', 2), 'dice0.3': 1 } },
    },
  },
  theKnack: {
    set: zombies('gas', 1),
    act: [{ do: 'use', survivor: 'kevin', by: 'kevin', die: 0 }],
    options: {
      lesson: { choose: [die(1)], does: { ...spends(1), lasting: 'goodNight' } },
      encore: { rolls: [2, 3], does: { 'kevin.despair': 1, 'dice0.2': 1, 'dice0.3': 1 } },
    },
  },
  theInformationDesk: {
    set: is('kevin', { at: 'grocery' }),
    act: searchOnce('kevin', 5),
    options: {
      answer: [
        { rolls: [3], does: { 'grocery.noise': 1, helpless: 1, morale: 1 } },
        { rolls: [2, ...WOUND], does: { 'grocery.noise': 1, exposed: 1, 'kevin.wounds': 1 } },
      ],
      unplug: { does: { 'kevin.despair': 1, ...drawn('grocery', 2) } },
    },
  },
  bedSeven: {
    set: all(is('kevin', { at: 'hospital' }), s => {
      setTop(s, 'hospital/rations:1')
      setNewcomer(s, 'emma')
    }),
    act: searchOnce('kevin', 5),
    options: {
      carry: {
        choose: [die(1)],
        does: { ...spends(1), 'hospital.noise': 2, ...joined, ...drawn('hospital', 1) },
      },
      drip: { choose: [take('hospital/fieldKit:1')], does: { 'kevin.despair': 1, ...drawn('hospital', 1) } },
    },
  },
  oneConversationPerLitre: {
    set: s => setTop(s, 'gas/rations:1'),
    act: [move('kevin', 'gas')],
    rolls: BLANK,
    options: {
      talk: { choose: [take('gas/fuelOrFire:1')], does: { ...drawn('gas', 2), turn: 'player 1' } },
      tap: {
        choose: [take('gas/fuelOrFire:1')],
        does: { ...drawn('gas', 2), 'gas.noise': 2, 'kevin.wounds': 1 },
      },
    },
  },
}
