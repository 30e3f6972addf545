// Loads the test files for `node:test`, which would not report a file that fails while loading.

import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { orderOf } from './trialOrder.ts'

try {
  for (const test of orderOf(process.argv).tests) await import(pathToFileURL(test).href)
} catch (problem) {
  console.error(problem)
  process.exit(1)
}
