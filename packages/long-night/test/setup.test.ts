import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultConfig, Refusal } from '@lastlight/kernel'
import { CRISIS_IDS, crisisRow } from '../src/content/crises.ts'
import { ADULT_IDS } from '../src/content/crossroads/adultIds.ts'
import { CROSSROADS_IDS, crossroadsRow } from '../src/content/crossroads.ts'
import { EXILED_IDS } from '../src/content/exiledObjectives.ts'
import { DECKS, homeOf } from '../src/content/items.ts'
import { MAIN_OBJECTIVE_IDS } from '../src/content/mainObjectiveIds.ts'
import { objectiveSide } from '../src/content/mainObjectives.ts'
import { type Marked, MODULES, type Module, poolOf } from '../src/content/modules.ts'
import { LOCATIONS, PLACE } from '../src/content/places.ts'
import { BETRAYALS, isBetrayal, SECRETS, secretRow } from '../src/content/secretObjectives.ts'
import { SURVIVOR_IDS, survivorRow } from '../src/content/survivors.ts'
import { type Config, game } from '../src/index.ts'
import { crises, GOAL_IDS, goals, items, people } from '../src/language.ts'
import { dealt, goal, hand } from '../src/zones.ts'
import {
  config,
  faceOf,
  five,
  four,
  goTo,
  type LongNight,
  nightfall,
  rule,
  setCrisis,
  setEntrance,
  setHand,
  setPeople,
  three,
  turn,
  two,
} from './longNight.ts'

/** Drops the first survivors offered and lets the next one lead. */
function settle(t: LongNight): void {
  for (let [seat] = t.pending; seat !== undefined && t.state.phase === 'setup'; [seat] = t.pending)
    t.choose(seat, t.options(seat)[0]!)
}

rule('[LN-SETUP-07, EX-19] Frosty Night: morale 8, 8 rounds, a zombie at every entrance', three, t => {
  assert.deepEqual([t.state.morale, t.state.rounds], [8, 8])
  assert.deepEqual(
    t.state.places[0]!.entrances.map(each => each.zombies),
    [1, 1, 1, 1, 1, 1],
  )
  assert.deepEqual(
    t.state.places.slice(1).map(place => place.entrances[0]!.zombies),
    [1, 1, 1, 1, 1, 1, 0, 0],
  )
})

rule('[LN-VAR-HARD-01, EX-20] its hard side: morale 6, 10 rounds, two zombies at each', { ...three, hard: true }, t => {
  assert.deepEqual([t.state.morale, t.state.rounds], [6, 10])
  assert.deepEqual(
    t.state.places[0]!.entrances.map(each => each.zombies),
    [2, 2, 2, 2, 2, 2],
  )
  assert.deepEqual(
    t.state.places.slice(1, 7).map(place => place.entrances[0]!.zombies),
    [2, 2, 2, 2, 2, 2],
  )
})

rule('[LN-SETUP-15, LN-SETUP-17] five starting items and four survivors each, two kept', four, t => {
  for (const seat of [0, 1, 2, 3]) {
    assert.equal(t.view(seat).own!.hand.length, 5)
    assert.equal(t.view(seat).own!.dealt.length, 4)
  }
  settle(t)
  assert.equal(t.state.survivors.length, 8)
  assert.equal(t.state.people.at.deck.length, SURVIVOR_IDS.filter(id => !survivorRow(id).mark).length - 8)
})

rule('[LN-VAR-2P-01] two players: seven items, three survivors kept, four dice', two, t => {
  assert.equal(t.view(0).own!.hand.length, 7)
  settle(t)
  assert.deepEqual(
    t.state.survivors.map(each => each.seat).toSorted((a, b) => a - b),
    [0, 0, 0, 1, 1, 1],
  )
  for (const [seat, player] of t.state.players.entries()) {
    const dispatcher = t.state.survivors.some(each => each.id === 'teodor' && each.seat === seat)
    assert.equal(player.dice.length, dispatcher ? 5 : 4)
  }
})

rule(
  '[LN-SETUP-19, LN-SETUP-20, LN-SETUP-21] leaders lead, all stand in the colony, the highest influence begins',
  three,
  t => {
    settle(t)
    const leaders = t.state.players.map(player => player.leader)
    for (const [seat, leader] of leaders.entries())
      assert.equal(t.state.survivors.find(each => each.id === leader)!.seat, seat)
    assert.ok(t.state.survivors.every(each => each.at === 'colony'))
    const influence = leaders.map(leader => survivorRow(leader).influence)
    assert.equal(t.state.first, influence.indexOf(Math.max(...influence)))
  },
)

rule('[LN-ROUND-04, EX-10] a die for the player and one for each survivor: three at the start', three, t => {
  settle(t)
  for (const [seat, player] of t.state.players.entries()) {
    const dispatcher = t.state.survivors.some(each => each.id === 'teodor' && each.seat === seat)
    assert.equal(player.dice.length, dispatcher ? 4 : 3)
  }
})

test('[LN-CARD-03, LN-BOARD-02] twenty survivors with influences of their own; six entrances of three spaces', () => {
  assert.equal(SURVIVOR_IDS.length, 20)
  assert.equal(new Set(SURVIVOR_IDS.map(id => survivorRow(id).influence)).size, 20)
  assert.deepEqual([PLACE.colony.entrances, PLACE.colony.entranceSpaces], [6, 3])
})

test('[LN-SETUP-16] twenty cards in every item deck, twenty-five to start with', () => {
  for (const [home, cards] of Object.entries(DECKS).filter(([home]) => home !== 'raxxon'))
    assert.equal(cards.length, home === 'start' ? 25 : 20, home)
})

test('[LN-SETUP-22] two to five players', () => {
  assert.throws(() => game.setup(config(1), 'x'))
  assert.throws(() => game.setup(config(6), 'x'))
})

// Which cards are in play

const TABLES: readonly (readonly [readonly string[], (id: string) => Marked])[] = [
  [SURVIVOR_IDS, survivorRow],
  [CRISIS_IDS, crisisRow],
  [CROSSROADS_IDS, crossroadsRow],
  [GOAL_IDS, secretRow],
]
const SUBSETS: readonly (readonly Module[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map(bits =>
  MODULES.filter((_, i) => bits & (1 << i)),
)

test('[LN-SETUP-01, LN-SETUP-02] any modules, none or all: the unmarked cards, and those of the chosen ones', () => {
  assert.equal(SUBSETS.length, 8)
  for (const [ids, row] of TABLES)
    for (const modules of SUBSETS) {
      const pool = poolOf(ids, row, modules, false)
      for (const id of ids) {
        const { mark, scenario } = row(id)
        const isIn = !scenario && (mark === undefined || modules.includes(mark))
        assert.equal(pool.includes(id), isIn, `${id} with ${modules.join()}`)
      }
    }
})

test('[LN-SETUP-02] without modules no marked card is in the game', () => {
  const s = game.setup(four, 'no modules')
  assert.equal(s.crises.at.deck.length, 18)
  assert.ok(s.crises.at.deck.every(id => !crisisRow(id).mark))
  assert.ok(s.roads.at.deck.every(id => !crossroadsRow(id).mark))
  assert.deepEqual(
    Object.values(s.people.at).flat().toSorted(),
    SURVIVOR_IDS.filter(id => !['blue', 'dusty', 'wanda'].includes(id)).toSorted(),
  )
  assert.deepEqual(
    Object.values(s.goals.at).flat().toSorted(),
    [...Object.entries(SECRETS), ...Object.entries(BETRAYALS)]
      .filter(([, row]) => !('mark' in row))
      .map(([id]) => id)
      .toSorted(),
  )
})

rule('[LN-SETUP-03] without bandits the numbers of a crisis bring nobody, and neither does its failure', three, t => {
  const nobody = (s: LongNight['state']): void =>
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'hospital'])
  turn(t, s => {
    nobody(s)
    s.crises = crises.lay(3, { ...s.crises.at, deck: [...s.crises.at.deck, 'coordinatedAttack'] })
    s.chance.rolls = [1, 1, 1, 1, 1, 1]
  })
  const before = structuredClone(t.state.places)
  goTo(t, 'round')
  assert.equal(t.view(1).crisis, 'coordinatedAttack')
  assert.deepEqual(t.state.places, before)
  nightfall(t, s => {
    nobody(s)
    setCrisis(s, 'coordinatedAttack')
  })
  assert.deepEqual(t.state.crises.at.gone.at(-1), 'coordinatedAttack')
  assert.ok(t.heard(1).some(event => event.e === 'crisisFailed'))
  assert.deepEqual([t.state.morale, t.state.survivors.length], [5, 3])
  assert.deepEqual(
    t.state.places.map(place => place.entrances[0]!.zombies),
    [0, 0, 0, 2, 0, 1, 0, 0, 0],
  )
})

rule(
  '[LN-SETUP-03] what a card says of other things stays: Dusty still keeps two, Blue still moves safely',
  five,
  t => {
    turn(t, s => {
      setPeople(
        s,
        ['dusty', 0, 'school'],
        ['blue', 0, 'colony'],
        ['rocco', 1, 'colony'],
        ['emma', 2, 'colony'],
        ['gia', 3, 'colony'],
        ['kevin', 4, 'colony'],
      )
    })
    t.choose(0, { do: 'move', survivor: 'blue', to: 'hospital' })
    assert.ok(!t.heard(1).some(event => event.e === 'exposed'))
    t.choose(0, { do: 'search', survivor: 'dusty', die: 5 })
    t.choose(0, { do: 'noise' })
    t.choose(0, { do: 'stop' })
    const [first, second] = t.view(0).own!.drawn
    t.choose(0, { do: 'keep', card: first! })
    t.choose(0, { do: 'keep', card: second! })
    assert.ok([first, second].every(card => t.view(0).own!.hand.includes(card!)))
  },
)

test('[LN-SETUP-04, LN-SETUP-16] twenty cards of its own in the deck of every location, shuffled', () => {
  const decks = (seed: string) => LOCATIONS.map(at => game.setup(three, seed).items.at[at])
  for (const [i, deck] of decks('one').entries()) {
    assert.equal(deck.length, 20)
    assert.ok(deck.every(card => homeOf(card) === LOCATIONS[i]))
    assert.deepEqual(deck.toSorted(), DECKS[LOCATIONS[i]!].toSorted())
    assert.notDeepEqual(deck, decks('two')[i])
  }
})

// The table

test('[LN-SETUP-05, LN-SETUP-06] the colony, six locations and a graveyard; a sheet for every player', () => {
  for (const players of [2, 3, 4, 5]) {
    const s = game.setup(config(players), 'table')
    const view = game.view(s, 'public')
    assert.equal(view.players.length, players)
    for (const sheet of view.players)
      assert.deepEqual([sheet.leader, sheet.dice, sheet.used, sheet.exiled, sheet.out], ['', [], [], false, false])
    assert.deepEqual(Object.keys(view.decks), [...LOCATIONS])
    assert.deepEqual([view.graveyard, view.waste, view.contributed, view.food], [[], [], 0, 0])
    assert.ok(view.places.every(place => place.noise === 0))
  }
})

/** So many zombies one after the other at six entrances. */
const spread = (count: number): readonly number[] => [0, 1, 2, 3, 4, 5].map(i => Math.floor((count + 5 - i) / 6))

test('[LN-SETUP-07] every objective on both sides: morale, rounds, zombies, food and helpless', () => {
  for (const objective of MAIN_OBJECTIVE_IDS)
    for (const hard of [false, true]) {
      const s = game.setup(config(3, { objective, hard }), 'sides')
      const side = objectiveSide(objective, hard ? 'hard' : 'normal')
      assert.deepEqual([s.objective, s.side], [objective, hard ? 'hard' : 'normal'])
      assert.deepEqual([s.morale, s.rounds], [side.morale, side.rounds])
      assert.deepEqual([s.food, s.helpless], [side.food ?? 0, side.helpless ?? 0])
      assert.deepEqual(
        s.places[0]!.entrances.map(each => each.zombies),
        spread(side.zombies.colony),
      )
      for (const place of s.places.slice(1, 7)) assert.equal(place.entrances[0]!.zombies, side.zombies.location)
    }
  const { morale, rounds } = objectiveSide('tribute', 'normal')
  assert.deepEqual([morale, rounds], [5, 4])
})

test('[LN-SETUP-07] an objective can be drawn: each of the eight comes up', () => {
  const drawn = Array.from({ length: 100 }, (_, i) => game.setup(config(3, { objective: 'random' }), `draw ${i}`))
  assert.equal(new Set(drawn.map(s => s.objective)).size, 8)
  for (const s of drawn) assert.equal(s.morale, objectiveSide(s.objective, 'normal').morale)
})

for (const [players, helped] of [
  [2, 1],
  [3, 1],
  [4, 0],
  [5, 0],
] as const)
  rule(
    `[LN-SETUP-08] Tribute: ${players} players get ${helped} more survivor each, after everything else`,
    config(players, { objective: 'tribute' }),
    t => {
      const kept = players === 2 ? 3 : 2
      settle(t)
      for (const [seat, player] of t.state.players.entries()) {
        const group = t.state.survivors.filter(each => each.seat === seat)
        assert.equal(group.length, kept + helped)
        assert.ok(group.every(each => each.at === 'colony'))
        // The newcomer follows.
        assert.ok(group.slice(0, kept).some(each => each.id === player.leader))
      }
    },
  )

// Secret objectives

const SAMPLE = 1500
const close = (found: number, expected: number, what: string): void =>
  assert.ok(Math.abs(found - expected) < 0.045, `${what}: ${found} instead of ${expected}`)

/** One objective each, at most one of them a betrayal: one of the pool is. */
function dealMany(players: number): void {
  let traitors = 0
  const seen = new Set<string>()
  for (let i = 0; i < SAMPLE; i++) {
    const s = game.setup(config(players), `secrets ${players} ${i}`)
    const dealtGoals = s.players.map((_, seat) => goals.at(s, goal(seat)))
    assert.ok(dealtGoals.every(cards => cards.length === 1))
    const betrayals = dealtGoals.flat().filter(isBetrayal).length
    assert.ok(betrayals <= 1)
    traitors += betrayals
    for (const card of dealtGoals.flat()) seen.add(card)
    // The rest goes back unseen, with everything else.
    assert.equal(s.goals.at.box.length, 31 - players)
  }
  close(traitors / SAMPLE, players / (2 * players + 1), 'a traitor')
  assert.equal(seen.size, 31)
}

test('[LN-SETUP-09, LN-SETUP-10, EX-21] three players: 6 secret objectives and a betrayal, one dealt to each', () =>
  dealMany(3))
test('[LN-SETUP-10] four players: 8 and 1', () => dealMany(4))
test('[LN-SETUP-10] five players: 10 and 1', () => dealMany(5))

rule('[LN-SETUP-11] nobody else sees a secret objective, nor what was left over', three, t => {
  for (const seat of [0, 1, 2]) {
    const view = t.view(seat)
    const [own] = view.own!.goals
    assert.equal(own, goals.at(t.state, goal(seat))[0])
    for (const other of [0, 1, 2])
      assert.deepEqual([view.players[other]!.goals, view.players[other]!.known], [1, other === seat ? [own] : []])
    const hidden = view.whereabouts.find(({ zones }) => zones.includes('box'))!
    assert.equal(hidden.cards.length, 30)
    assert.deepEqual(hidden.zones, ['box', ...[0, 1, 2].filter(each => each !== seat).map(each => `goal${each}`)])
  }
  assert.deepEqual(
    t.view('public').players.map(({ goals, known }) => [goals, known]),
    [
      [1, []],
      [1, []],
      [1, []],
    ],
  )
})

// Decks

test('[LN-SETUP-12, LN-SETUP-13] crises, survivors, exiled objectives, crossroads: shuffled and face down', () => {
  const one = game.setup(three, 'one')
  const other = game.setup(three, 'two')
  for (const pile of ['crises', 'people', 'fates', 'roads'] as const) {
    assert.ok(one[pile].at.deck.length > 0)
    assert.notDeepEqual(one[pile].at.deck, other[pile].at.deck, pile)
  }
  assert.deepEqual(one.fates.at.deck.toSorted(), EXILED_IDS.toSorted())
  assert.equal(one.crises.at.deck.length, CRISIS_IDS.filter(id => !crisisRow(id).mark).length)
  const view = game.view(one, 0)
  assert.equal(view.crisis, null)
  assert.equal(view.crises.left, one.crises.at.deck.length)
  assert.equal(view.survivorsLeft, one.people.at.deck.length)
  assert.ok(view.roads.deck.every(card => card === null))
  assert.ok(Object.values(view.decks).every(deck => deck.every(card => card === null)))
})

test('[LN-SETUP-14] crossroads for adults only are in when the table wants them', () => {
  const deck = (adultCrossroads: boolean) => game.setup(config(3, { adultCrossroads }), 'adult').roads.at.deck
  const adult = CROSSROADS_IDS.filter(id => crossroadsRow(id).adult)
  assert.ok(adult.length > 0)
  assert.ok(deck(false).every(id => !crossroadsRow(id).adult))
  assert.deepEqual(deck(true).toSorted(), [...deck(false), ...adult].toSorted())
})

test('[LN-SETUP-14] each of the nine is chosen by itself, and none is in without the setting for all of them', () => {
  const { adultCards } = game.configs
  assert.ok(adultCards.kind === 'set')
  assert.deepEqual(adultCards.values.toSorted(), CROSSROADS_IDS.filter(id => crossroadsRow(id).adult).toSorted())
  const adultsIn = (more: Partial<Config>) =>
    game.setup(config(3, more), 'adult').roads.at.deck.filter(id => crossroadsRow(id).adult)
  for (const id of ADULT_IDS) {
    assert.deepEqual(adultsIn({ adultCrossroads: true, adultCards: [id] }), [id])
    assert.deepEqual(adultsIn({ adultCards: [id] }), [])
  }
  assert.deepEqual(adultsIn({ adultCrossroads: true, adultCards: [] }), [])
})

test('[LN-SETUP-15] the rest of the starting items is out of the game', () => {
  for (const [players, each] of [
    [2, 7],
    [3, 5],
    [4, 5],
    [5, 5],
  ] as const) {
    const s = game.setup(config(players), 'start')
    const hands = s.players.map((_, seat) => items.at(s, hand(seat)))
    assert.ok(hands.every(cards => cards.length === each && cards.every(card => homeOf(card) === 'start')))
    assert.equal(new Set(hands.flat()).size, players * each)
    assert.equal(game.view(s, 0).itemsUnused, 25 - players * each)
    for (const at of LOCATIONS) assert.ok(items.at(s, at).every(card => homeOf(card) === at))
  }
})

// Survivors

rule(
  '[LN-SETUP-17, LN-SETUP-19] two of four go back, one of the others leads; nobody else knows whom one sent away',
  four,
  t => {
    const [a, b, c, d] = t.view(0).own!.dealt
    t.choose(0, { do: 'drop', survivor: a! })
    assert.equal(t.refused(0, { do: 'drop', survivor: a! }), 'LN-SETUP-17 setup.dropped')
    assert.equal(t.view(1).players[0]!.dealt, 4)
    assert.deepEqual(t.heard(1), [])
    t.choose(0, { do: 'drop', survivor: b! })
    assert.equal(t.refused(0, { do: 'lead', survivor: b! }), 'LN-SETUP-17 setup.dropped')
    t.choose(0, { do: 'lead', survivor: d! })
    settle(t)
    assert.deepEqual(
      t.state.survivors.filter(each => each.seat === 0).map(each => each.id),
      [c, d],
    )
    assert.equal(t.state.players[0]!.leader, d)
    assert.ok([a, b].every(id => t.state.people.at.deck.includes(id!)))
    assert.deepEqual(t.state.people.at.dealt0, [])
  },
)

test('[LN-SETUP-17] the deck is shuffled again: those sent back are not all on top or at the bottom', () => {
  const places = new Set<number>()
  for (let i = 0; i < 40; i++) {
    const s = game.setup(three, `again ${i}`)
    const dropped = people.at(s, dealt(0))[0]!
    for (let [seat] = game.pending(s); seat !== undefined && s.phase === 'setup'; [seat] = game.pending(s))
      game.play(s, seat, game.options(s, seat)[0]!)
    places.add(s.people.at.deck.indexOf(dropped))
  }
  assert.ok(!places.has(-1))
  assert.ok(places.size > 6)
})

rule('[LN-SETUP-20] the chosen ones stand in the colony, the others stay in the deck', five, t => {
  settle(t)
  assert.equal(t.state.survivors.length, 10)
  assert.ok(t.state.survivors.every(each => each.at === 'colony'))
  assert.equal(t.state.people.at.deck.length, 10)
})

rule(
  '[LN-SETUP-21, EX-23] Anita leads, Elijah leads, Emma leads: Elijah’s player begins; followers do not count',
  three,
  t => {
    t.arrange(s => {
      for (const seat of [0, 1, 2])
        for (const id of people.at(s, dealt(seat)).slice()) people.move(s, id, dealt(seat), 'deck')
      for (const [seat, group] of [
        ['kevin', 'rocco', 'anita', 'gia'],
        ['marek', 'hedda', 'elijah', 'cyril'],
        ['kumar', 'fatima', 'emma', 'teodor'],
      ].entries())
        for (const id of group) people.move(s, id, 'deck', dealt(seat))
    })
    for (const [seat, [a, b, leader]] of [
      ['kevin', 'rocco', 'anita'],
      ['marek', 'cyril', 'elijah'],
      ['kumar', 'fatima', 'emma'],
    ].entries()) {
      t.choose(seat, { do: 'drop', survivor: a! })
      t.choose(seat, { do: 'drop', survivor: b! })
      t.choose(seat, { do: 'lead', survivor: leader! })
    }
    assert.deepEqual(
      t.state.players.map(player => player.leader),
      ['anita', 'elijah', 'emma'],
    )
    assert.equal(t.state.first, 1)
    assert.equal(t.view(0).first, 1)
  },
)

test('[LN-SETUP-22] two players never play with hidden goals, three never the prisoner’s dilemma', () => {
  assert.equal(game.setup(two, 'x').mode, 'cooperative')
  assert.equal(game.setup(config(2, { variant: 'dilemma' }), 'x').mode, 'dilemma')
  assert.equal(game.setup(three, 'x').mode, 'hidden')
  const refused = (players: number, variant: Config['variant']) => (): unknown =>
    game.setup(config(players, { variant }), 'x')
  assert.throws(refused(2, 'hidden'), { rule: 'LN-SETUP-22', key: 'config.hidden' })
  for (const players of [3, 4, 5])
    assert.throws(refused(players, 'dilemma'), { rule: 'LN-VAR-PD-01', key: 'config.dilemma' })
})

test('[LN-SETUP-22] a config with only the number of players can be played', () => {
  const modes = [2, 3, 4, 5].map(players => game.setup({ players } as Config, 'x').mode)
  assert.deepEqual(modes, ['cooperative', 'hidden', 'hidden', 'hidden'])
  for (const players of [2, 3, 4, 5])
    assert.equal(game.setup(defaultConfig(game.configs, players), 'x').mode, modes[players - 2])
})

test('[LN-SETUP-22] the settings offered for a number of players are those that can be set up', () => {
  const { variant } = game.configs
  assert.ok(variant.kind === 'choice')
  for (const players of [2, 3, 4, 5])
    for (const each of variant.values) {
      const offered = variant.byPlayers?.[players]?.includes(each) === true
      const make = (): unknown => game.setup(config(players, { variant: each }), 'x')
      if (offered) assert.doesNotThrow(make)
      else assert.throws(make, Refusal)
    }
})

// LN-ROUND

const home = (s: LongNight['state']): void =>
  setPeople(
    s,
    ['gia', 0, 'school'],
    ['kevin', 0, 'school'],
    ['rocco', 1, 'school'],
    ['emma', 2, 'hospital'],
    ['elijah', 2, 'hospital'],
    ['hedda', 2, 'hospital'],
  )

/** Everybody ends the turn at once. */
const pass = (t: LongNight): void => {
  while (t.state.phase === 'turns') t.choose(t.pending[0]!, { do: 'done' })
}
const noVote = (t: LongNight): void => {
  for (const seat of t.pending.slice()) t.choose(seat, { do: 'call', yes: false })
}

rule('[LN-ROUND-01, LN-ROUND-09] turns, the colony phase when everybody has had one, and the next round', three, t => {
  turn(t, s => {
    home(s)
  })
  t.choose(0, { do: 'done' })
  assert.deepEqual([t.state.phase, t.state.active], ['turns', 1])
  t.choose(1, { do: 'done' })
  assert.deepEqual([t.state.phase, t.state.active], ['turns', 2])
  assert.equal(t.state.rounds, 4)
  t.choose(2, { do: 'done' })
  assert.deepEqual([t.state.phase, t.state.active, t.state.rounds], ['colony', -1, 3])
  noVote(t)
  assert.deepEqual([t.state.phase, t.state.rounds], ['turns', 3])
})

rule('[LN-ROUND-02, LN-ROUND-03] first the crisis, then the dice, then the first turn', three, t => {
  turn(t, s => {
    home(s)
    while (crises.draw(s, 'now', 'gone') !== undefined);
  })
  pass(t)
  const next = t.state.crises.at.deck.at(-1)!
  noVote(t)
  const heard = t.heard('public').map(event => event.e)
  const order = ['crisis', 'rolled', 'rolled', 'rolled', 'road']
  assert.deepEqual(
    heard.filter(e => order.includes(e)),
    order,
  )
  assert.equal(t.view(0).crisis, next)
  assert.ok(!t.state.crises.at.deck.includes(next))
})

rule('[LN-ROUND-03] what was revealed is dealt with in the colony phase of the same round', three, t => {
  turn(t, s => {
    home(s)
    while (crises.draw(s, 'now', 'gone') !== undefined);
    setCrisis(s, 'fuelShortage')
  })
  pass(t)
  assert.equal(t.state.morale, 3)
  assert.equal(t.view(0).crisis, null)
})

rule('[LN-ROUND-04] last round’s dice go, used or not; one and one for each survivor are rolled', three, t => {
  turn(t, s => {
    home(s)
    s.players[0]!.used = [1, 2]
  })
  pass(t)
  const last = t.pending.at(-1)!
  for (const seat of t.pending.slice(0, -1)) t.choose(seat, { do: 'call', yes: false })
  t.rolls(4, 5, 6, 1, 2, 3, 3, 2, 1)
  t.choose(last, { do: 'call', yes: false })
  assert.deepEqual(
    t.state.players.map(({ dice, used }) => [dice, used]),
    [
      [[4, 5, 6], []],
      [[1, 2], []],
      [[3, 3, 2, 1], []],
    ],
  )
})

rule('[LN-ROUND-05] dice are the player’s: one survivor may use them all', three, t => {
  turn(t, s => {
    home(s)
    s.players[0]!.dice = [1, 2, 3]
  })
  for (const die of [1, 2, 3]) t.choose(0, { do: 'barricade', survivor: 'gia', die, entrance: 0 })
  assert.deepEqual([t.state.players[0]!.dice, t.state.players[0]!.used], [[], [1, 2, 3]])
  assert.ok(!t.options(0).some(o => o.do === 'barricade'))
  assert.equal(t.state.players[1]!.dice.length, 6)
})

rule('[LN-ROUND-06] clockwise from the first player, the exiled too', three, t => {
  turn(t, s => {
    home(s)
    s.players[2]!.exiled = true
    // The token passes to the right: from 2 to 1.
    s.first = 2
  })
  pass(t)
  noVote(t)
  assert.equal(t.state.first, 1)
  const order: number[] = []
  while (t.state.phase === 'turns') {
    order.push(t.state.active)
    t.choose(t.state.active, { do: 'done' })
  }
  assert.deepEqual(order, [1, 2, 0])
  assert.equal(t.state.players[2]!.dice.length, 4)
})

rule('[LN-ROUND-07] at the start of a turn the neighbour on the right draws, and then the frost bites', three, t => {
  turn(t, s => {
    home(s)
    s.survivors[2]!.frostbite = 1
  })
  const top = t.state.roads.at.deck.at(-1)!
  t.choose(0, { do: 'done' })
  const heard = t.heard(2).filter(event => event.e === 'road' || event.e === 'hurt')
  assert.deepEqual(heard, [
    { e: 'road', seat: 0 },
    { e: 'hurt', survivor: 'rocco', how: 'wound', why: 'frost' },
  ])
  assert.deepEqual(
    t.heard(0).find(event => event.e === 'road'),
    { e: 'road', seat: 0, card: top },
  )
  assert.deepEqual([t.view(0).own!.road, t.view(1).own!.road, t.view(1).roads.holder], [top, null, 0])
})

rule('[LN-ROUND-08] any acts in any order, and the end when the player likes', three, t => {
  turn(t, s => {
    home(s)
    setHand(s, 0, 'school/rations:1')
    setEntrance(s, 'school', 0, { zombies: 1 })
    s.chance.rolls = [faceOf('blank'), faceOf('blank')]
  })
  assert.ok(t.offers(0, { do: 'done' }))
  t.choose(0, { do: 'barricade', survivor: 'gia', die: 1, entrance: 0 })
  t.choose(0, { do: 'play', card: 'school/rations:1' })
  t.choose(0, { do: 'attack', survivor: 'gia', die: 6, entrance: 0 })
  t.choose(0, { do: 'move', survivor: 'kevin', to: 'police' })
  t.choose(0, { do: 'food', die: 2 })
  assert.ok(t.offers(0, { do: 'done' }))
  assert.equal(t.refused(0, { do: 'move', survivor: 'kevin', to: 'school' }), 'LN-MOVE-01 move.hasMoved')
  t.choose(0, { do: 'done' })
  assert.deepEqual(t.pending, [1])
})
