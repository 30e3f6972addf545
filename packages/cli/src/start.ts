// `npm start`: builds the page when it is missing or old, then serves until it is told to stop.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { BadArgument, runCommand } from './command.ts'
import type { Usage } from './usage.ts'

const USAGE: Usage = {
  command: 'npm start',
  does: 'Builds the page when it is missing or old, then serves until Ctrl-C: http://localhost:8080.',
  options: {},
  notes: [
    'Settings come from the environment or from a file .env: PORT, HOST, DATA_DIR, DATABASE_URL and more.',
    '.env.example lists all of them, docs/hosting.md explains them.',
  ],
  example: 'PORT=9000 npm start',
}

/**
 * The page and the server are programs of their own, and the commands may not import them, so they are loaded by path.
 */
const placeOf = (path: string): string => join(import.meta.dirname, '../../..', path)
const load = (path: string): Promise<unknown> => import(pathToFileURL(placeOf(path)).href)

async function start(): Promise<number> {
  const { positionals } = parseArgs({ options: {}, allowPositionals: true })
  if (positionals.length > 0)
    throw new BadArgument(`'${positionals[0]}' is not expected here: settings come from the environment.`)
  // In a separate process, so that the memory of the build is free before the server begins.
  const { status } = spawnSync(process.execPath, [placeOf('packages/web/build.ts')], { stdio: 'inherit' })
  if (status !== 0) return status ?? 1
  await load('packages/server/src/main.ts')
  return 0
}

await runCommand(USAGE, start)
