import { test } from 'node:test'
import { kit } from '@lastlight/kernel/testing'
import { subject as whole } from './subject.ts'

/** Under mutation each run counts, so the search for everything that can happen is left out. */
const mutating = process.env['LASTLIGHT_MUTATE'] !== undefined
const { things, ...rest } = whole
const subject: typeof whole = mutating || !things ? rest : { ...rest, things }

const games = mutating ? 1 : process.env['LASTLIGHT_QUICK'] ? 4 : 20

for (const check of kit(subject, { games, scale: 0.3, steer: { games: 3000 } })) test(check.title, check.run)
