// The help text of `npm test`.

import { parseArgs } from 'node:util'
import { runCommand } from '@lastlight/cli/command'
import type { Options, Usage } from '@lastlight/cli/usage'

const usageWith = (options: Options): Usage => ({
  command: 'npm test -- [PATTERN..]',
  does: 'Formatting, types, lint, dead code, package boundaries, then every test; with PATTERN only the test files whose path contains it.',
  options,
  example: 'npm test -- packages/kernel',
})

/** Prints the wrong argument of `npm test` and then its usage. */
export const explain = (options: Options): Promise<void> =>
  runCommand(usageWith(options), () => {
    parseArgs({ options, allowPositionals: true })
    return Promise.resolve(0)
  })
