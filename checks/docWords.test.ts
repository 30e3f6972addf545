import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { vagueDocuments, vagueWords } from './docWords.ts'

test('the documents name who does what', () => {
  assert.deepEqual(vagueDocuments(fileURLToPath(new URL('..', import.meta.url))), [])
})

test('a vague word is found, but not in code or in a quotation', () => {
  const found = (text: string): number => vagueWords('docs/x.md', text).length
  assert.equal(found('Whoever hosts it, nobody\nis told.'), 2)
  assert.equal(found('Each bot has a guest of its own.'), 1)
  assert.equal(found('Wanted are three.'), 1)
  assert.equal(found('Give each bot its own guest account, of its own accord.'), 0)
  assert.equal(found('Say `nobody`, or "somebody".\n```\nanybody\n```\n'), 0)
  assert.equal(vagueWords('docs/words.md', '| a player | whoever |').length, 0)
})
