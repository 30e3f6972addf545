// The test language itself: turns, waiting for a question, and its messages when a test asks for the impossible.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { int, next, SEAT } from '@lastlight/kernel'
import { Table, type TestLanguage, tableTests } from '@lastlight/kernel/testing'
import { options, say, type Toy, toy } from './toy.ts'

/** Two rounds: each seat in its order works until it is done; then seat 0 is asked for a wish. */
const game = toy(({ proc, call }) => {
  const turn = proc('turn', { seat: SEAT })
  turn.steps({
    act: turn.ask({
      from: options('earn', 'done'),
      take(s, l, o) {
        if (o.do === 'earn') s.points[l.seat]!++
        say(s, `${l.seat} ${o.do}`)
        return o.do === 'done' ? next : 'act'
      },
    }),
    rest: turn.ask({ from: options('rest'), take: () => next }),
  })
  const root = proc('root', {}, { own: { seat: int, round: int } })
  return root.steps({
    turn: (_, l) => call(turn, { seat: l.seat }),
    pass(s, l) {
      l.seat = (l.seat + 1) % s.points.length
      if (l.seat === 0) l.round++
      return l.round < 2 ? 'turn' : 'wish'
    },
    wish: root.ask({ who: () => 0, from: options('peace', 'bread'), take: () => next }),
  })
})

const LANGUAGE: TestLanguage<Toy, { do: string }> = {
  turn(s, seat) {
    s.flow.stack = [
      { at: 'root.pass', l: { seat, round: 0 }, into: '' },
      { at: 'turn.act', l: { seat }, into: '' },
    ]
  },
  quiet: offered => offered.find(option => option.do === 'done') ?? offered[0]!,
}

const set = (language: TestLanguage<Toy, { do: string }> = LANGUAGE) =>
  new Table(game, 'straight', { players: 3 }, language)

test('it is any seat’s turn, on the table as it lies', () => {
  const t = set().arrange(s => {
    s.points = [4, 5, 6]
  })
  t.turnOf(2)
  assert.deepEqual([t.pending, t.state.points], [[2], [4, 5, 6]])
  t.choose(2, { do: 'done' })
  t.choose(2, { do: 'rest' })
  assert.deepEqual(t.pending, [0])
})

test('the table plays until a seat is asked, and no further', () => {
  const t = set()
  assert.deepEqual(t.playUntilAsked(0).state.log, [])
  assert.deepEqual(t.playUntilAsked(1).state.log, ['0 done'])
  assert.deepEqual(t.playUntilAsked(1).state.log, ['0 done'])
  assert.deepEqual(t.playUntilAsked(1, 'rest').state.log, ['0 done', '1 done'])
  assert.deepEqual(t.playUntilAsked(0, 'peace').pending, [0])
  assert.deepEqual(t.state.points, [0, 0, 0])
})

test('without a quiet answer everybody takes the first option, and a circle is noticed', () => {
  const t = set({})
  assert.throws(() => t.playUntilAsked(1), /after 1000 answers it has not come to it that seat 1 is asked$/)
  assert.equal(t.state.points[0], 1000)
})

test('a question that never comes, a turn that no language describes and a seat that nobody has are named', () => {
  assert.throws(
    () => set().playUntilAsked(1, 'peace'),
    /the game is over: it never came to it that seat 1 is asked for 'peace'/,
  )
  assert.throws(() => set({}).turnOf(1), /the test language of toy does not say how a turn begins/)
  assert.throws(() => set().turnOf(3), /there is no seat 3: 3 play, seats 0 to 2/)
  assert.throws(() => set().playUntilAsked(-1), /there is no seat -1/)
})

test('after the end the table says so at every attempt', () => {
  const t = set().playUntilAsked(0, 'peace')
  t.choose(0, { do: 'peace' })
  assert.deepEqual(t.pending, [])
  assert.throws(
    () => t.arrange(s => say(s, 'more')),
    /the game is over: nothing can be set up any more \(restart\(\) begins anew\)/,
  )
  assert.throws(() => t.turnOf(1), /the game is over/)
  assert.throws(() => t.rolls(3), /the game is over/)
  assert.throws(() => t.choose(0, { do: 'peace' }), /the game is over: seat 0 cannot choose \{"do":"peace"\}/)
  assert.throws(() => t.playUntilAsked(1), /the game is over/)
  assert.ok(!t.state.log.includes('more'))
  t.restart()
  assert.deepEqual([t.pending, t.state.log, t.heard('public')], [[0], [], []])
})

test('a test written in the language runs three ways and says in which one it failed', () => {
  const bodies: (() => void)[] = []
  const rule = tableTests(game, (_, run) => bodies.push(run), LANGUAGE)
  const ways: string[] = []
  rule('all is well', { players: 2 }, t => {
    ways.push(t.way)
    t.turnOf(1).choose(1, { do: 'earn' })
    assert.deepEqual(t.state.points, [0, 1])
  })
  rule('too much', { players: 2 }, t => {
    if (t.way === 'round trip') t.turnOf(7)
  })
  bodies[0]!()
  assert.deepEqual(ways, ['straight', 'round trip', 'undo and redo'])
  assert.throws(bodies[1]!, /^Error: \(round trip\) there is no seat 7/)
})
