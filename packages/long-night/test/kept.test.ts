// Games that earlier versions played, kept whole: today's rules play them to the letter, and take up the states they
// saved. Those of version 6 have no modules and no Anita, who may wound herself since version 8.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type KeptGame, keptDifference } from '@lastlight/kernel/testing'
import { subject } from './subject.ts'

const kept = [6, 8].flatMap(version =>
  readFileSync(new URL(`./version${version}.kept.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as KeptGame),
)

for (const each of kept)
  test(`a game of ${each.config.players} that version ${each.version} played goes the same way (${each.seed})`, () => {
    assert.equal(keptDifference(subject, each), undefined)
  })
