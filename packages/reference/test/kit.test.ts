import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Golden, golden, goldenDifference, kit } from '@lastlight/kernel/testing'
import { subject as whole } from './subject.ts'
import first from './usefulGames.json' with { type: 'json' }

/** Under mutation and in a quick run the search for everything that can happen is left out: it takes long. */
const mutating = process.env['LASTLIGHT_MUTATE'] !== undefined
const quick = process.env['LASTLIGHT_QUICK'] !== undefined
const { things, ...rest } = whole
const subject: typeof whole = mutating || quick || !things ? rest : { ...rest, things }

const games = mutating ? 3 : quick ? 5 : 20

for (const check of kit(subject, { games, steer: { games: 4000, first } })) test(check.title, check.run)

const stored = JSON.parse(readFileSync(new URL('./golden.json', import.meta.url), 'utf8')) as Golden[]

for (const old of stored)
  test(`the golden game of ${old.config.players} players plays as it always did`, () => {
    assert.equal(goldenDifference(old, golden(subject, old.config, old.seed)), undefined)
  })
