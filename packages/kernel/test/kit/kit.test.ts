import { test } from 'node:test'
import { kit, THOROUGH } from '@lastlight/kernel/testing'
import { subject } from './subject.ts'

for (const { title, run } of kit(subject, { games: 5, rates: THOROUGH })) test(title, run)
