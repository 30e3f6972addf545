// `npm start`: builds the page when it is missing or old, then serves until it is told to stop.

import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { mustStandAlone, runCommand } from './command.ts'
import { ENSURE, isPageBuilt, PAGE_BUILD, serve } from './programs.ts'
import type { Usage } from './usage.ts'

const USAGE: Usage = {
  command: 'npm start',
  does: 'Installs what is missing, builds the page when it is missing or old, then serves until Ctrl-C: http://localhost:8080.',
  options: {},
  notes: [
    'Settings come from the environment or from a file .env: PORT, HOST, DATA_DIR, DATABASE_URL and more.',
    '.env.example lists all of them, docs/hosting.md explains them.',
    '`npm run server` serves the page that is there, and installs nothing.',
  ],
  example: 'PORT=9000 npm start',
}

async function start(): Promise<number> {
  mustStandAlone()
  if (!(await isPageBuilt())) {
    // In a separate process, so that the memory of the build is free before the server begins.
    const { status } = spawnSync(process.execPath, [ENSURE, PAGE_BUILD], { stdio: 'inherit' })
    if (status !== 0) return status ?? 1
  }
  await serve()
  return 0
}

await runCommand(USAGE, start)
