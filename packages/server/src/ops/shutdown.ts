// Shuts the server down without loss: no new work, finish the present work, store what is in memory, close.

import type { Logger } from 'pino'

export interface LastStep {
  readonly name: string
  readonly run: () => Promise<unknown>
}

/** Runs each step once, in order; a step that fails does not stop the next. */
export class Shutdown {
  readonly #steps: readonly LastStep[]
  readonly #log: Logger
  readonly #patience: number
  #ended: Promise<boolean> | undefined

  /** The order: stop accepting, store snapshots, close the connections, close the rest. */
  constructor(steps: readonly LastStep[], log: Logger, patience = 20_000) {
    this.#steps = steps
    this.#log = log
    this.#patience = patience
  }

  get isBegun(): boolean {
    return this.#ended !== undefined
  }

  /** True when all steps succeeded in time. */
  begin(): Promise<boolean> {
    this.#ended ??= this.#inTime()
    return this.#ended
  }

  async #inTime(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<false>(resolve => {
      timer = setTimeout(() => {
        this.#log.error('shutdown takes too long')
        resolve(false)
      }, this.#patience)
    })
    try {
      return await Promise.race([this.#all(), late])
    } finally {
      clearTimeout(timer)
    }
  }

  async #all(): Promise<boolean> {
    let good = true
    for (const { name, run } of this.#steps) {
      try {
        await run()
        this.#log.info({ step: name }, 'shutdown')
      } catch (problem) {
        good = false
        this.#log.error({ step: name, err: problem }, 'shutdown')
      }
    }
    return good
  }
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/** A second signal ends the process at once. */
export function endOnSignals(shutdown: Shutdown): void {
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (shutdown.isBegun) process.exit(1)
      void shutdown.begin().then(good => process.exit(good ? 0 : 1))
    })
}
