// Runs the test files that its parent names, one after the other, each as a suite named by its path.

import { join } from 'node:path'
import process from 'node:process'
import { describe } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { Order } from './testProcess.ts'

const root = join(import.meta.dirname, '..')

process.on('message', (order: Order) => {
  if (order === 'end') process.disconnect()
  else
    describe(order.file, { timeout: order.timeout }, async () => {
      await import(pathToFileURL(join(root, order.file)).href)
    })
})
