// Both options of the crossroads cards with the mark of a module: their triggers, and the effect of each option.

import assert from 'node:assert/strict'
import type { OF_MODULES } from '../src/content/crossroads/modules.ts'
import { crossroadsRow } from '../src/content/crossroads.ts'
import type { ImprovementId } from '../src/content/improvements.ts'
import { LOCATIONS, numberOf, type Place } from '../src/content/places.ts'
import { isOn } from '../src/content/triggers.ts'
import type { State } from '../src/index.ts'
import { improvements, items, roads } from '../src/language.ts'
import { DONE, die, entranceAt, firstCard, LURE, move, player, take, whom } from './choices.ts'
import {
  type Choice,
  config,
  type Differences,
  does,
  type LongNight,
  rule,
  setEntrance,
  setHand,
  setNewcomer,
  setPeople,
  setRoad,
  survivorIn,
  turn,
} from './longNight.ts'
import { BLANK, drawn, GATE, joined, lays, PEOPLE, spends } from './roadWords.ts'

interface Then {
  readonly rolls?: readonly number[]
  readonly choose?: readonly Choice[]
  readonly does: Differences
  readonly look?: (s: State) => void
}
interface Road {
  readonly set?: (s: State) => void
  /** The act that triggers the card; empty for the beginning of a turn. */
  readonly act?: readonly Choice[]
  readonly rolls?: readonly number[]
  readonly options: { readonly [option: string]: Then | readonly Then[] }
}

const MAST: ImprovementId = 'radioMast'
const onMast: Choice = { do: 'improvement', improvement: MAST }
const progress =
  (expected: number) =>
  (s: State): void =>
    assert.equal(s.offer.find(({ id }) => id === MAST)!.progress, expected)
const bandits =
  (expected: { readonly [place in Place]?: number }) =>
  (s: State): void =>
    assert.deepEqual(
      Object.fromEntries(LOCATIONS.map(at => [at, s.bandits[numberOf(at)]!] as const).filter(([, n]) => n > 0)),
      expected,
    )
const sideEffects =
  (...expected: readonly string[]) =>
  (s: State): void =>
    assert.deepEqual(
      s.sideEffects.map(({ id, survivor }) => `${id} ${survivor}`),
      expected,
    )

const ROADS: { readonly [id in keyof typeof OF_MODULES | 'iceCreamInJanuary' | 'protectionMoney']: Road } = {
  theHalfBuiltShower: {
    set: s => {
      s.food = 2
      survivorIn(s, 'hedda').despair = 1
      survivorIn(s, 'kevin').despair = 1
      items.draw(s, 'police', 'waste')
    },
    act: [{ do: 'clean', die: 1 }],
    options: {
      pipe: { choose: [onMast], does: { 'hedda.frostbite': 1 }, look: progress(2) },
      fire: {
        choose: [onMast],
        does: { food: -1, 'colony0.zombies': 1, 'hedda.despair': -1 },
        look: progress(1),
      },
    },
  },
  twoHundredNails: {
    set: s => setEntrance(s, 'colony', 2, { barricades: 1 }),
    act: [{ do: 'contribute', card: 'gas/scrap:1' }],
    options: {
      accuse: {
        choose: [player(1), onMast, whom('alfonso')],
        does: { hand0: 1, hand1: -1, 'colony0.zombies': 1, 'alfonso.despair': 1 },
        look: progress(2),
      },
      pull: { choose: [onMast], does: { 'colony2.barricades': -1 }, look: progress(1) },
    },
  },
  iceCreamInJanuary: {
    set: s => setEntrance(s, 'gas', 0, { zombies: 3 }),
    act: [{ do: 'attract', survivor: 'kevin', die: 1 }, LURE],
    options: {
      keep: { does: { food: 1, 'gas.zombies': -1, 'school.zombies': 1, 'kevin.wounds': 1 } },
      trade: { choose: [firstCard], does: { ...lays(1), lasting: 'banditsHunted' } },
    },
  },
  protectionMoney: {
    options: {
      pay: { choose: [firstCard, firstCard], does: { ...lays(2), lasting: 'watch' } },
      track: {
        choose: [whom('kevin')],
        does: { food: 2, 'kevin.wounds': 1, lasting: 'banditsHunted' },
      },
    },
  },
  dustysOldFriends: {
    set: s => setPeople(s, ...PEOPLE, ['dusty', 1, 'gas']),
    options: {
      cake: { rolls: [2, 5], does: { food: 3 }, look: bandits({ grocery: 1, hospital: 1 }) },
      windows: {
        choose: [entranceAt(0), entranceAt(3)],
        does: { 'colony0.barricades': 1, 'colony3.barricades': 1, 'dusty.despair': 1 },
      },
    },
  },
  weHaveYourBoy: {
    set: s => {
      s.bandits[numberOf('gas')] = 1
    },
    options: {
      ransom: { choose: [firstCard, firstCard], does: { ...lays(2), helpless: 1, morale: 1 } },
      creep: [
        { rolls: [3], choose: [die(1)], does: { ...spends(1), ...joined } },
        {
          rolls: [2, 4],
          choose: [die(1), whom('kevin')],
          does: { ...spends(1), 'kevin.wounds': 1 },
          look: bandits({ gas: 1, library: 1 }),
        },
      ],
    },
  },
  withoutGloves: {
    set: s => {
      s.bandits[numberOf('hospital')] = 1
    },
    act: [move('kevin', 'hospital')],
    rolls: BLANK,
    options: {
      gloves: { does: { ...drawn('hospital', 3), 'kevin.frostbite': 1 } },
      rifle: {
        choose: [take('police/shotgun:1')],
        does: { 'kevin.despair': 1, 'hospital.zombies': 1, ...drawn('police', 1) },
      },
    },
  },
  blueAndTheKey: {
    set: s => {
      setPeople(s, ...PEOPLE, ['blue', 1, 'gas'])
      s.food = 2
      s.helpless = 1
    },
    options: {
      pay: { does: { food: -2, ...drawn('raxxon', 3) } },
      night: { does: { ...drawn('raxxon', 2), helpless: -1, rebellious: 1, 'blue.despair': 1 } },
    },
  },
  theLastStrip: {
    set: s => {
      survivorIn(s, 'alfonso').wounds = 2
    },
    options: {
      give: { does: { 'alfonso.wounds': -2 }, look: sideEffects('shakes alfonso') },
      keep: { choose: [whom('kevin')], does: { ...drawn('raxxon', 2), 'kevin.despair': 1 }, look: sideEffects() },
    },
  },
  theVoiceOnTheLog: {
    act: [move('kevin', 'raxxon')],
    rolls: BLANK,
    options: {
      ring: [
        { rolls: [3], does: { ...joined, ...drawn('raxxon', 1) } },
        { rolls: [2], does: { 'raxxon.zombies': 2 } },
      ],
      home: { choose: [firstCard, firstCard], does: { ...lays(2), morale: 1, 'kevin.despair': 1 } },
    },
  },
  countingOut: {
    set: s => {
      s.helpless = 1
    },
    options: {
      sing: { does: { morale: 1, ...GATE } },
      keypad: [
        { rolls: [3], choose: [die(1)], does: { ...spends(1), ...drawn('raxxon', 3) } },
        {
          rolls: [2, 3, 6],
          choose: [die(1)],
          does: { ...spends(1), 'school.zombies': 1, 'gas.zombies': 1 },
        },
      ],
    },
  },
}

/** Sets the table and triggers the card. */
function setOff(t: LongNight, id: string, { set, act = [[2, DONE]], rolls = [] }: Road, more: readonly number[]): void {
  const begins = isOn(crossroadsRow(id).trigger, 'begin')
  turn(t, s => {
    setPeople(s, ...PEOPLE)
    setHand(s, 0, 'gas/coffee:1', 'gas/fullTank:1', 'gas/scrap:1')
    setHand(s, 1, 'gas/lighter:1', 'gas/lighter:2')
    setHand(s, 2, 'gas/petrolBomb:1')
    s.bandits = s.bandits.map(() => 0)
    if (!s.offer.some(({ id }) => id === MAST) && s.modules.includes('improvements'))
      improvements.move(s, MAST, improvements.zoneOf(s, MAST), 'offer')
    setNewcomer(s, 'emma')
    set?.(s)
    s.chance.rolls = [...rolls, ...more]
    if (!begins) return setRoad(s, id)
    // The card will be drawn when the third player's turn is over.
    roads.move(s, id, roads.zoneOf(s, id), 'deck')
  })
  if (begins) t.turnOf(2)
  does(t, ...act)
}

for (const [id, road] of Object.entries(ROADS)) {
  const { options, mark } = crossroadsRow(id)
  for (const option of options)
    for (const then of [road.options[option]!].flat())
      rule(
        `[LN-XROADS-04, LN-CARD-10] ${id}, ${option}${then.rolls ? ` (${then.rolls.join()})` : ''}: what it does`,
        config(3, { objective: 'streetByStreet', modules: [mark!] }),
        t => {
          setOff(t, id, road, then.rolls ?? [])
          assert.deepEqual(
            t.options(0),
            options.map(each => ({ do: 'option', option: each })),
          )
          assert.deepEqual(does(t, { do: 'option', option }, ...(then.choose ?? [])), then.does)
          assert.deepEqual(t.state.roads.at.gone, [id])
          then.look?.(t.state)
        },
      )
}
