// Limits how often each of many people or addresses may do something.

import { steadyNow } from './steady.ts'
import { type Rate, TokenBucket } from './tokenBucket.ts'

/** So many are kept before those are looked for that can be forgotten. */
const FEW = 100

export class Allowances {
  readonly #rate: Rate
  readonly #now: () => number
  /** By person or address. One that has not been used for a while is full again, and is not kept. */
  readonly #buckets = new Map<string, TokenBucket>()
  #most = FEW

  constructor(rate: Rate, now: () => number = steadyNow) {
    this.#rate = rate
    this.#now = now
  }

  /** Whether it may be done once more, which is counted. */
  allows(key: string): boolean {
    const bucket = this.#buckets.get(key) ?? this.#newBucket(key)
    return bucket.take(1)
  }

  get size(): number {
    return this.#buckets.size
  }

  #newBucket(key: string): TokenBucket {
    if (this.#buckets.size >= this.#most) {
      for (const [each, { isFull }] of this.#buckets) if (isFull) this.#buckets.delete(each)
      this.#most = Math.max(FEW, 2 * this.#buckets.size)
    }
    const bucket = new TokenBucket(this.#rate, this.#now)
    this.#buckets.set(key, bucket)
    return bucket
  }
}
