// Our server on a database with stored tables, and a generator for those of them at which people sit.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { flagsFor } from '@lastlight/server'
import type { PlayResult } from '../players.ts'
import { beside, hasCores, startGenerator, startServer, type Worker } from '../process.ts'
import type { Timings } from '../timings.ts'
import type { Usage, UsageQuestion } from '../usage.ts'
import { mostSockets } from './fileLimit.ts'
import type { SizeOrder } from './generator.ts'
import { SEATS, type Stored, storeTables } from './storedTables.ts'

export interface SizePlan {
  readonly game: string
  /** How many different games are stored. */
  readonly stages: number
  /** How long each measurement takes. */
  readonly seconds: number
  /** Seconds before measuring: at a higher rate, for the compiler; then as measured. */
  readonly warmUp: number
  readonly nodeArgs: readonly string[]
  readonly progress: (line: string) => void
}

interface Measured extends PlayResult {
  readonly spectatorBytes: number
  /** Milliseconds of a core that the server has used meanwhile. */
  readonly cpuMs: number
}

export class StoredServer {
  readonly #folder: string
  readonly #server: Worker
  readonly #generator: Worker

  private constructor(folder: string, server: Worker, generator: Worker) {
    this.#folder = folder
    this.#server = server
    this.#generator = generator
  }

  /** `live`: at so many tables people sit; all others are only stored. */
  static async start(plan: SizePlan, live: number, stored = live, spare = 0): Promise<StoredServer> {
    const cores = hasCores()
    const folder = mkdtempSync(join(process.env['LOAD_FOLDER'] ?? tmpdir(), 'lastlight-size-'))
    let server: Worker | undefined
    try {
      const { game, stages } = plan
      const wish: Stored = { game, stages, tables: stored, spare, tablesPerParty: tablesPerParty(live) }
      const parties = await storeTables(folder, wish)
      const file = join(folder, 'parties.json')
      writeFileSync(file, JSON.stringify(parties.slice(0, Math.ceil(live / wish.tablesPerParty))))
      const flags = [...(cores ? flagsFor(1) : []), '--expose-gc', ...plan.nodeArgs]
      const started = await startServer(beside('lastlightServer.ts'), cores, flags, [folder])
      server = started[0]
      const generator = await startGenerator('size/generator.ts', [started[1], file], cores)
      return new StoredServer(folder, server, generator)
    } catch (problem) {
      await server?.close()
      rmSync(folder, { recursive: true, force: true })
      throw problem
    }
  }

  /** Its memory, after a collection of garbage. */
  memory(): Promise<Usage> {
    return this.#usage(true)
  }

  /** Milliseconds of a core that it has used so far. */
  async cpuMs(): Promise<number> {
    return (await this.#usage(false)).cpuMs
  }

  #usage(collect: boolean): Promise<Usage> {
    const question: UsageQuestion = { collect }
    this.#server.tell(question)
    return this.#server.next<Usage>()
  }

  async #order<T>(order: SizeOrder): Promise<T> {
    this.#generator.tell(order)
    const { done, problem } = await this.#generator.next<{ done?: T; problem?: string }>()
    if (problem !== undefined) throw new Error(problem)
    return done as T
  }

  /** Everybody sits down. Gives the number of sockets. */
  sit(): Promise<number> {
    return this.#order<number>({ do: 'sit' })
  }

  /** Each table has its turn once in so many seconds. */
  async play(seconds: number, every: number): Promise<Measured> {
    const before = await this.cpuMs()
    const result = await this.#order<Omit<Measured, 'cpuMs'>>({ do: 'timetable', seconds, every })
    return { ...result, cpuMs: (await this.cpuMs()) - before }
  }

  async nextGames(): Promise<void> {
    await this.#order({ do: 'next games' })
  }

  async watch(spectators: number): Promise<void> {
    await this.#order({ do: 'spectators', spectators })
  }

  takeSpread(): Promise<Timings & { readonly missed: number }> {
    return this.#order({ do: 'spread' })
  }

  async close(): Promise<void> {
    await this.#generator.close()
    await this.#server.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** One socket for each seat, as long as the system allows so many; otherwise people play at several tables at once. */
export const tablesPerParty = (tables: number): number => Math.ceil((tables * SEATS) / mostSockets())
