// Both options of the crossroads cards of the colony, and of the printed one.

import assert from 'node:assert/strict'
import type { COLONY } from '../src/content/crossroads/colony.ts'
import type { PRINTED } from '../src/content/crossroads/printed.ts'
import { people as everybody } from '../src/language.ts'
import { DONE, die, firstCard, move, player, whom } from './choices.ts'
import { setHand } from './longNight.ts'
import { all, BEGIN, BLANK, contribute, drawn, has, is, lays, NO, type Road, spends, waste, YES } from './roadWords.ts'

type OfModules = 'protectionMoney' | 'bedBoards' | 'byLamplight' | 'theManual'

export const ROADS_OF_COLONY: {
  readonly [id in keyof typeof PRINTED | Exclude<keyof typeof COLONY, OfModules>]: Road
} = {
  onTheHunt: {
    act: [move('kevin', 'gas')],
    rolls: BLANK,
    options: { hunt: { rolls: [2, 3, 5, 6], does: { food: 3 } }, drive: { does: { lasting: 'banditsHunted' } } },
  },
  powerStruggle: {
    set: has({ morale: 4, helpless: 1 }),
    act: BEGIN,
    options: {
      council: {
        choose: [firstCard, firstCard, firstCard, ...YES, ...NO],
        does: { hand0: -1, hand1: -1, hand2: -1, waste: 3, lasting: 'lawCurfew,badNight' },
      },
      keys: {
        rolls: [2, 4],
        choose: [whom('kevin')],
        does: { 'kevin.despair': 1, helpless: -1, rebellious: 1, ...drawn('police', 3), 'dice0.2': 1, 'dice0.4': 1 },
      },
    },
  },
  ratsInTheWalls: {
    set: all(waste(7), has({ food: 3 })),
    act: [DONE],
    options: {
      hunt: { does: { 'alfonso.wounds': 2, 'hedda.wounds': 1, waste: -3, removed: 3 } },
      feed: { choose: [firstCard], does: { food: -2, hand0: -1, waste: -2, removed: 3 } },
    },
  },
  theEmptyChair: {
    act: [{ do: 'exile', player: 1 }, ...NO],
    options: {
      show: {
        choose: [player(2), firstCard],
        does: { hand0: -1, hand2: 1, morale: 1 },
        look: t => assert.deepEqual(t.view(2).players[0]!.known, t.state.goals.at.goal0),
      },
      silence: { choose: [firstCard, firstCard, whom('kevin')], does: { ...lays(2), 'kevin.despair': 1 } },
    },
  },
  theDebtBook: {
    set: waste(5),
    act: [{ do: 'request' }, { do: 'ask', player: 1 }, { do: 'askFor', what: 'fuel' }, [1, { do: 'refuse' }]],
    options: {
      settle: { choose: [player(1), firstCard, firstCard], does: { hand0: -2, hand1: 2 } },
      burn: { does: { waste: -4, removed: 4, rebellious: 1 } },
    },
  },
  theChildrensParcel: {
    set: has({ helpless: 3 }),
    act: contribute,
    options: {
      accept: { choose: [die(1)], does: { morale: 1, school: -3, contributed: 3, ...spends(1) } },
      open: { does: { ...drawn('school', 2), helpless: -1, rebellious: 1, food: 2 } },
    },
  },
  thirdHelping: {
    set: has({ food: 5 }),
    act: [{ do: 'food', die: 1 }],
    options: {
      lock: { does: { morale: -1, lasting: 'shortRations' } },
      open: { does: { food: -2, lasting: 'goodNight' } },
    },
  },
  armsAtTheTable: {
    set: s => setHand(s, 0, 'police/truncheon:1'),
    act: [{ do: 'play', card: 'police/truncheon:1' }, whom('kevin')],
    options: {
      gate: { does: { 'kevin.equipment': '', equipped: -1, waste: 1, lasting: 'watch' } },
      wear: { rolls: [4], does: { 'colony0.zombies': 1, lasting: 'steadyHands', 'dice0.4': 1 } },
    },
  },
  nightSchool: {
    set: s => {
      setHand(s, 0, 'library/atlas:1')
      is('alfonso', { wounds: 1 })(s)
      is('hedda', { frostbite: 1 })(s)
      is('kevin', { wounds: 1 })(s)
    },
    act: [{ do: 'play', card: 'library/atlas:1' }, die(1)],
    options: {
      teach: [
        { rolls: [2], choose: [die(2)], does: { ...spends(2), morale: 1, helpless: 1 } },
        { rolls: [1], choose: [die(2), whom('kevin')], does: { ...spends(2), 'kevin.despair': 1 } },
      ],
      burn: { does: { library: -3, waste: 3, 'alfonso.wounds': -1, 'hedda.frostbite': -1 } },
    },
  },
  coatsOfTheDead: {
    set: s => {
      for (let i = 0; i < 2; i++) everybody.draw(s, 'deck', 'graveyard')
      is('alfonso', { wounds: 1 })(s)
      is('cyril', { despair: 1 })(s)
    },
    act: [DONE],
    options: {
      wear: { does: { 'alfonso.wounds': -1, 'hedda.despair': 1, lasting: 'goodNight' } },
      honour: {
        choose: [firstCard, firstCard, firstCard],
        does: { hand0: -1, hand1: -1, hand2: -1, waste: 3, 'cyril.despair': -1, morale: 1, lasting: 'badNight' },
      },
    },
  },
}
