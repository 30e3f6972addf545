import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, same } from '@lastlight/kernel'
import { game as longNight } from '@lastlight/long-night'
import { game as outlive } from '@lastlight/outlive'
import { Draws } from '../src/index.ts'
import { keyOf } from '../src/search/key.ts'

for (const game of [outlive, longNight] as unknown as readonly AnyGame[])
  test(`${game.id}: options have the same key when they are the same, and only then`, () => {
    const draws = new Draws('keys')
    const state = game.setup({ players: 4 }, 'keys')
    const byKey = new Map<string, unknown>()
    for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
      const seat = draws.oneOf(pending)
      const options = game.options(state, seat)
      assert.equal(new Set(options.map(keyOf)).size, options.length)
      for (const option of options) {
        const key = keyOf(option)
        assert.ok(same(byKey.get(key) ?? option, option), key)
        byKey.set(key, option)
      }
      game.play(state, seat, draws.oneOf(options))
    }
    assert.ok(byKey.size > 100, `${byKey.size} options`)
  })

test('an option that changes has another key then', () => {
  const option: { do: string; die: number } = { do: 'search', die: 4 }
  const before = keyOf(option)
  option.die = 5
  assert.notEqual(keyOf(option), before)
  assert.equal(keyOf(Object.freeze({ do: 'search', die: 5 })), keyOf(option))
})
