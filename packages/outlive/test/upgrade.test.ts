// Games that earlier versions saved go on.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { same } from '@lastlight/kernel'
import { brokenInvariant } from '@lastlight/kernel/testing'
import { game, type Option } from '../src/index.ts'
import { invariants } from './invariants.ts'

interface SavedState {
  readonly what: string
  readonly state: unknown
  /** What that version offered to each seat. */
  readonly offered?: readonly (readonly Option[])[]
}
const savedBy = (version: number): readonly SavedState[] =>
  readFileSync(new URL(`./version${version}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as SavedState)

for (const version of [2, 3])
  for (const { what, state, offered } of savedBy(version))
    test(`a game of version ${version} goes on: ${what}`, () => {
      const s = game.load(state, String(version))
      // While rooms are built, rooms that repair are offered since then.
      for (const [seat, options] of offered?.entries() ?? [])
        if (game.view(s, seat).asked !== 'build') assert.deepEqual(game.options(s, seat), options)
        else for (const option of options) assert.ok(game.options(s, seat).some(each => same(each, option)))
      for (let i = 0; game.pending(s).length > 0; i++) {
        assert.equal(brokenInvariant(invariants, s), undefined)
        const seat = game.pending(s)[0]!
        const options = game.options(s, seat)
        game.play(s, seat, options[(i * 7) % options.length]!)
      }
      assert.ok(game.outcome(s))
    })
