// Requests that came too often stand in the log together: otherwise a stranger could fill the disk with them.

interface Log {
  info(fields: object, message: string): void
}

const PAUSE_MS = 10_000

export class Refused {
  readonly #log: Log
  readonly #now: () => number
  #count = 0
  #quietUntil = -Infinity

  constructor(log: Log, now: () => number = () => performance.now()) {
    this.#log = log
    this.#now = now
  }

  /** Those that came in the pause after a line are counted in the next one. */
  add(): void {
    this.#count++
    const now = this.#now()
    if (now < this.#quietUntil) return
    this.#log.info({ requests: this.#count }, 'refused too many requests')
    this.#count = 0
    this.#quietUntil = now + PAUSE_MS
  }
}
