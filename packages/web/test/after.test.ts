import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Outcome } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { scoreOf } from '@lastlight/outlive/queries/score'
import { type Words, wordsOf } from '@lastlight/words'
import { type Point, spread, ticksOf } from '../src/face/lines.ts'
import { aheadSince, curveOf, endsOf } from '../src/frame/after/curve.ts'
import { placesOf, sentenceOf, sharedText } from '../src/frame/after/result.ts'
import { shellMessages } from '../src/shell/texts.ts'
import { afterMessages } from '../src/text/after.ts'
import { keptTable } from './played.ts'
import { Page } from './seated.ts'

const curve = (...days: readonly (readonly number[])[]): readonly Point[] =>
  days.map((points, day) => ({ day, points }))

describe('points over the days', () => {
  test('are counted where each day is over', () => {
    assert.deepEqual(endsOf({ rounds: [0, 0, 1, 1, 2, 2, 2], length: 6 }), [
      { day: 0, at: 2 },
      { day: 1, at: 4 },
      { day: 2, at: 6 },
    ])
    assert.deepEqual(endsOf({ rounds: [0, 0], length: 1 }), [])
  })

  test('of a whole game end with its result', async () => {
    const { host } = new Page()
    const { handle, ...replay } = await host.replay(JSON.stringify(keptTable()))
    const points = await curveOf(
      { ...replay, at: (index, viewer) => Promise.resolve(host.moment(handle, index, viewer)) },
      (view, seat) => scoreOf((view as View).players[seat]!).total,
    )
    assert.deepEqual(
      points.map(({ day }) => day),
      [0, 1, 2, 3, 4, 5, 6],
    )
    assert.deepEqual(points.at(-1)!.points, replay.outcome!.scores)
  })

  test('say since when somebody was ahead for good', () => {
    const points = curve([0, 0], [3, 1], [3, 4], [6, 5], [9, 8])
    assert.equal(aheadSince(points, 0), 3)
    assert.equal(aheadSince(points, 1), undefined)
    assert.equal(aheadSince(curve([0, 0], [2, 2]), 0), undefined)
  })

  test('stand between round numbers with zero among them', () => {
    for (const [points, ticks] of [
      [curve([0, 0], [12, 31]), [0, 10, 20, 30, 40]],
      [curve([-3, 4]), [-4, -2, 0, 2, 4]],
      [curve([0, 0]), [0, 1]],
    ] as const)
      assert.deepEqual(ticksOf(points), ticks)
  })

  test('that are close do not cover each other’s names', () => {
    assert.deepEqual(spread([50, 10], 20, 100), [50, 10])
    assert.deepEqual(spread([50, 52, 51], 20, 100), [50, 90, 70])
    assert.deepEqual(spread([95, 99], 20, 100), [80, 100])
  })
})

describe('the result in words', () => {
  const names = ['Ola', 'Ion', 'Bea']
  const outcome = (winners: readonly number[], scores: readonly number[]): Outcome => ({ winners, scores, reasons: [] })
  const nameOf = (seat: number): string => names[seat]!
  const told = async (locale: 'en' | 'pl' | 'cs', me?: number): Promise<Words> =>
    wordsOf({ ...(await shellMessages(locale)), ...(await afterMessages(locale)) }, locale, {
      nameOf,
      me,
      missing: 'throws',
      spaces: 'plain',
    })

  test('names who was ahead, since when and by how much', async () => {
    const words = await told('en')
    const say = (result: Outcome, points: readonly Point[]): string => sentenceOf({ words, outcome: result }, points)
    const won = outcome([0], [20, 17])
    assert.equal(
      say(won, curve([0, 0], [1, 5], [9, 8], [20, 17])),
      'Ola is ahead from day 2 to the end and wins with 20 points, 3 more than Ion.',
    )
    assert.match(say(won, curve([0, 0], [5, 1], [20, 17])), /^Ola is ahead from the first day/)
    assert.match(say(won, curve([0, 0], [1, 5], [20, 17])), /^Ola takes the lead on the last day/)
    assert.match(say(won, []), /^Ola wins with 20 points/)
    assert.match(say(outcome([1], [9, 9]), []), /the win goes to Ion/)
    assert.match(say(outcome([0, 1], [9, 9]), []), /^Ola and Ion share/)
    assert.equal(say({ winners: [0], reasons: [] }, []), '')
  })

  test('says “you” to the reader', async () => {
    const result = outcome([0], [20, 17])
    const to = async (me: number): Promise<string> => sentenceOf({ words: await told('en', me), outcome: result }, [])
    assert.equal(await to(0), 'You win with 20 points, 3 more than Ion.')
    assert.equal(await to(1), 'Ola wins with 20 points, 3 more than you.')
  })

  test('has a place for everybody, shared by those who are even', () => {
    assert.deepEqual(
      placesOf([7, 9, 7]).map(({ seat, place }) => [seat, place]),
      [
        [1, 1],
        [0, 2],
        [2, 2],
      ],
    )
  })

  test('can be sent to others in three languages', async () => {
    const texts: string[] = []
    for (const locale of ['en', 'pl', 'cs'] as const)
      texts.push(sharedText({ words: await told(locale), outcome: outcome([1], [1, 22, 5]), nameOf }, 'Outlive', 6))
    const [en, pl, cs] = texts
    assert.equal(en, 'Lastlight, Outlive: 6 days\nIon wins\n1. Ion: 22 points\n2. Bea: 5 points\n3. Ola: 1 point')
    assert.match(pl!, /1\. Ion: 22 punkty\n2\. Bea: 5 punktów\n3\. Ola: 1 punkt$/)
    assert.match(cs!, /1\. Ion: 22 bodů\n2\. Bea: 5 bodů\n3\. Ola: 1 bod$/)
  })
})
