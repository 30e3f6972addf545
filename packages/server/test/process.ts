// Servers as processes of their own, that can be stopped, killed and started again on the same data.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../src/ops/open.ts'
import type { Database } from '../src/storage/database.ts'
import { putMigrated } from './migrated.ts'
import { newPostgres, noPostgres, releasePostgres } from './postgres.ts'

export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const OPEN = /^Lastlight is open: (\S+)$/m

/** Long enough for the check, and the same for all processes. */
export const SECRET = 'only for tests: no door of anybody opens with this'

/** How much of its log is shown when a server has ended by itself. */
const LAST_WORDS = 1500

export type Storage = 'sqlite' | 'postgres'
/** For `test('…', { skip: withoutStorage(kind) })`. */
export const withoutStorage = (kind: Storage): string | false => (kind === 'postgres' ? noPostgres : false)
export const STORAGES: readonly Storage[] = ['sqlite', 'postgres']

/** Where the data of one or more processes lies. */
/** For what takes long: one storage is enough where both are there; the workflow of each night has both. */
export const leftToTheNight = (storage: Storage): boolean =>
  storage === 'sqlite' && !process.env['LASTLIGHT_SWEEP'] && !withoutStorage('postgres')

export class Place {
  readonly folder = mkdtempSync(join(tmpdir(), 'lastlight-place-'))
  readonly databaseUrl: string | null

  private constructor(databaseUrl: string | null) {
    this.databaseUrl = databaseUrl
  }

  /** Its database has all tables, unless `newDatabase` names another way to get one of PostgreSQL. */
  static async on(storage: Storage, newDatabase = newPostgres): Promise<Place> {
    const place = new Place(storage === 'postgres' ? await newDatabase() : null)
    if (storage === 'sqlite' && newDatabase === newPostgres) putMigrated(place.folder)
    return place
  }

  /** Opens the same data, to look behind the server; every transaction waits for the disk, as `check` wants it. */
  open(): Database {
    const databaseUrl = this.databaseUrl?.split('?')[0] ?? null
    return openDatabase({ databaseUrl, dataDir: this.folder })
  }

  /** Is removed with the test. */
  static async of(
    t: { after(work: () => unknown): void },
    storage: Storage,
    newDatabase = newPostgres,
  ): Promise<Place> {
    const place = await Place.on(storage, newDatabase)
    t.after(() => place.remove())
    return place
  }

  /** When everything that was opened here is closed. */
  remove(): void {
    if (this.databaseUrl !== null) releasePostgres(this.databaseUrl)
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export class ServerProcess {
  readonly #place: Place
  #child: ChildProcess | undefined
  #said = ''
  /** Chosen at the first start; a restart uses the same port. */
  #port = 0
  /** The process that was told to end. */
  #ending: ChildProcess | undefined
  /** How often, and how, an open server has ended without being told to. */
  readonly crashes: string[] = []

  readonly #node: readonly string[]
  readonly #settings: Readonly<Record<string, string>>

  private constructor(place: Place, node: readonly string[], settings: Readonly<Record<string, string>>) {
    this.#place = place
    this.#node = node
    this.#settings = settings
  }

  /** `node`: the program that runs it, if not simply Node; `settings`: those that differ from the usual ones of tests. */
  static async start(
    place: Place,
    node: readonly string[] = [process.execPath],
    settings: Readonly<Record<string, string>> = {},
  ): Promise<ServerProcess> {
    const server = new ServerProcess(place, node, settings)
    await server.start()
    return server
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Its log since the first start. */
  get said(): string {
    return this.#said
  }

  async start(): Promise<void> {
    const { folder, databaseUrl } = this.#place
    const [command, ...args] = [...this.#node, MAIN] as const
    const child = spawn(command, args, {
      // Without the machine's own settings, and without .env.
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl ?? '',
        LASTLIGHT_SECRET: SECRET,
        LOG_LEVEL: 'error',
        BOT_THREADS: '1',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.#said += chunk.toString()
      })
    const from = this.#said.length
    let isOpen = false
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', () => {
        const open = OPEN.exec(this.#said.slice(from))
        if (!open) return
        this.#port = Number(new URL(open[1]!).port)
        isOpen = true
        resolve()
      })
      child.on('error', reject)
      child.on('exit', (code, signal) => {
        if (isOpen && this.#ending !== child)
          this.crashes.push(`a server ended by itself with ${code ?? signal}: ${this.#said.slice(-LAST_WORDS)}`)
        reject(new Error(`the server ended with ${code} before it was open:\n${this.#said.slice(from)}`))
      })
    })
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Lets the process stand still, as a machine does that swaps or sleeps. */
  pause(): void {
    this.#child?.kill('SIGSTOP')
  }

  resume(): void {
    this.#child?.kill('SIGCONT')
  }

  /** Kills the process at once. */
  kill(): Promise<number | null> {
    return this.#end('SIGKILL')
  }

  /** Stops it as an operator does. Resolves with its exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child
    if (!child || !this.isRunning) return child?.exitCode ?? null
    this.#ending = child
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return child.exitCode
  }
}
