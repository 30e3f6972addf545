// A process of its own: runs test files with one edit made to one source as it is loaded. The tree stays as it is.

import { writeFileSync } from 'node:fs'
import { type ModuleSource, registerHooks } from 'node:module'
import process from 'node:process'
import { finished } from 'node:stream/promises'
import { type EventData, run } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sha256 } from '@lastlight/kernel'
import { applied } from './edit.ts'
import { NEVER_LOADED, NO_TESTS, orderOf, STALE } from './trialOrder.ts'

const { mutant } = orderOf(process.argv)
let isLoaded = mutant === undefined

if (mutant) {
  const url = pathToFileURL(mutant.path).href
  registerHooks({
    load(asked, context, nextLoad) {
      const loaded = nextLoad(asked, context)
      if (asked !== url) return loaded
      isLoaded = true
      const text = textOf(loaded.source)
      if (sha256(text) !== mutant.sourceHash) process.exit(STALE)
      return { ...loaded, source: applied(text, mutant.edit) }
    },
  })
}

function textOf(source: ModuleSource | undefined): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source)
}

/** One failure is enough; the parent process is told at once. */
function failed({ name, todo, details }: EventData.TestFail): void {
  if (todo !== undefined) return
  writeFileSync(process.stderr.fd, `${name}: ${String(details.error.cause)}\n`)
  process.exit(1)
}

let passed = 0
const loader = fileURLToPath(new URL('./loadTests.ts', import.meta.url))
const stream = run({ files: [loader], isolation: 'none' })
  .on('test:fail', failed)
  .on('test:pass', ({ name, details }) => {
    // A file without tests counts as one.
    if (details.type !== 'suite' && name !== loader) passed += 1
  })
await finished(stream.resume())
process.exit(passed === 0 ? NO_TESTS : isLoaded ? 0 : NEVER_LOADED)
