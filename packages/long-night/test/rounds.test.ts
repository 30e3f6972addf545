// LN-ROUND: the order of a round.

import assert from 'node:assert/strict'
import { crises } from '../src/language.ts'
import { faceOf, type LongNight, rule, setCrisis, setEntrance, setHand, setPeople, three, turn } from './longNight.ts'

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
