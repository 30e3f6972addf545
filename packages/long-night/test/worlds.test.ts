// Worlds that a viewer cannot tell from this one: who may be the traitor.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Seat, Viewer } from '@lastlight/kernel'
import { isBetrayal, secretRow } from '../src/content/secretObjectives.ts'
import type { Config } from '../src/index.ts'
import { game } from '../src/index.ts'
import { GOAL_IDS, goals } from '../src/language.ts'
import type { State } from '../src/state.ts'
import { goal } from '../src/zones.ts'
import { lay } from './goalTable.ts'
import { config, type LongNight, rule, setGoals, three, turn } from './longNight.ts'

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
