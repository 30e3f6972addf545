// LN-SETUP: the number of cards and people, the cards in play, and the table.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CRISIS_IDS, crisisRow } from '../src/content/crises.ts'
import { CROSSROADS_IDS, crossroadsRow } from '../src/content/crossroads.ts'
import { DECKS, homeOf } from '../src/content/items.ts'
import { MAIN_OBJECTIVE_IDS } from '../src/content/mainObjectiveIds.ts'
import { objectiveSide } from '../src/content/mainObjectives.ts'
import { type Marked, MODULES, type Module, poolOf } from '../src/content/modules.ts'
import { LOCATIONS, PLACE } from '../src/content/places.ts'
import { BETRAYALS, SECRETS, secretRow } from '../src/content/secretObjectives.ts'
import { SURVIVOR_IDS, survivorRow } from '../src/content/survivors.ts'
import { game } from '../src/index.ts'
import { crises, GOAL_IDS } from '../src/language.ts'
import {
  config,
  five,
  four,
  goTo,
  type LongNight,
  nightfall,
  rule,
  setCrisis,
  setPeople,
  three,
  turn,
  two,
} from './longNight.ts'
import { settle } from './scenarioTable.ts'

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
