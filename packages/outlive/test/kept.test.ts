// Games that version 4 played, kept whole: today's rules play them to the letter, and take up the states it saved.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type KeptGame, keptDifference } from '@lastlight/kernel/testing'
import { subject } from './subject.ts'

const kept = readFileSync(new URL('./version4.kept.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as KeptGame)

for (const each of kept)
  test(`a game of ${each.config.players} that version ${each.version} played goes the same way (${each.seed})`, () => {
    assert.equal(keptDifference(subject, each), undefined)
  })
