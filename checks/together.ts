// Runs the test files that are named on the command line in this one process, each as a suite named by its path.

import { join } from 'node:path'
import process from 'node:process'
import { describe } from 'node:test'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')

for (const file of process.argv.slice(2))
  describe(file, async () => {
    await import(pathToFileURL(join(root, file)).href)
  })
