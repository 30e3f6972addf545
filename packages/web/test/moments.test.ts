import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOMENT_GAMES, missedIn, shownIn, walkMoments } from '../walkMoments.ts'

for (const id of MOMENT_GAMES)
  test(`however fast the bots of ${id} play, none of its big events goes by unseen`, t => {
    const figures = walkMoments(id, 2, 'unseen')
    t.diagnostic(JSON.stringify(figures))
    assert.deepEqual(figures.missed, {})
    assert.equal(missedIn(figures), 0)
    assert.ok(shownIn(figures) > 10, 'there are some')
  })
