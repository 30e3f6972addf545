// A process of its own: runs test files with one edit made to one source as it is loaded. The tree stays as it is.

import { type ModuleSource, registerHooks } from 'node:module'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { applied, type Edit } from './edit.ts'
import { NEVER_LOADED, type TrialOrder } from './order.ts'

const { tests, mutant } = JSON.parse(process.argv[2] ?? '') as TrialOrder

if (mutant) {
  const url = pathToFileURL(mutant.path).href
  let isLoaded = false
  registerHooks({
    load(asked, context, nextLoad) {
      const loaded = nextLoad(asked, context)
      if (asked !== url) return loaded
      isLoaded = true
      return { ...loaded, source: mutated(loaded.source, mutant.edit) }
    },
  })
  process.on('exit', code => {
    if (code === 0 && !isLoaded) process.exitCode = NEVER_LOADED
  })
}

function mutated(source: ModuleSource | undefined, edit: Edit): string {
  return applied(typeof source === 'string' ? source : new TextDecoder().decode(source), edit)
}

try {
  for (const test of tests) await import(pathToFileURL(test).href)
} catch (problem) {
  console.error(problem)
  process.exit(1)
}
