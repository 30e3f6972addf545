import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tooLong } from './commits.ts'

test('a subject of more than 72 characters is found', () => {
  const [short, long] = ['ż'.repeat(72), 'a'.repeat(73)]
  assert.deepEqual(tooLong([short, long]), [long])
})
