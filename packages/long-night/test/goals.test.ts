import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Seat, Viewer } from '@lastlight/kernel'
import { EXILED_IDS, type ExiledId } from '../src/content/exiledObjectives.ts'
import type { ItemType } from '../src/content/itemTypes.ts'
import type { Place } from '../src/content/places.ts'
import {
  BETRAYAL_IDS,
  type BetrayalId,
  isBetrayal,
  SECRET_IDS,
  type SecretId,
  secretRow,
} from '../src/content/secretObjectives.ts'
import type { Config } from '../src/index.ts'
import { game } from '../src/index.ts'
import { fates, GOAL_IDS, goals, items, people } from '../src/language.ts'
import type { Ending, State, Survivor } from '../src/state.ts'
import { fate, goal } from '../src/zones.ts'
import {
  cardsOf,
  config,
  type LongNight,
  nightfall,
  rule,
  setCrisis,
  setGear,
  setGoals,
  setHand,
  setPeople,
  three,
  turn,
} from './longNight.ts'

// Tables for the objectives of seat 0

type Group = readonly (readonly [at: Place, more?: Partial<Survivor>])[]
interface Scene {
  readonly hand?: readonly ItemType[]
  /** Own survivors; the others have two each. */
  readonly own?: Group
  /** Weapons that own survivors carry; that somebody else carries. */
  readonly gear?: number
  readonly theirGear?: number
  readonly theirCards?: number
  readonly barricades?: number
  readonly waste?: number
  readonly dead?: number
  readonly food?: number
  readonly starvation?: number
  readonly morale?: number
}

const OWN = ['gia', 'kevin', 'hedda'] as const
const GONE = ['ingrid', 'kumar', 'marek'] as const
const TWO: Group = [['police'], ['grocery']]
const ONE: Group = [['police']]
const THREE: Group = [['police'], ['grocery'], ['hospital']]

function lay(s: State, scene: Scene): void {
  setPeople(
    s,
    ...(scene.own ?? TWO).map(([at, more], i) => [OWN[i]!, 0, at, more ?? {}] as const),
    ['rocco', 1, 'school'],
    ['alfonso', 1, 'school'],
    ['emma', 2, 'library'],
    ['elijah', 2, 'library'],
  )
  const types = scene.hand ?? []
  const weapons = cardsOf(...Array.from({ length: 9 }, () => 'weapon' as const))
  setHand(s, 0, ...cardsOf(...types))
  setHand(
    s,
    1,
    ...cardsOf(...Array.from({ length: 10 }, () => 'education' as const)).slice(10 - (scene.theirCards ?? 0)),
  )
  setHand(s, 2)
  setGear(s, 'gia', ...weapons.slice(9 - (scene.gear ?? 0)))
  setGear(s, 'rocco', ...weapons.slice(4, 4 + (scene.theirGear ?? 0)))
  for (let i = 0; i < (scene.barricades ?? 0); i++) s.places[0]!.entrances[i]!.barricades = 1
  for (let i = 0; i < (scene.waste ?? 0); i++) items.draw(s, 'start', 'waste')
  for (const id of GONE.slice(0, scene.dead ?? 0)) people.move(s, id, people.zoneOf(s, id), 'graveyard')
  s.food = scene.food ?? 3
  s.starvation = scene.starvation ?? 0
  s.morale = scene.morale ?? 5
}

/** Objectives of modules are not in the box: they are laid there by hand. */
function give(s: State, id: string): void {
  const others = ['pantry', 'firstAid', 'arms'].filter(each => each !== id)
  setGoals(s, 1, others[0]!)
  setGoals(s, 2, others[1]!)
  if (!goals.zones.some(zone => goals.at(s, zone).includes(id)))
    s.goals = goals.lay(s.players.length, { ...s.goals.at, box: [...s.goals.at.box, id] })
  setGoals(s, 0, id)
}

/** The colony phase ends the game like that. */
function end(t: LongNight, ending: Ending, set: (s: State) => void): readonly Seat[] {
  nightfall(t, s => {
    set(s)
    if (ending === 'morale') {
      setCrisis(s, 'fuelShortage')
      s.morale = 2
    } else {
      s.rounds = 1
      if (ending === 'rounds') s.objective = 'tribute'
    }
  })
  assert.equal(t.state.ending, ending)
  return game.outcome(t.state)!.winners
}

interface Case {
  readonly met: Scene
  readonly missed: readonly Scene[]
}

const secrets: { readonly [id in SecretId]: Case } = {
  memoir: {
    met: { hand: ['tool', 'education', 'education'] },
    missed: [{ hand: ['tool', 'tool', 'education'] }, { hand: ['education', 'education', 'education'] }],
  },
  pantry: { met: { hand: ['food', 'food', 'food'] }, missed: [{ hand: ['food', 'food', 'fuel'] }] },
  firstAid: {
    met: { hand: ['medicine', 'medicine', 'medicine'] },
    missed: [{ hand: ['medicine', 'medicine', 'food'] }],
  },
  tank: {
    met: { hand: ['fuel', 'fuel', 'food'] },
    missed: [{ hand: ['fuel', 'food', 'food'] }, { hand: ['fuel', 'fuel'] }],
  },
  arms: { met: { hand: ['weapon', 'weapon'] }, missed: [{ hand: ['weapon'], gear: 1 }] },
  backpack: {
    met: { hand: ['food', 'medicine', 'fuel', 'tool'] },
    missed: [
      { hand: ['medicine', 'fuel', 'tool', 'tool'] },
      { hand: ['food', 'food', 'fuel', 'tool'] },
      { hand: ['food', 'medicine', 'tool', 'tool'] },
      { hand: ['food', 'medicine', 'fuel', 'fuel'] },
    ],
  },
  addresses: {
    met: { hand: ['survivor', 'education', 'food'] },
    missed: [
      { hand: ['education', 'education', 'food'] },
      { hand: ['survivor', 'food', 'food'] },
      { hand: ['survivor', 'education', 'survivor'] },
    ],
  },
  school: {
    met: { hand: ['education', 'education'], own: [['school'], ['police']] },
    missed: [{ hand: ['education', 'education'] }, { hand: ['education', 'tool'], own: [['school'], ['police']] }],
  },
  loner: { met: { own: ONE }, missed: [{ own: TWO }] },
  kin: { met: { own: THREE }, missed: [{ own: TWO }] },
  unhurt: {
    met: { own: TWO },
    missed: [
      { own: ONE },
      { own: [['police'], ['grocery', { wounds: 1 }]] },
      { own: [['police', { frostbite: 1 }], ['grocery']] },
      { own: [['police'], ['grocery', { despair: 1 }]] },
    ],
  },
  scouts: {
    met: { own: TWO, hand: ['fuel'] },
    missed: [{ own: [['police'], ['colony']], hand: ['fuel'] }, { own: TWO }],
  },
  miser: {
    met: { hand: ['fuel', 'food'], theirCards: 1 },
    missed: [
      { hand: ['fuel', 'food'], theirCards: 2 },
      { hand: ['food', 'food'], theirCards: 1 },
    ],
  },
  armory: { met: { gear: 2, theirGear: 1 }, missed: [{ gear: 1, theirGear: 1 }, {}] },
  builder: { met: { barricades: 5 }, missed: [{ barricades: 4 }] },
  almsgiver: { met: { food: 4 }, missed: [{ food: 3 }, { food: 4, hand: ['food'] }] },
  fullBellies: {
    met: { hand: ['food', 'food'] },
    missed: [{ hand: ['food', 'food'], starvation: 1 }, { hand: ['food'] }],
  },
  broom: { met: { waste: 3, hand: ['tool'] }, missed: [{ waste: 4, hand: ['tool'] }, { waste: 3 }] },
  undertaker: { met: { dead: 2, hand: ['tool'] }, missed: [{ dead: 1, hand: ['tool'] }, { dead: 2 }] },
  rollCall: { met: { dead: 1, hand: ['medicine'] }, missed: [{ dead: 2, hand: ['medicine'] }, { dead: 1 }] },
  closeCall: { met: { morale: 2, hand: ['medicine'] }, missed: [{ morale: 3, hand: ['medicine'] }, { morale: 2 }] },
  workbench: { met: { hand: ['tool', 'tool', 'tool'] }, missed: [{ hand: ['tool', 'tool', 'food'] }] },
  acquaintance: {
    met: { own: [['hideout'], ['police']], hand: ['weapon'] },
    missed: [{ hand: ['weapon'] }, { own: [['hideout'], ['police']] }],
  },
  missingFile: {
    met: { own: [['raxxon'], ['police']], hand: ['medicine', 'medicine'] },
    missed: [{ hand: ['medicine', 'medicine'] }, { own: [['raxxon'], ['police']], hand: ['medicine', 'tool'] }],
  },
}

const SIX: readonly ItemType[] = ['tool', 'tool', 'tool', 'food', 'food', 'food']

const betrayals: { readonly [id in BetrayalId]: Case } = {
  hoarder: { met: { hand: SIX }, missed: [{ hand: SIX.slice(1) }] },
  driver: {
    met: { own: [['gas'], ['police']], hand: ['fuel', 'fuel'] },
    missed: [{ hand: ['fuel', 'fuel'] }, { own: [['gas'], ['police']], hand: ['fuel', 'food'] }],
  },
  deserter: {
    met: { own: TWO, hand: ['food', 'food'] },
    missed: [{ own: [['colony'], ['police']], hand: ['food', 'food'] }, { hand: ['food', 'tool'] }],
  },
  apothecary: {
    met: { hand: ['medicine', 'medicine', 'medicine'] },
    missed: [{ hand: ['medicine', 'medicine', 'food'] }],
  },
  raider: {
    met: { gear: 2, hand: ['weapon'] },
    missed: [
      { gear: 1, hand: ['weapon'] },
      { gear: 2, hand: ['tool'] },
    ],
  },
  arsonist: {
    met: { hand: ['fuel', 'tool'] },
    missed: [{ hand: ['fuel', 'tool'], barricades: 1 }, { hand: ['fuel', 'fuel'] }, { hand: ['tool', 'tool'] }],
  },
  warlord: {
    met: { own: THREE, hand: ['weapon'] },
    missed: [
      { own: TWO, hand: ['weapon'] },
      { own: THREE, hand: ['tool'] },
    ],
  },
  famine: {
    met: { starvation: 2, hand: ['food', 'food'] },
    missed: [
      { starvation: 1, hand: ['food', 'food'] },
      { starvation: 2, hand: ['food', 'tool'] },
    ],
  },
  rot: {
    met: { waste: 8, hand: ['tool', 'tool'] },
    missed: [
      { waste: 7, hand: ['tool', 'tool'] },
      { waste: 8, hand: ['tool', 'food'] },
    ],
  },
  chronicler: {
    met: { dead: 3, hand: ['education', 'education'] },
    missed: [
      { dead: 2, hand: ['education', 'education'] },
      { dead: 3, hand: ['education', 'tool'] },
    ],
  },
  bandit: { met: { hand: ['tool', 'tool', 'food'] }, missed: [{ hand: ['tool', 'tool'] }] },
}

/** Tries several endings one after the other, each from the same start. */
function tries(t: LongNight): (ending: Ending, set: (s: State) => void) => readonly Seat[] {
  return (ending, set) => end(t.restart(), ending, set)
}

function objective(id: string, { met, missed }: Case, right: Ending, wrong: Ending): void {
  rule(`[LN-END-04, LN-CARD-02] ${id}: fulfilled, and just missed`, three, t => {
    const won = tries(t)
    const as = (scene: Scene) => (s: State) => {
      give(s, id)
      lay(s, scene)
      // LN-SCEN-B2-06: B2 of its scenario has been completed.
      if (id === 'bandit') s.passages = 2
    }
    assert.deepEqual(won(right, as(met)), [0])
    for (const scene of missed) assert.deepEqual(won(right, as(scene)), [], JSON.stringify(scene))
    assert.deepEqual(won(wrong, as(met)), [])
    assert.deepEqual(won('rounds', as(met)), [])
  })
}
for (const id of SECRET_IDS) objective(id, secrets[id], 'objective', 'morale')
for (const id of BETRAYAL_IDS) objective(id, betrayals[id], 'morale', 'objective')

// LN-EXILE-01: after an exile

interface Half {
  /** The secret objective beneath, and the endings at which the half is fulfilled. */
  readonly goal: SecretId | BetrayalId
  readonly endings: readonly Ending[]
  readonly met: Scene
  readonly missed: readonly Scene[]
}
const exiles: { readonly [id in ExiledId]: { readonly traitor: Half; readonly wronged: Half } } = {
  outlast: {
    traitor: {
      goal: 'hoarder',
      endings: ['morale'],
      met: { hand: SIX },
      missed: [{ hand: SIX, own: ONE }, { hand: SIX.slice(1) }],
    },
    wronged: {
      goal: 'memoir',
      endings: ['objective'],
      met: { hand: SIX.slice(2) },
      missed: [{ hand: SIX.slice(3) }, { hand: SIX, own: ONE }],
    },
  },
  reckoning: {
    traitor: {
      goal: 'hoarder',
      endings: ['morale'],
      met: { gear: 2, hand: ['weapon'] },
      missed: [
        { gear: 1, hand: ['weapon'] },
        { gear: 2, hand: SIX },
      ],
    },
    wronged: {
      goal: 'memoir',
      endings: ['objective'],
      met: { gear: 2, hand: ['tool', 'education', 'education'] },
      missed: [
        { gear: 1, hand: ['tool', 'education', 'education'] },
        { gear: 2, hand: ['education', 'education'] },
      ],
    },
  },
  secondFire: {
    traitor: {
      goal: 'hoarder',
      endings: ['morale'],
      met: { own: THREE, hand: ['food', 'food'] },
      missed: [
        { own: TWO, hand: SIX },
        { own: THREE, hand: ['food'] },
      ],
    },
    wronged: {
      goal: 'memoir',
      endings: ['objective', 'morale', 'rounds'],
      met: { own: THREE, hand: ['food', 'food', 'food', 'fuel', 'fuel'] },
      missed: [
        { own: TWO, hand: ['food', 'food', 'food', 'fuel', 'fuel'] },
        { own: THREE, hand: ['food', 'food', 'fuel', 'fuel', 'fuel'] },
        { own: THREE, hand: ['food', 'food', 'food', 'food', 'fuel'] },
      ],
    },
  },
  longRoad: {
    traitor: {
      goal: 'hoarder',
      endings: ['morale'],
      met: { hand: ['fuel', 'fuel', 'food', 'tool'] },
      missed: [
        { hand: ['fuel', 'food', 'food', 'tool'] },
        { hand: ['fuel', 'fuel', 'tool', 'tool'] },
        { hand: ['fuel', 'fuel', 'food', 'food'] },
      ],
    },
    wronged: {
      goal: 'memoir',
      endings: ['objective'],
      met: { hand: ['fuel', 'fuel', 'food', 'medicine'] },
      missed: [
        { hand: ['fuel', 'food', 'food', 'medicine'] },
        { hand: ['fuel', 'fuel', 'medicine', 'medicine'] },
        { hand: ['fuel', 'fuel', 'food', 'tool'] },
      ],
    },
  },
  cleanName: {
    traitor: {
      goal: 'hoarder',
      endings: ['morale'],
      met: { dead: 3, hand: SIX },
      missed: [
        { dead: 2, hand: SIX },
        { dead: 3, hand: SIX.slice(1) },
      ],
    },
    wronged: {
      goal: 'memoir',
      endings: ['objective'],
      met: { hand: ['tool', 'education', 'education'] },
      missed: [
        { hand: ['tool', 'education', 'education'], own: [['police'], ['grocery', { despair: 1 }]] },
        { hand: ['tool', 'tool', 'education'] },
      ],
    },
  },
}

for (const id of EXILED_IDS)
  for (const side of ['traitor', 'wronged'] as const)
    rule(`[LN-END-04, LN-EXILE-01] ${id}, ${side}: fulfilled, and just missed`, three, t => {
      const half = exiles[id][side]
      const won = tries(t)
      const as = (scene: Scene) => (s: State) => {
        give(s, half.goal)
        lay(s, scene)
        Object.assign(s.players[0]!, { exiled: true, role: side === 'traitor' ? 'traitor' : 'loyal' })
        fates.move(s, id, 'deck', fate(0))
      }
      for (const ending of ['objective', 'morale', 'rounds'] as const) {
        const right = half.endings.includes(ending)
        assert.deepEqual(won(ending, as(half.met)), right ? [0] : [], ending)
        for (const scene of half.missed) assert.deepEqual(won(ending, as(scene)), [], JSON.stringify(scene))
      }
    })

// LN-RULE-07

rule('[LN-RULE-07] a tie for the most is not the most', three, t => {
  const won = tries(t)
  const most = (id: SecretId, scene: Scene) =>
    won('objective', s => {
      give(s, id)
      lay(s, scene)
    })
  assert.deepEqual(most('kin', { own: TWO }), [])
  assert.deepEqual(most('kin', { own: THREE }), [0])
  assert.deepEqual(most('armory', { gear: 1, theirGear: 1 }), [])
  assert.deepEqual(most('armory', { gear: 1 }), [0])
})

rule('[LN-RULE-07] one card may serve two terms: the only card is fuel and makes the most', three, t => {
  const won = tries(t)
  const miser = (scene: Scene) =>
    won('objective', s => {
      give(s, 'miser')
      lay(s, scene)
    })
  assert.deepEqual(miser({ hand: ['fuel'] }), [0])
  assert.deepEqual(miser({ hand: ['fuel'], theirCards: 1 }), [])
})

// Worlds that a viewer cannot tell from this one

const seats = (s: State): readonly Seat[] => s.players.map((_, seat) => seat)
const traitorsOf = (s: State): readonly Seat[] => seats(s).filter(seat => goals.at(s, goal(seat)).some(isBetrayal))

/** A game set up in which the betrayal objective is where it is wanted. */
function deal(players: Config, wanted: (traitors: readonly Seat[]) => boolean): State {
  for (let i = 0; ; i++) {
    const s = game.setup(players, `deal ${i}`)
    if (wanted(traitorsOf(s))) return s
  }
}

/** How often each seat is the traitor; -1 is nobody. Never two. */
function worlds(s: State, viewer: Viewer, count: number, name = 'world'): ReadonlyMap<Seat, number> {
  const found = new Map<Seat, number>()
  for (let i = 0; i < count; i++) {
    const world = game.resample(s, viewer, `${name} ${i}`)
    const traitors = traitorsOf(world)
    assert.ok(traitors.length <= 1)
    for (const seat of seats(s)) assert.equal(goals.at(world, goal(seat)).length, goals.at(s, goal(seat)).length)
    if (viewer !== 'public') assert.deepEqual(goals.at(world, goal(viewer)), goals.at(s, goal(viewer)))
    const traitor = traitors[0] ?? -1
    found.set(traitor, (found.get(traitor) ?? 0) + 1 / count)
  }
  return found
}

const share = (found: ReadonlyMap<Seat, number>, ...of: readonly Seat[]): number =>
  of.reduce((sum, seat) => sum + (found.get(seat) ?? 0), 0)
const near = (found: number, expected: number, by: number): void =>
  assert.ok(Math.abs(found - expected) < by, `${found} instead of ${expected}`)

for (const n of [3, 4, 5])
  for (const likelyTraitor of [false, true]) {
    const players = config(n, { likelyTraitor })
    const others = Array.from({ length: n - 1 }, (_, i) => i + 1)
    const odds = likelyTraitor ? (n - 1) / n : (n - 1) / (2 * n)
    const [id, pool] = likelyTraitor ? ['LN-VAR-TRAITOR-01', n + 1] : ['LN-SETUP-10', 2 * n + 1]

    test(`[${id}] ${n} players, ${pool} in the pool: the loyal expect a traitor in ${odds.toFixed(2)}`, () => {
      // Whether there is one or not makes no difference to what can be known.
      const none = worlds(
        deal(players, found => found.length === 0),
        0,
        500,
        'none',
      )
      const one = worlds(
        deal(players, found => found[0] === 1),
        0,
        500,
        'one',
      )
      near((share(none, ...others) + share(one, ...others)) / 2, odds, 0.035)
      for (const seat of others) for (const found of [none, one]) near(share(found, seat), odds / (n - 1), 0.07)
    })

    test(`[${id}] ${n} players, ${pool} in the pool: the traitor knows that nobody else is one`, () => {
      const found = worlds(
        deal(players, ([traitor]) => traitor === 0),
        0,
        60,
      )
      assert.deepEqual([...found.keys()], [0])
    })

    test(`[${id}] ${n} players, ${pool} in the pool: a spectator expects a traitor in ${(n / pool).toFixed(2)}`, () => {
      const found = worlds(
        deal(players, found => found.length === 1),
        'public',
        900,
      )
      near(share(found, 0, ...others), n / pool, 0.07)
    })
  }

/** Seat 1 is voted out by all the others; its survivors are away already. */
function exileOne(t: LongNight, id: string): void {
  turn(t, s => {
    lay(s, {})
    setGoals(s, 0, 'pantry')
    setGoals(s, 2, 'arms')
    setGoals(s, 1, id)
  })
  t.choose(0, { do: 'exile', player: 1 })
  for (const seat of [0, 1, 2]) t.choose(seat, { do: 'vote', yes: seat !== 1 })
}

rule('[LN-EXILE-02] an exposed traitor is the traitor in every world', three, t => {
  exileOne(t, 'hoarder')
  assert.equal(t.state.players[1]!.role, 'traitor')
  for (const viewer of [0, 2, 'public'] as const) assert.deepEqual([...worlds(t.state, viewer, 60).keys()], [1])
})

rule('[LN-EXILE-02] somebody wronged is the traitor in no world; the others may be', three, t => {
  exileOne(t, 'memoir')
  assert.equal(t.state.players[1]!.role, 'loyal')
  const found = worlds(t.state, 0, 300)
  assert.equal(share(found, 1), 0)
  // Of the seven in the pool two are known to be secret objectives.
  near(share(found, 2), 1 / 5, 0.06)
})

test('[LN-SETUP-11] an objective that a player was shown is the same in every world', () => {
  const s = deal(three, found => found.length === 0)
  goals.look(s, [0], goal(1))
  const found = worlds(s, 0, 500)
  assert.equal(share(found, 1), 0)
  near(share(found, 2), 1 / 5, 0.06)
  for (let i = 0; i < 20; i++)
    assert.deepEqual(goals.at(game.resample(s, 0, `shown ${i}`), goal(1)), goals.at(s, goal(1)))
})

test('[LN-VAR-PD-01] in the dilemma every world gives both one of each', () => {
  const s = game.setup(config(2, { variant: 'dilemma' }), 'pair')
  const theirs = new Set<string>()
  for (let i = 0; i < 60; i++) {
    const world = game.resample(s, 0, `pair ${i}`)
    const cards = goals.at(world, goal(1))
    assert.deepEqual([cards.length, cards.filter(isBetrayal).length], [2, 1])
    assert.deepEqual(goals.at(world, goal(0)), goals.at(s, goal(0)))
    for (const card of cards) theirs.add(card)
  }
  assert.ok(theirs.size > 20)
})

test('[LN-SETUP-09] in other worlds the others have any objective that is left, and none of another module', () => {
  const s = deal(three, found => found.length === 0)
  const [own] = goals.at(s, goal(0))
  const theirs = new Set<string>()
  for (let i = 0; i < 600; i++) for (const card of goals.at(game.resample(s, 0, `any ${i}`), goal(1))) theirs.add(card)
  assert.deepEqual([...theirs].toSorted(), GOAL_IDS.filter(id => id !== own && !secretRow(id).mark).toSorted())
})
