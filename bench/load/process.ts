// Processes of their own, each kept to one core where the system can do that.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Order } from './generator.ts'
import type { PlayResult } from './players.ts'

/** The server has one core, the players the other. */
const SERVER_CORE = 0
const GENERATOR_CORE = 1

/** Whether processes can be kept to a core of their own here. */
export const hasCores = (): boolean =>
  process.platform === 'linux' && availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

/** Of Linux's clock, in a second. */
const TICKS = 100

interface Start {
  readonly script: string
  readonly args?: readonly string[]
  readonly core: number | undefined
  readonly nodeArgs?: readonly string[]
}

export class Worker {
  readonly #child: ChildProcess

  constructor({ script, args = [], core, nodeArgs = [] }: Start) {
    const command = [process.execPath, ...nodeArgs, script, ...args]
    const [file = '', ...rest] = core === undefined ? command : ['taskset', '-c', String(core), ...command]
    this.#child = spawn(file, rest, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
  }

  next<Message>(): Promise<Message> {
    return new Promise((resolve, reject) => {
      const heard = (message: unknown): void => {
        this.#child.off('exit', ended)
        resolve(message as Message)
      }
      const ended = (code: number | null): void => {
        this.#child.off('message', heard)
        reject(new Error(`A process of the load has ended with ${code ?? 'a signal'}.`))
      }
      this.#child.once('message', heard)
      this.#child.once('exit', ended)
    })
  }

  /** Seconds of a core that it has used so far, where the system tells. */
  cpu(): number | undefined {
    try {
      const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
      return (Number(fields[11]) + Number(fields[12])) / TICKS
    } catch {
      return undefined
    }
  }

  tell(message: object): void {
    this.#child.send(message)
  }

  /** Lets it go; it cleans up behind itself. */
  async close(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.disconnect()
    await ended
  }
}

export const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export async function startServer(
  script: string,
  cores: boolean,
  nodeArgs: readonly string[] = [],
  args: readonly string[] = [],
): Promise<[Worker, string]> {
  const server = new Worker({ script, args, core: cores ? SERVER_CORE : undefined, nodeArgs })
  const { url } = await server.next<{ readonly url: string }>()
  return [server, url]
}

export async function startGenerator(script: string, args: readonly string[], cores: boolean): Promise<Worker> {
  const core = cores ? GENERATOR_CORE : undefined
  const generator = new Worker({ script: beside(script), nodeArgs: ['--expose-gc'], args, core })
  await generator.next()
  return generator
}

export async function play(generator: Worker, order: Order): Promise<PlayResult> {
  generator.tell(order)
  const { stretch, problem } = await generator.next<{ stretch?: PlayResult; problem?: string }>()
  if (!stretch) throw new Error(problem)
  return stretch
}
