// LN-EXVOTE, LN-EXILE-01 to LN-EXILE-03: the vote, the exiled objective, and who goes.

import assert from 'node:assert/strict'
import { crises, fates } from '../src/language.ts'
import { atHome, EDITIONS, sendAway } from './exileTable.ts'
import {
  config,
  faceOf,
  four,
  goTo,
  type LongNight,
  rule,
  setGoals,
  setHand,
  setPeople,
  survivor,
  three,
  turn,
  turnsOf,
  voteYes,
} from './longNight.ts'

rule('[LN-EXVOTE-01] once in a turn, another player, who is still a member', three, t => {
  turn(t, s => {
    atHome(s)
    s.players[2]!.exiled = true
    for (const survivor of s.survivors) if (survivor.seat === 2) survivor.at = 'school'
  })
  assert.equal(t.refused(0, { do: 'exile', player: 0 }), 'LN-EXVOTE-01 exile.oneself')
  assert.equal(t.refused(0, { do: 'exile', player: 2 }), 'LN-EXVOTE-01 exile.gone')
  t.choose(0, { do: 'exile', player: 1 })
  voteYes(t)
  assert.equal(t.refused(0, { do: 'exile', player: 1 }), 'LN-EXVOTE-01 exile.once')
  t.choose(0, { do: 'done' })
  assert.ok(t.offers(1, { do: 'exile', player: 0 }))
})

rule('[LN-EXVOTE-01] a turn later the same player may call again', config(3), t => {
  turn(t, s => {
    atHome(s)
    s.players[0]!.called = true
  })
  turnsOf(t, 0, 0)
  t.choose(0, { do: 'done' })
  assert.ok(t.offers(0, { do: 'exile', player: 1 }))
})

rule('[LN-EXVOTE-02] caller and target vote like all members, at the same time', three, t => {
  turn(t, atHome)
  t.choose(0, { do: 'exile', player: 1 })
  assert.deepEqual(t.pending, [0, 1, 2])
  assert.ok(t.view('public').waiting.secret)
  // The target's own no is counted: with the caller's yes alone nobody goes.
  voteYes(t, 0)
  assert.equal(t.state.players[1]!.exiled, false)
  assert.deepEqual(
    t.heard(2).find(each => each.e === 'voted'),
    { e: 'voted', yes: [0], carried: false, why: 'exile' },
  )
})

rule('[LN-EXVOTE-02] a tie is settled by the first player’s vote', three, t => {
  for (const first of [0, 1]) {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
      s.players[2]!.exiled = true
      s.players[0]!.called = false
      s.first = first
    })
    t.choose(0, { do: 'exile', player: 1 })
    voteYes(t, 0)
    assert.equal(t.state.players[1]!.exiled, first === 0)
  }
})

rule('[LN-EXVOTE-03] whoever is exiled may still call the vote, and has none', four, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'colony'], ['kevin', 3, 'colony'])
    s.players[0]!.exiled = true
  })
  t.choose(0, { do: 'exile', player: 1 })
  assert.deepEqual(t.pending, [1, 2, 3])
  voteYes(t, 2, 3)
  assert.equal(t.state.players[1]!.exiled, true)
})

for (const edition of EDITIONS)
  rule('[LN-EXVOTE-04, ED-12] whatever the gesture, yes is exile and no is not', edition, t => {
    for (const agree of [false, true]) {
      turn(t, s => {
        atHome(s)
        s.survivors[1]!.at = 'school'
        s.players[0]!.called = false
      })
      t.choose(0, { do: 'exile', player: 1 })
      for (const seat of [0, 1, 2]) t.choose(seat, { do: 'vote', yes: agree })
      assert.equal(t.state.players[1]!.exiled, agree)
    }
  })

rule('[LN-EXILE-01] an exiled objective is drawn, and nobody else sees which', three, t => {
  turn(t, s => {
    atHome(s)
    s.survivors[1]!.at = 'school'
  })
  const card = t.state.fates.at.deck.at(-1)!
  sendAway(t, 1)
  assert.deepEqual(t.view(1).own!.fates, [card])
  assert.ok(t.heard(1).some(each => each.e === 'exiledObjective' && each.card === card))
  for (const other of [0, 2, 'public'] as const) {
    assert.ok(!t.heard(other).some(each => each.e === 'exiledObjective'))
    assert.deepEqual([t.view(other).players[1]!.goals, t.view(other).players[1]!.known], [2, []])
  }
})

/** The last evening of Frosty Night with these cards in seat 1's hand. */
function lastEvening(t: LongNight, ...cards: readonly string[]): void {
  t.arrange(s => {
    s.rounds = 1
    s.food = 9
    while (crises.draw(s, 'now', 'gone') !== undefined);
    setHand(s, 1, ...cards)
  })
  goTo(t, 'colony')
  assert.equal(t.state.ending, 'objective')
}

/** Seat 1 is exiled with this card on top. */
function exiledWith(t: LongNight, fate: string): void {
  turn(t, s => {
    atHome(s)
    setGoals(s, 1, 'pantry')
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'police'], ['emma', 2, 'library'])
    fates.move(s, fate, fates.zoneOf(s, fate), 'deck')
  })
  sendAway(t, 1)
}

const THREE_FOOD = ['start/rations:1', 'start/rations:2', 'start/crackers:1']
const LONG_ROAD = ['gas/fuelOrFire:1', 'gas/fuelOrFire:2', 'start/rations:1', 'start/bandage:1']

rule('[LN-EXILE-01] the exiled objective replaces the secret one', three, t => {
  exiledWith(t, 'longRoad')
  lastEvening(t, ...LONG_ROAD)
  assert.ok(t.state.winners.includes(1))
})

rule('[LN-EXILE-01] what was wanted before is not enough any more', three, t => {
  exiledWith(t, 'longRoad')
  lastEvening(t, ...THREE_FOOD)
  assert.ok(!t.state.winners.includes(1))
})

rule('[LN-EXILE-01] or it is added to the secret one', three, t => {
  exiledWith(t, 'cleanName')
  lastEvening(t, ...THREE_FOOD)
  assert.ok(t.state.winners.includes(1))
})

for (const [goal, role] of [
  ['hoarder', 'traitor'],
  ['arms', 'loyal'],
] as const)
  rule(`[LN-EXILE-02] exile shows what somebody was: ${role}`, three, t => {
    turn(t, s => {
      atHome(s)
      s.survivors[1]!.at = 'school'
      setGoals(s, 1, goal)
    })
    assert.equal(t.view(0).players[1]!.role, 'hidden')
    sendAway(t, 1)
    for (const viewer of [0, 1, 2, 'public'] as const) {
      assert.equal(t.view(viewer).players[1]!.role, role)
      assert.ok(t.heard(viewer).some(each => each.e === 'exiled' && each.role === role))
    }
    // The objective itself stays hidden.
    assert.deepEqual(t.view(0).players[1]!.known, [])
  })

rule('[LN-EXILE-03] all of their survivors in the colony go, one after the other, and only they', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'colony'],
      ['rocco', 1, 'colony'],
      ['anita', 1, 'school'],
      ['kevin', 1, 'colony'],
      ['emma', 2, 'colony'],
    )
    setGoals(s, 1, 'pantry')
    s.chance.rolls = [faceOf('blank'), faceOf('blank')]
  })
  sendAway(t, 1)
  assert.deepEqual(t.pending, [1])
  assert.ok(!t.offers(1, { do: 'flee', survivor: 'anita', to: 'gas' }))
  assert.ok(!t.offers(1, { do: 'flee', survivor: 'rocco', to: 'colony' }))
  t.choose(1, { do: 'flee', survivor: 'kevin', to: 'gas' })
  t.choose(1, { do: 'flee', survivor: 'rocco', to: 'gas' })
  assert.deepEqual(
    ['gia', 'rocco', 'anita', 'kevin', 'emma'].map(id => survivor(t, id).at),
    ['colony', 'gas', 'school', 'gas', 'colony'],
  )
  assert.deepEqual(t.pending, [0])
})

rule('[LN-EXILE-03] nobody flees to where there is no room', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'gas'])
  })
  sendAway(t, 1)
  assert.equal(t.refused(1, { do: 'flee', survivor: 'rocco', to: 'gas' }), 'LN-MOVE-01 move.full')
})
