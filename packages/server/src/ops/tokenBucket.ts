// A token bucket: a burst at once, then so many a second.

import { steadyNow } from './steady.ts'

export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

/** The tokens that are left. They refill with time, up to the burst. */
export class TokenBucket {
  readonly #rate: Rate
  readonly #now: () => number
  #left: number
  #last: number

  constructor(rate: Rate, now: () => number = steadyNow) {
    this.#rate = rate
    this.#now = now
    this.#left = rate.burst
    this.#last = now()
  }

  #refill(): void {
    const now = this.#now()
    this.#left = Math.min(this.#rate.burst, this.#left + ((now - this.#last) / 1000) * this.#rate.perSecond)
    this.#last = now
  }

  /** Whether so many tokens are left. */
  has(cost: number): boolean {
    this.#refill()
    return this.#left >= cost
  }

  /** After how many seconds so many tokens are left. */
  secondsUntil(cost: number): number {
    this.#refill()
    return Math.max(0, cost - this.#left) / this.#rate.perSecond
  }

  /** Takes so many tokens if there are enough. */
  take(cost: number): boolean {
    if (!this.has(cost)) return false
    this.#left -= cost
    return true
  }

  /** Takes so many tokens, or all that are left. */
  charge(cost: number): void {
    this.#refill()
    this.#left = Math.max(0, this.#left - cost)
  }

  /** Undoes `take`. */
  giveBack(cost: number): void {
    this.#left = Math.min(this.#rate.burst, this.#left + cost)
  }

  get isFull(): boolean {
    this.#refill()
    return this.#left >= this.#rate.burst
  }
}
