import { test } from 'node:test'
import { kit } from '@lastlight/kernel/testing'
import { subject } from './subject.ts'

const games = process.env['LASTLIGHT_MUTATE'] ? 1 : process.env['LASTLIGHT_QUICK'] ? 4 : 20

for (const check of kit(subject, { games, scale: 0.3, steer: { games: 3000 } })) test(check.title, check.run)
