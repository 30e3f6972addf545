// `npm run build`: makes the page that the server serves, when it is missing or was built from other sources.

import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { mustStandAlone, runCommand } from './command.ts'
import { PAGE_BUILD } from './programs.ts'
import type { Usage } from './usage.ts'

const USAGE: Usage = {
  command: 'npm run build',
  does: 'Installs what is missing, and builds the page when it is missing or was built from other sources.',
  options: {},
  notes: ['Afterwards `npm prune --omit=dev` removes what only builds need; the server does without it.'],
  example: 'npm run build',
}

function build(): Promise<number> {
  mustStandAlone()
  return Promise.resolve(spawnSync(process.execPath, [PAGE_BUILD], { stdio: 'inherit' }).status ?? 1)
}

await runCommand(USAGE, build)
