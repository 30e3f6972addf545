import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { tuned } from '../src/long-night/levels.ts'
import file from '../src/long-night/tuned.json' with { type: 'json' }
import { USUAL } from '../src/long-night/weights.ts'

describe('the numbers of level 3 of The Long Night', () => {
  test('are those that the bots use, all of them above zero', () => {
    assert.deepEqual(Object.keys(tuned).toSorted(), Object.keys(USUAL).toSorted())
    for (const [name, value] of Object.entries(tuned)) assert.ok(value > 0, name)
  })

  for (const [part, { from }] of Object.entries(file))
    test(`say where they come from, and were found better: ${part}`, () => {
      const { command, games, checked } = from
      assert.match(command, /^npm run tune -- long-night /)
      assert.ok(games >= 1000 && checked.games >= 100)
      assert.ok(checked.after.worth > checked.before.worth)
    })
})
