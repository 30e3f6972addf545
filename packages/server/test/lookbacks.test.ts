import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Lookbacks } from '../src/tables/lookbacks.ts'

test('of many tables that are looked back in, only the last few keep positions of their past', () => {
  const lookbacks = new Lookbacks()
  const keeping = new Set<object>()
  const matches = Array.from({ length: 20 }, () => {
    const match = { forgetPositions: () => void keeping.delete(match) }
    return match
  })
  const look = (match: (typeof matches)[number]): void => {
    keeping.add(match)
    lookbacks.note(match)
  }
  for (const match of matches) {
    look(match)
    look(matches[0]!)
  }
  assert.ok(keeping.size <= 8, `${keeping.size} keep positions`)
  assert.ok(keeping.has(matches[0]!), 'the one that is used again and again')
  assert.ok(keeping.has(matches.at(-1)!))
})
