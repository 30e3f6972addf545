// `npm run dev`: the page with hot reloading, beside a server that restarts when its sources change.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { BadArgument, runCommand } from './command.ts'
import type { Usage } from './usage.ts'

const USAGE: Usage = {
  command: 'npm run dev',
  does: 'Serves the page from its sources on http://localhost:8080: a change of a component is on screen at once. A server beside it restarts when its sources change.',
  options: {},
  notes: [
    'PORT is the port of the page; the server takes the next one, and keeps its data in DATA_DIR (./data/dev).',
    'There is no service worker, and nothing is compressed: `npm start` serves the page as players get it.',
  ],
  example: 'PORT=9000 npm run dev',
}

const PAGE = 8080
const ROOT = join(import.meta.dirname, '../../..')
const SERVER = join(ROOT, 'packages/server/src/main.ts')
/** The page is a program of its own, and the commands may not import it. */
const WEB = pathToFileURL(join(ROOT, 'packages/web/dev.ts')).href

interface WebModule {
  serveSources(port: number, api: string): Promise<readonly string[]>
}

function portFrom(text: string | undefined): number {
  const port = text === undefined || text === '' ? PAGE : Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new BadArgument(`PORT is '${text}': it must be a whole number from 1 to 65534.`)
  return port
}

async function dev(): Promise<number> {
  const { positionals } = parseArgs({ options: {}, allowPositionals: true })
  if (positionals.length > 0)
    throw new BadArgument(`'${positionals[0]}' is not expected here: settings come from the environment.`)
  const port = portFrom(process.env.PORT)
  const { serveSources } = (await import(WEB)) as WebModule
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', SERVER], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port + 1),
      HOST: '127.0.0.1',
      DATA_DIR: process.env.DATA_DIR ?? join(ROOT, 'data/dev'),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.on('exit', () => server.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
  const addresses = await serveSources(port, `http://127.0.0.1:${port + 1}`)
  console.log(`The page, from its sources: ${addresses.join(' ')}`)
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.on('exit', code => resolve(code ?? 1))
  })
}

await runCommand(USAGE, dev)
