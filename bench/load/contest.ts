// Several servers measured in one run, in turns, so that other load on the machine affects all of them.

import { setTimeout as sleep } from 'node:timers/promises'
import type { PlayResult } from './players.ts'
import { hasCores, play, startGenerator, startServer, type Worker } from './process.ts'

export interface Entrant {
  readonly name: string
  /** The script of the server. Every entrant has a process of its own. */
  readonly server: string
  readonly client: string
  readonly game: string
  /** The flags of Node on a core of its own. */
  readonly flags?: readonly string[]
}

/** All measurements of one server. */
export interface ServerResult {
  readonly stretches: readonly PlayResult[]
  /** Seconds of a core that the server needed meanwhile, where the system tells. */
  readonly serverCpu: number | undefined
}

export interface Plan {
  readonly tables: number
  readonly seconds: number
  readonly rate: number | undefined
  /** Seconds at full speed before measuring, so that the compiler has seen everything. */
  readonly warmUp: number
  /** Then seconds at the measured rate: a garbage collector that has seen the rush expects it to go on. */
  readonly settle: number
  readonly nodeArgs: readonly string[]
  readonly progress: (line: string) => void
}

/** Turns are short, so that all servers meet the same conditions. */
const TURN_SECONDS = 2
const REST_MS = 300
/** More games than a table gets through in one turn; made before it, where that can be done. */
const GAMES_PER_TURN = 4

class Contestant {
  readonly entrant: Entrant
  readonly #server: Worker
  readonly #generator: Worker
  readonly #stretches: PlayResult[] = []
  #serverCpu: number | undefined = 0

  constructor(entrant: Entrant, server: Worker, generator: Worker) {
    this.entrant = entrant
    this.#server = server
    this.#generator = generator
  }

  async turn(seconds: number, rate: number | undefined, games: number): Promise<PlayResult> {
    const before = { prepare: games, seconds }
    return play(this.#generator, rate === undefined ? { do: 'play', ...before } : { do: 'pace', rate, ...before })
  }

  async measure(seconds: number, rate: number | undefined): Promise<void> {
    // Preparing games is not measured: it must be over before the CPU time of the server is read.
    await this.turn(0, rate, GAMES_PER_TURN)
    await sleep(REST_MS)
    const start = this.#server.cpu()
    this.#stretches.push(await this.turn(seconds, rate, 0))
    const end = this.#server.cpu()
    this.#serverCpu =
      start === undefined || end === undefined || this.#serverCpu === undefined
        ? undefined
        : this.#serverCpu + end - start
  }

  get tally(): ServerResult {
    return { stretches: this.#stretches, serverCpu: this.#serverCpu }
  }

  close(): Promise<void> {
    return this.#generator.close()
  }
}

export async function contest(entrants: readonly Entrant[], plan: Plan): Promise<ReadonlyMap<string, ServerResult>> {
  const { tables, seconds, rate, warmUp, settle, nodeArgs, progress } = plan
  const cores = hasCores()
  if (!cores)
    progress('Processes cannot be kept to cores of their own here: the figures are rougher than they could be.')
  const servers: Worker[] = []
  const contestants: Contestant[] = []
  try {
    for (const entrant of entrants) {
      const flags = [...((cores ? entrant.flags : undefined) ?? []), ...nodeArgs]
      const [server, url] = await startServer(entrant.server, cores, flags)
      servers.push(server)
      const playing = [entrant.client, url, entrant.game, String(tables)]
      const generator = await startGenerator('generator.ts', playing, cores)
      contestants.push(new Contestant(entrant, server, generator))
    }
    for (const each of contestants) {
      progress(`${each.entrant.name}: warming up`)
      await each.turn(warmUp, undefined, GAMES_PER_TURN)
      if (rate !== undefined) await each.turn(settle, rate, GAMES_PER_TURN)
    }
    const turns = Math.max(1, Math.round(seconds / TURN_SECONDS))
    for (let i = 0; i < turns; i++) {
      progress(`turn ${i + 1} of ${turns}`)
      for (const each of contestants) await each.measure(seconds / turns, rate)
    }
    return new Map(contestants.map(each => [each.entrant.name, each.tally]))
  } finally {
    for (const each of contestants) await each.close()
    for (const server of servers) await server.close()
  }
}
