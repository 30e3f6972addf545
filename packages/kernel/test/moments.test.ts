import assert from 'node:assert/strict'
import { test } from 'node:test'
import { int, Match, type Moment, next } from '@lastlight/kernel'
import { options, say, toy } from './toy.ts'

/** Both seats work apart from each other, in secret or not, until both stop; then seat 0 goes on alone. */
const game = (isSecret: boolean) =>
  toy(({ proc, call }) => {
    const work = proc('work', { seat: int })
    work.steps({
      choose: work.ask({
        from: options('earn', 'stop'),
        take(s, l, o) {
          if (o.do === 'stop') return next
          s.points[l.seat]!++
          return 'choose'
        },
      }),
    })
    const turn = proc('turn', { seat: int })
    turn.steps({ act: turn.ask({ from: options('think'), take: () => 'act' }) })
    const root = proc('root', {})
    return root.steps({
      work: root[isSecret ? 'secretly' : 'apart']({
        who: () => [0, 1],
        lane: work,
        with: (_, __, seat) => ({ seat }),
        then: () => next,
      }),
      turn(s) {
        say(s, 'day')
        return call(turn, { seat: 0 })
      },
    })
  })

const begin = (isSecret = false) => Match.start(game(isSecret), { players: 2 }, 'moments')
const all = (): boolean => true
const versions = (moments: readonly Moment[]): readonly number[] => moments.map(({ version }) => version)

test('moments are the decisions that stand: what was taken back and what a rewind undid is not among them', () => {
  const match = begin()
  match.play(0, { do: 'earn' })
  match.play(1, { do: 'earn' })
  match.play(0, { do: 'earn' })
  assert.deepEqual(match.moments(all), [
    { version: 0, seat: 0 },
    { version: 1, seat: 1 },
    { version: 2, seat: 0 },
  ])
  match.undo(0)
  assert.deepEqual(versions(match.moments(all)), [0, 1])
  match.redo(0)
  assert.deepEqual(versions(match.moments(all)), [0, 1, 4])
  match.rewind(1)
  assert.deepEqual(versions(match.moments(all)), [0])
  match.play(1, { do: 'stop' })
  assert.deepEqual(match.moments(all), [
    { version: 0, seat: 0 },
    { version: 6, seat: 1 },
  ])
  for (const { version } of match.moments(all)) {
    const other = begin()
    other.enterAll(match.log)
    other.rewind(version)
    assert.deepEqual(other.game.view(other.state, 0), match.pastMoment(version, 0)?.view)
  }
})

test('what is done again is a decision if it was one before', () => {
  const match = begin()
  for (const seat of [0, 0, 1]) match.play(seat, { do: 'earn' })
  // The second choice is a part of the first.
  const isDecision = (version: number): boolean => version !== 1
  match.undo(0)
  match.undo(0)
  assert.deepEqual(versions(match.moments(isDecision)), [2])
  match.redo(0)
  match.redo(0)
  assert.deepEqual(versions(match.moments(isDecision)), [2, 5])
  const { seat, option } = match.pastMoment(5, 0)!
  assert.deepEqual([seat, option], [0, { do: 'earn' }])
})

test('only decisions of people count', () => {
  const match = begin()
  for (const seat of [0, 1, 1, 0]) match.play(seat, { do: 'earn' })
  const ofSeat0 = (version: number): boolean => (match.log[version] as { seat: number }).seat === 0
  assert.deepEqual(versions(match.moments(ofSeat0)), [0, 3])
})

test('secret questions are one moment of nobody, and none as long as one is open', () => {
  const match = begin(true)
  match.play(0, { do: 'earn' })
  match.play(1, { do: 'stop' })
  assert.deepEqual(match.moments(all), [])
  match.play(0, { do: 'stop' })
  assert.deepEqual(match.moments(all), [{ version: 0, seat: null }])
  match.play(0, { do: 'think' })
  assert.deepEqual(match.moments(all), [
    { version: 0, seat: null },
    { version: 3, seat: 0 },
  ])
})

test('a long log is not played again for its moments, and only the newest are given', () => {
  const { game: rules } = begin(true)
  let plays = 0
  const counting = { ...rules, play: ((...given) => (plays++, rules.play(...given))) as typeof rules.play }
  const match = Match.start(counting, { players: 2 }, 'moments')
  for (const seat of [0, 1]) match.play(seat, { do: 'stop' })
  for (let i = 0; i < 500; i++) match.play(0, { do: 'think' })
  const before = plays
  assert.deepEqual(versions(match.moments(all, 3)), [499, 500, 501])
  assert.equal(match.moments(all).length, 501)
  assert.equal(plays, before)
})

test('moments after rewinds have the versions of the log, also where earlier positions were kept', () => {
  const match = begin()
  for (let i = 0; i < 250; i++) match.play(i % 2, { do: 'earn' })
  match.pastMoment(240, 0)
  match.rewind(230)
  for (let i = 0; i < 20; i++) match.play(i % 2, { do: 'earn' })
  match.rewind(210)
  match.play(1, { do: 'earn' })
  const loaded = begin()
  loaded.enterAll(match.log)
  assert.deepEqual(match.moments(all), loaded.moments(all))
  assert.deepEqual(versions(match.moments(all, 3)), [208, 209, 272])
})

test('the newest moments are as many as asked for, whether a secret question is open or not', () => {
  const match = begin(true)
  match.play(0, { do: 'earn' })
  assert.deepEqual(match.moments(all, 1), [])
  for (const seat of [0, 1]) match.play(seat, { do: 'stop' })
  for (let i = 0; i < 2; i++) match.play(0, { do: 'think' })
  assert.deepEqual(match.moments(all, 3), [
    { version: 0, seat: null },
    { version: 3, seat: 0 },
    { version: 4, seat: 0 },
  ])
  assert.equal(match.moments(all, 2).length, 2)
})
