// What `node:test` is given in place of the test files: it would say nothing of a file that breaks in the middle.

import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { orderOf } from './order.ts'

try {
  for (const test of orderOf(process.argv).tests) await import(pathToFileURL(test).href)
} catch (problem) {
  console.error(problem)
  process.exit(1)
}
