// How often something may happen: a burst at once, then so much a second.

import { steadyNow } from './steady.ts'

export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

/** What is left of a rate. It refills with time, up to the burst. */
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

  /** Whether so much was left; then it is spent. */
  take(cost: number): boolean {
    this.#refill()
    if (this.#left < cost) return false
    this.#left -= cost
    return true
  }

  /** Spends so much, or all that is left. */
  charge(cost: number): void {
    this.#refill()
    this.#left = Math.max(0, this.#left - cost)
  }

  get isFull(): boolean {
    this.#refill()
    return this.#left >= this.#rate.burst
  }
}
