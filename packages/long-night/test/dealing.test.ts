// LN-SETUP: objectives, decks and survivors are dealt.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultConfig, Refusal } from '@lastlight/kernel'
import { CRISIS_IDS, crisisRow } from '../src/content/crises.ts'
import { ADULT_IDS } from '../src/content/crossroads/adultIds.ts'
import { CROSSROADS_IDS, crossroadsRow } from '../src/content/crossroads.ts'
import { EXILED_IDS } from '../src/content/exiledObjectives.ts'
import { homeOf } from '../src/content/items.ts'
import { LOCATIONS } from '../src/content/places.ts'
import { isBetrayal } from '../src/content/secretObjectives.ts'
import { type Config, game } from '../src/index.ts'
import { goals, items, people } from '../src/language.ts'
import { dealt, goal, hand } from '../src/zones.ts'
import { config, five, four, rule, three, two } from './longNight.ts'
import { settle } from './scenarioTable.ts'

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
