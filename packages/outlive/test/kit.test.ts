import { test } from 'node:test'
import { kit } from '@lastlight/kernel/testing'
import { subject as whole } from './subject.ts'
import first from './usefulGames.json' with { type: 'json' }

/** Under mutation and in a quick run the search for everything that can happen is left out: it takes long. */
const mutating = process.env['LASTLIGHT_MUTATE'] !== undefined
const quick = process.env['LASTLIGHT_QUICK'] !== undefined
const { things, ...rest } = whole
const subject: typeof whole = mutating || quick || !things ? rest : { ...rest, things }

const games = mutating ? 1 : quick ? 2 : 8

for (const check of kit(subject, { games, scale: 0.3, steer: { games: 3000, first } })) test(check.title, check.run)
