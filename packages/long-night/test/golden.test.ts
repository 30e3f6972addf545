import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Golden, golden, goldenDifference } from '@lastlight/kernel/testing'
import type { Config } from '../src/index.ts'
import { subject } from './subject.ts'

const stored = JSON.parse(readFileSync(new URL('./golden.json', import.meta.url), 'utf8')) as (Golden & {
  config: Config
})[]

for (const old of stored)
  test(`the golden game of ${old.config.players} players, edition ${old.config.edition}, plays as it always did`, () => {
    assert.equal(goldenDifference(old, golden(subject, old.config, old.seed)), undefined)
  })
