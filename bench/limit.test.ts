import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verdict, wordsOf } from './limit.ts'

test('a figure that has to be at least something may be more, and the very thing', () => {
  assert.equal(verdict({ atLeast: 20 }, 21), 'ok')
  assert.equal(verdict({ atLeast: 20 }, 20), 'ok')
  assert.equal(verdict({ atLeast: 20 }, 19.99), 'BELOW')
})

test('a figure that has to be at most something may be less, and the very thing', () => {
  assert.equal(verdict({ atMost: 1.1 }, 0.9), 'ok')
  assert.equal(verdict({ atMost: 1.1 }, 1.1), 'ok')
  assert.equal(verdict({ atMost: 1.1 }, 1.11), 'ABOVE')
})

test('what could not be measured keeps no limit', () => {
  assert.equal(verdict({ atLeast: 20 }, Number.NaN), 'BELOW')
  assert.equal(verdict({ atMost: 1.1 }, Number.NaN), 'ABOVE')
})

test('a limit in words', () => {
  assert.equal(wordsOf({ atLeast: 20 }, String), 'at least 20')
  assert.equal(wordsOf({ atMost: 1.1 }, String), 'at most 1.1')
})
