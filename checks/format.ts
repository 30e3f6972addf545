// `npm run format -- [PATH..]`: writes the formatting and the order of imports.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { runCommand } from '@lastlight/cli/command'
import type { Usage } from '@lastlight/cli/usage'

const USAGE: Usage = {
  command: 'npm run format -- [PATH..]',
  does: 'Writes the formatting and the order of imports, everywhere or in these files and folders.',
  options: {},
  example: 'npm run format -- packages/cli',
}

const BIOME = join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome')

async function format(): Promise<number> {
  const paths = parseArgs({ options: {}, allowPositionals: true }).positionals
  const biome = spawn(process.execPath, [BIOME, 'check', '--write', ...paths], { stdio: 'inherit' })
  const [code] = (await once(biome, 'close')) as [number | null]
  return code ?? 1
}

await runCommand(USAGE, format)
