// Both options of every crossroads card: its trigger, and the effect of each option.

import assert from 'node:assert/strict'
import type { OF_MODULES } from '../src/content/crossroads/modules.ts'
import { CROSSROADS_IDS, type CrossroadsId, crossroadsRow } from '../src/content/crossroads.ts'
import { isOn } from '../src/content/triggers.ts'
import type { Config, State } from '../src/index.ts'
import { people as everybody, items, roads } from '../src/language.ts'
import {
  attack,
  card,
  DONE,
  die,
  entranceAt,
  firstCard,
  heal,
  keepFirst,
  LURE,
  move,
  player,
  STOP,
  search,
  take,
  whom,
} from './choices.ts'
import {
  type Choice,
  type Differences,
  does,
  faceOf,
  type LongNight,
  mild,
  rule,
  setEntrance,
  setGear,
  setGoals,
  setHand,
  setNewcomer,
  setPeople,
  setRoad,
  setTop,
  survivorIn,
  turn,
} from './longNight.ts'
import { BLANK, drawn, GATE, joined, lays, PEOPLE, spends } from './roadWords.ts'

interface Then {
  readonly rolls?: readonly number[]
  readonly choose?: readonly Choice[]
  readonly does: Differences
  readonly look?: (t: LongNight) => void
}
interface Road {
  readonly config?: Partial<Config>
  readonly set?: (s: State) => void
  /** The act that triggers the card; empty for the beginning of a turn. */
  readonly act: readonly Choice[]
  readonly rolls?: readonly number[]
  readonly options: { readonly [option: string]: Then | readonly Then[] }
}

const is =
  (id: string, has: Partial<State['survivors'][number]>) =>
  (s: State): void => {
    Object.assign(survivorIn(s, id), has)
  }
const all =
  (...sets: readonly ((s: State) => void)[]) =>
  (s: State): void => {
    for (const set of sets) set(s)
  }
/** Somebody more in play. */
const also =
  (...more: Parameters<typeof setPeople>[1][]) =>
  (s: State): void => {
    setPeople(s, ...PEOPLE, ...more)
  }
const zombies =
  (at: Parameters<typeof setEntrance>[1], count: number, entrance = 0) =>
  (s: State): void =>
    setEntrance(s, at, entrance, { zombies: count })
const waste =
  (count: number) =>
  (s: State): void => {
    for (let i = 0; i < count; i++) items.draw(s, 'police', 'waste')
  }
const has =
  (what: Partial<Pick<State, 'food' | 'helpless' | 'rebellious' | 'morale'>>) =>
  (s: State): void => {
    Object.assign(s, what)
  }

const WOUND = [faceOf('wound')]
const BEGIN: readonly Choice[] = [[2, DONE]]
const searchOnce = (survivor: string, value: number): readonly Choice[] => [search(survivor, value), STOP, keepFirst]
const contribute: readonly Choice[] = [{ do: 'contribute', card: 'gas/scrap:1' }]
const votes = (...yes: readonly boolean[]): readonly Choice[] =>
  yes.map((each, seat) => [seat, { do: 'vote', yes: each }] as const)
const YES = votes(true, true, true)
const NO = votes(false, false, false)
const LITTER = { grocery: -2, waste: 2 }

type Unmarked = Exclude<
  CrossroadsId,
  keyof typeof OF_MODULES | 'iceCreamInJanuary' | 'protectionMoney' | 'bedBoards' | 'byLamplight' | 'theManual'
>

const ROADS: { readonly [id in Unmarked]: Road } = {
  onTheHunt: {
    act: [move('kevin', 'gas')],
    rolls: BLANK,
    options: { hunt: { rolls: [2, 3, 5, 6], does: { food: 3 } }, drive: { does: { lasting: 'banditsHunted' } } },
  },

  // People

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

  // Places

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
        choose: [entranceAt(1), entranceAt(1), entranceAt(2)],
        does: { 'colony1.barricades': 2, 'colony2.barricades': 1, 'hedda.frostbite': 1 },
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
      gift: { choose: [firstCard, firstCard], does: { ...lays(2), morale: 1 } },
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

  // The colony

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
        { rolls: [3], choose: [die(2)], does: { ...spends(2), morale: 1, helpless: 1 } },
        { rolls: [2], choose: [die(2), whom('kevin')], does: { ...spends(2), 'kevin.despair': 1 } },
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

  // For adults

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

const BASE: Config = { ...mild, adultCrossroads: true }

/** Sets the table and triggers the card. */
function setOff(t: LongNight, id: CrossroadsId, { set, act, rolls = [] }: Road, more: readonly number[]): void {
  turn(t, s => {
    setPeople(s, ...PEOPLE)
    setHand(s, 0, 'gas/coffee:1', 'gas/fullTank:1', 'gas/scrap:1')
    setHand(s, 1, 'gas/lighter:1', 'gas/lighter:2')
    setHand(s, 2, 'gas/petrolBomb:1')
    set?.(s)
    s.chance.rolls = [...rolls, ...more]
    if (!isOn(crossroadsRow(id).trigger, 'begin')) return setRoad(s, id)
    // The card will be drawn when the third player's turn is over.
    roads.move(s, id, roads.zoneOf(s, id), 'deck')
  })
  if (isOn(crossroadsRow(id).trigger, 'begin')) t.turnOf(2)
  does(t, ...act)
}

for (const [id, road] of Object.entries(ROADS) as [Unmarked, Road][]) {
  const { options, vote, trigger } = crossroadsRow(id)
  for (const [i, option] of options.entries())
    for (const then of [road.options[option]!].flat())
      rule(
        `[LN-XROADS-04, LN-XROADS-05] ${id}, ${option}${then.rolls ? ` (${then.rolls.join()})` : ''}: what it does`,
        { ...BASE, ...road.config },
        t => {
          setOff(t, id, road, then.rolls ?? [])
          assert.deepEqual(t.state.roads.at.now, [id])
          if (!vote)
            assert.deepEqual(
              t.options(0),
              options.map(each => ({ do: 'option', option: each })),
            )
          const choice: readonly Choice[] = vote ? (i === 0 ? YES : NO) : [{ do: 'option', option }]
          const { turn: _, ...found } = does(t, ...choice, ...(then.choose ?? []))
          const { turn: next = isOn(trigger, 'end') ? 'player 1' : 'player 0', ...expected } = then.does
          assert.deepEqual(found, expected)
          assert.equal(`player ${t.state.active}`, next)
          assert.deepEqual(t.state.roads.at.gone, [id])
          then.look?.(t)
        },
      )
}

rule('every crossroads card that can be in a deck without modules is here', BASE, t => {
  const inGame = Object.values(t.state.roads.at).flat()
  assert.deepEqual(Object.keys(ROADS).toSorted(), inGame.toSorted())
  assert.deepEqual(
    CROSSROADS_IDS.filter(id => !inGame.includes(id)),
    CROSSROADS_IDS.filter(id => crossroadsRow(id).mark),
  )
})

/** The option of a card that is not put to the vote is chosen. */
function choose(t: LongNight, id: Unmarked, option: string, set: (s: State) => void): void {
  const road = ROADS[id]
  setOff(t, id, { ...road, set: all(road.set ?? (() => {}), set) }, [])
  t.choose(0, { do: 'option', option })
}

rule('[LN-CLAR-07] wounds go round: everybody once before anybody twice, and owners pick among their own', BASE, t => {
  choose(t, 'ratsInTheWalls', 'hunt', s => {
    setPeople(
      s,
      ['alfonso', 0, 'colony'],
      ['hedda', 1, 'colony'],
      ['gia', 1, 'colony'],
      ['emma', 1, 'colony'],
      ['cyril', 2, 'gas'],
    )
  })
  // Alfonso has had his. The other two are for two of the second player's.
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(does(t, whom('gia')), { 'gia.wounds': 1 })
  assert.equal(t.refused(1, whom('gia')), 'LN-CLAR-07 spread.already')
  const { turn: _, ...found } = does(t, whom('emma'))
  assert.deepEqual(found, { 'emma.wounds': 1, waste: -3, removed: 3 })
  assert.deepEqual(
    t.state.survivors.map(each => each.wounds),
    [1, 0, 1, 1, 0],
  )
})

rule('[LN-CLAR-08] Both Hands ties Fatima herself, whoever moved and whoever leads her', BASE, t => {
  turn(t, s => {
    setPeople(s, ['kevin', 0, 'school'], ['alfonso', 0, 'colony'], ['fatima', 1, 'police'], ['cyril', 2, 'colony'])
    setRoad(s, 'bothHands')
    s.chance.rolls = [...BLANK]
  })
  does(t, move('kevin', 'gas'), { do: 'option', option: 'tie' })
  assert.deepEqual(
    t.heard('public').filter(event => event.e === 'restrained'),
    [{ e: 'restrained', survivor: 'fatima', why: 'crossroads.bothHands' }],
  )
  assert.deepEqual(
    t.state.survivors.filter(each => each.restrained).map(each => each.id),
    ['fatima'],
  )
})

rule('[LN-CLAR-08] the restrained cannot attack, clean, barricade or attract; all else they can', BASE, t => {
  turn(t, s => {
    setPeople(s, ['kevin', 0, 'colony', { restrained: true }], ['hedda', 1, 'colony'], ['cyril', 2, 'colony'])
    setHand(s, 0, 'police/riotShield:1', 'gas/scrap:1')
    setGear(s, 'kevin', 'police/truncheon:1', 'police/shotgun:1')
    setEntrance(s, 'colony', 0, { zombies: 1 })
    setEntrance(s, 'gas', 0, { zombies: 1 })
    items.draw(s, 'police', 'waste')
    s.chance.rolls = [...BLANK]
  })
  const by = { survivor: 'kevin', die: 6 }
  for (const [forbidden, o] of [
    ['attack', { entrance: 0 }],
    ['attackWith', { by: 'police/shotgun:1' }],
    ['fight', { target: 'hedda' }],
    ['barricade', { entrance: 0 }],
    ['attract', {}],
  ] as const)
    assert.equal(t.refused(0, { do: forbidden, ...by, ...o }), 'LN-CLAR-08 act.restrained')
  assert.equal(t.refused(0, { do: 'clean', die: 6 }), 'LN-CLAR-08 act.restrained')
  does(t, { do: 'play', card: 'police/riotShield:1' })
  does(t, { do: 'handOff', card: 'police/truncheon:1', from: 'kevin', to: 'hedda' })
  does(t, { do: 'contribute', card: 'police/shotgun:1' })
  does(t, { do: 'use', survivor: 'kevin', by: 'kevin', die: 0 }, { do: 'place', place: 'gas' })
  does(t, move('kevin', 'school'), ...searchOnce('kevin', 5))
  assert.deepEqual(survivorIn(t.state, 'kevin').equipment, ['police/riotShield:1'])
})

for (const [carried, lasting] of [
  [YES, ['lawCurfew']],
  [NO, []],
] as const)
  rule(`[LN-CLAR-09] a law that holds is voted on again: ${lasting.length > 0 ? 'it stays' : 'it falls'}`, BASE, t => {
    for (const id of ['powerStruggle', 'rosaHasTwoPoints'] as const) {
      choose(t, id, id === 'rosaHasTwoPoints' ? 'curfew' : 'council', s => {
        s.lasting = ['lawCurfew']
      })
      does(t, ...(id === 'rosaHasTwoPoints' ? carried : [firstCard, firstCard, firstCard, ...carried, ...NO]))
      assert.deepEqual(
        t.state.lasting.filter(each => each !== 'badNight'),
        lasting,
      )
    }
  })

rule('[LN-CLAR-10] a tie rejects a law, whatever the first player says', BASE, t => {
  for (const [id, option] of [
    ['oneWarmMeal', 'law'],
    ['powerStruggle', 'council'],
  ] as const) {
    choose(t, id, option, s => {
      s.players[2]!.exiled = true
      for (const each of s.survivors) if (each.seat === 2) each.at = 'gas'
    })
    if (id === 'powerStruggle') does(t, firstCard, firstCard)
    assert.equal(t.state.first, 0)
    does(t, ...votes(true, false))
    assert.deepEqual(t.state.lasting, [])
    assert.deepEqual(
      t.heard('public').find(event => event.e === 'voted'),
      { e: 'voted', yes: [0], carried: false, why: `crossroads.${id}` },
    )
  }
})

rule('[LN-CLAR-11] Grass: a card by its type or by its name, from the next on the left who has one', BASE, t => {
  const name = (what: string): void => {
    choose(t, 'grass', 'trade', s => {
      setHand(s, 1, 'gas/lighter:1', 'gas/coffee:1')
      setHand(s, 2, 'gas/lighter:2', 'gas/petrolBomb:1')
    })
    does(t, die(1), { do: 'name', card: what })
  }
  name('lighter')
  assert.deepEqual(t.heard('public').slice(0, 2), [
    { e: 'named', seat: 0, card: 'lighter' },
    { e: 'gave', seat: 1, to: 0, card: 'gas/lighter:1', why: 'crossroads.grass' },
  ])
  assert.deepEqual([t.pending, t.state.items.at.hand1, t.state.items.at.hand2.length], [[0], ['gas/coffee:1'], 2])
  name('fuel')
  assert.ok(t.view(0).own!.hand.includes('gas/petrolBomb:1'))
  assert.deepEqual([t.state.items.at.hand1.length, t.state.items.at.hand2], [2, ['gas/lighter:2']])
  name('stretcher')
  assert.deepEqual([t.state.items.at.hand1.length, t.state.items.at.hand2.length], [2, 2])
  assert.ok(t.offers(0, DONE))
})

rule(
  '[LN-CLAR-12] the mother wounds who moves or is put into the school, not who stays',
  { ...BASE, edition: 'cs' },
  t => {
    turn(t, s => {
      setPeople(s, ...PEOPLE)
      s.lasting = ['armedMother']
      s.chance.rolls = [...BLANK]
    })
    assert.deepEqual(does(t, move('alfonso', 'school')), {
      exposed: 1,
      'alfonso.at': 'school',
      'alfonso.moved': 1,
      'alfonso.wounds': 1,
    })
    // In this edition an exile is put outside and does not move.
    does(t, { do: 'exile', player: 1 }, ...YES)
    const found = does(t, { do: 'flee', survivor: 'hedda', to: 'school' })
    assert.equal(found['hedda.wounds'], 1)
    assert.equal(survivorIn(t.state, 'kevin').wounds, 0)
  },
)

rule('[LN-CLAR-13] an exiled player’s survivor is sent anywhere but to the colony', BASE, t => {
  choose(t, 'crazyMother', 'back', s => {
    s.players[0]!.exiled = true
    survivorIn(s, 'alfonso').at = 'gas'
  })
  assert.ok(!t.offers(0, { do: 'place', place: 'colony' }))
  assert.ok(!t.offers(0, { do: 'place', place: 'school' }))
  assert.equal(does(t, { do: 'place', place: 'library' })['alfonso.at'], 'library')
})

rule('[LN-CLAR-11] Grass: of several such cards chance takes one, and all see which', BASE, t => {
  for (const taken of ['gas/lighter:1', 'gas/lighter:2']) {
    choose(t, 'grass', 'trade', s => {
      setHand(s, 0, 'hospital/bandage:1')
      setHand(s, 1, 'gas/lighter:1', 'gas/lighter:2')
    })
    t.choose(0, die(1))
    t.picks(t.state.items.at.hand1.indexOf(taken))
    t.choose(0, { do: 'name', card: 'weapon' })
    assert.deepEqual([t.view(0).own!.hand, t.state.items.at.hand1.length], [[taken], 1])
    assert.ok(t.heard(2).some(event => event.e === 'gave' && event.card === taken))
    assert.deepEqual(t.pending, [0])
  }
})

rule('[LN-SETUP-11] who has shown a secret cannot take it back', BASE, t => {
  choose(t, 'theViewFromTheRoof', 'confess', s => {
    // Gia still has something to do at the end of the turn.
    setPeople(
      s,
      ['kevin', 0, 'school'],
      ['gia', 0, 'school'],
      ['hedda', 1, 'colony', { wounds: 1 }],
      ['cyril', 2, 'gas'],
    )
    setGoals(s, 0, 'pantry')
  })
  t.choose(0, card('gas/coffee:1'))
  t.choose(0, player(1))
  assert.ok(t.heard(1).some(event => event.e === 'confessed' && event.goals?.includes('pantry')))
  // The player who showed it reads in the log what they have shown.
  assert.ok(t.heard(0).some(event => event.e === 'confessed' && event.goals?.includes('pantry')))
  assert.ok(!t.heard(2).some(event => event.e === 'confessed' && event.goals))
  assert.ok(t.offers(0, { do: 'skip' }))
  assert.equal(t.canUndo(0), false)
})

rule('[LN-XROADS-04] nor a card that was given unseen by the others', BASE, t => {
  choose(t, 'theDebtBook', 'settle', () => undefined)
  t.choose(0, player(1))
  assert.equal(t.canUndo(0), true)
  t.choose(0, card('gas/coffee:1'))
  assert.ok(t.heard(1).some(event => event.e === 'gave' && event.card === 'gas/coffee:1'))
  assert.ok(!t.heard(2).some(event => event.e === 'gave' && event.card !== undefined))
  assert.equal(t.canUndo(0), false)
})
