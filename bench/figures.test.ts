import assert from 'node:assert/strict'
import { test } from 'node:test'
import { absolutes, percentile, ratio } from './figures.ts'
import type { Figure } from './suites/suite.ts'

test('a percentile is one of the numbers, and so many percent do not exceed it', () => {
  const numbers = Array.from({ length: 200 }, (_, i) => 200 - i)
  assert.equal(percentile(numbers, 50), 100)
  assert.equal(percentile(numbers, 99), 198)
  assert.equal(percentile([7], 99), 7)
})

test('rates count by their median, in any order', () => {
  const of = absolutes(new Map([['playouts plain', [3, 1, 2].map(games => ({ perSecond: { games } }))]]))
  assert.deepEqual(of, { 'playouts plain': { games: { perSecond: 2, spread: 1 } } })
})

test('waits of all processes and rounds are judged together, against their budget', () => {
  const measured = [
    { wallMs: Array.from({ length: 99 }, () => 50), budget: 100 },
    { wallMs: [...Array.from({ length: 99 }, () => 60), 90, 300], budget: 100 },
  ]
  const of = absolutes(new Map([['waiting outlive', measured]]))
  assert.deepEqual(of['waiting outlive'], {
    budget: { wallMs: 100 },
    p50: { wallMs: 60, among: 200 },
    p99: { wallMs: 60, among: 200 },
    longest: { wallMs: 300, among: 200 },
  })
  const figure: Figure = {
    name: 'longestOverBudget',
    rate: { kind: 'waiting', engine: 'outlive', what: 'longest' },
    over: { kind: 'waiting', engine: 'outlive', what: 'budget' },
    atMost: 1,
  }
  assert.equal(ratio(figure, of), 3)
  assert.equal(ratio(figure, {}), undefined)
})
