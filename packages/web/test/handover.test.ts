import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, chanceFrom, Match, pickOf } from '@lastlight/kernel'
import { game as longNight } from '@lastlight/long-night'
import { game as outlive } from '@lastlight/outlive'
import { NOBODY_YET, passTo, type Round, taken } from '../src/frame/handover.ts'
import { viewFrom } from '../src/play/game.ts'

const waits = (...seats: number[]) => ({ secret: false, seats })
const SECRET = { secret: true, seats: [] }

test('a device of one person is never passed', () => {
  assert.equal(passTo([1], waits(1), NOBODY_YET, []), undefined)
})

test('the device goes to the awaited seat, and stays with a seat that still decides', () => {
  assert.equal(passTo([0, 2], waits(2), NOBODY_YET, []), 2)
  const holds = taken(NOBODY_YET, 2, waits(2))
  assert.equal(passTo([0, 2], waits(2), holds, [2]), undefined)
  assert.equal(passTo([0, 2], waits(0), holds, [0]), 0)
  assert.equal(passTo([0, 2], waits(1), holds, []), undefined, 'a bot thinks: nobody needs the device')
})

test('several who are waited for take it in the order of play', () => {
  assert.equal(passTo([0, 1, 2], waits(0, 2), taken(NOBODY_YET, 1, waits(1)), [0, 2]), 2)
})

test('a secret question goes round once, and then waits for the others', () => {
  let round = NOBODY_YET
  const asked: number[] = []
  for (
    let next = passTo([0, 1, 3], SECRET, round, []);
    next !== undefined;
    next = passTo([0, 1, 3], SECRET, round, [])
  ) {
    asked.push(next)
    round = taken(round, next, SECRET)
  }
  assert.deepEqual(asked, [0, 1, 3])
})

/** The order in which the device is handed on, when each of these seats has to decide and does. */
function roundOf(mine: readonly number[], asked: readonly number[], from: Round): { order: number[]; round: Round } {
  let round = from
  let left = asked.filter(seat => seat !== round.holder)
  const order: number[] = []
  for (;;) {
    const next = passTo(mine, SECRET, round, left)
    if (next === undefined) return { order, round }
    order.push(next)
    round = taken(round, next, SECRET)
    left = left.filter(seat => seat !== next)
  }
}

test('one secret question after the other: the device goes round again, beginning with its holder', () => {
  const first = roundOf([0, 1, 3], [0, 1, 3], NOBODY_YET)
  assert.deepEqual(first.order, [0, 1, 3])
  assert.equal(passTo([0, 1, 3], SECRET, first.round, [0, 1, 3]), undefined, 'the holder is asked first')
  const second = roundOf([0, 1, 3], [0, 1, 3], first.round)
  assert.deepEqual(second.order, [0, 1])
  assert.equal(passTo([0, 1, 3], SECRET, second.round, []), undefined, 'all have decided')
  assert.deepEqual(roundOf([0, 1, 3], [0, 1, 3], second.round).order, [3, 0])
})

test('a second secret question to one of them goes round to all, so that nobody learns whose it was', () => {
  const { round } = roundOf([0, 1, 3], [0, 1, 3], NOBODY_YET)
  assert.deepEqual(roundOf([0, 1, 3], [1], round).order, [0, 1])
})

/** Plays with all seats on one device: it is handed on until an asked seat holds it, which then chooses. */
function playedOnOne(game: AnyGame, config: { players: number }, seed: string): { again: number } {
  const match = Match.start(game, config, seed)
  const chance = chanceFrom(seed)
  const mine = Array.from({ length: config.players }, (_, seat) => seat)
  let round = NOBODY_YET
  let again = 0
  for (let asked = game.pending(match.state); asked.length > 0; asked = game.pending(match.state)) {
    const waiting = viewFrom(game.view(match.state, 'public')).waiting
    if (!waiting.secret) round = { ...round, held: [] }
    for (let passed = 0; round.holder === null || !asked.includes(round.holder); passed++) {
      const next = passTo(mine, waiting, round, asked)
      assert.ok(next !== undefined && passed < mine.length, `version ${match.version}: nobody is handed the device`)
      if (waiting.secret && round.held.includes(next)) again++
      round = taken(round, next, waiting)
    }
    const options = game.options(match.state, round.holder)
    match.play(round.holder, options[pickOf(chance, options.length)])
  }
  return { again }
}

test('whole games of both kinds at one device never wait for somebody who is not handed it', () => {
  playedOnOne(outlive, { players: 3, quick: false, heroes: 'together' } as { players: number }, 'sofa')
  const night = { players: 4, edition: 'pl', variant: 'hidden', objective: 'random' }
  const rounds = ['s0', 's1', 's2'].map(seed => playedOnOne(longNight as AnyGame, night, seed).again)
  assert.ok(
    rounds.some(again => again > 0),
    'in one of them a vote follows another',
  )
})
