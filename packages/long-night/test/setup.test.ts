import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DECKS } from '../src/content/items.ts'
import { PLACE } from '../src/content/places.ts'
import { SURVIVOR_IDS, survivorRow } from '../src/content/survivors.ts'
import { game } from '../src/index.ts'
import { four, rule, three, two } from './longNight.ts'

/** Drops the first survivors offered and lets the next one lead. */
function settle(t: Parameters<Parameters<typeof rule>[2]>[0]): void {
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
  assert.equal(t.state.people.at.deck.length, SURVIVOR_IDS.length - 8)
})

rule('[LN-VAR-2P-01] two players: seven items, three survivors kept, four dice', two, t => {
  assert.equal(t.view(0).own!.hand.length, 7)
  settle(t)
  assert.deepEqual(
    t.state.survivors.map(each => each.seat).toSorted((a, b) => a - b),
    [0, 0, 0, 1, 1, 1],
  )
  assert.deepEqual(
    t.state.players.map(player => player.dice.length),
    [4, 4],
  )
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
  assert.deepEqual(
    t.state.players.map(player => player.dice.length),
    [3, 3, 3],
  )
})

test('[LN-CARD-03, LN-BOARD-02] twenty survivors with influences of their own; six entrances of three spaces', () => {
  assert.equal(SURVIVOR_IDS.length, 20)
  assert.equal(new Set(SURVIVOR_IDS.map(id => survivorRow(id).influence)).size, 20)
  assert.deepEqual([PLACE.colony.entrances, PLACE.colony.entranceSpaces], [6, 3])
})

test('[LN-SETUP-16] twenty cards in every item deck, twenty-five to start with', () => {
  for (const [home, cards] of Object.entries(DECKS)) assert.equal(cards.length, home === 'start' ? 25 : 20, home)
})

test('[LN-SETUP-22] two to five players', () => {
  assert.throws(() => game.setup({ players: 1, edition: 'pl', hard: false }, 'x'))
  assert.throws(() => game.setup({ players: 6, edition: 'pl', hard: false }, 'x'))
})
