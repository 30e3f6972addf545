// One rate limit for each name: of a person, or of the network that a visitor comes from.

import { steadyNow } from './steady.ts'
import { type Rate, TokenBucket } from './tokenBucket.ts'

export class NamedRates {
  /** Names that have done nothing for a while are not kept. */
  readonly #buckets = new Map<string, TokenBucket>()
  readonly #rate: Rate
  readonly #now: () => number

  constructor(rate: Rate, now: () => number = steadyNow) {
    this.#rate = rate
    this.#now = now
  }

  /** Whether this name may do it once more, which is counted. */
  allows(name: string): boolean {
    for (const [each, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(each)
    const bucket = this.#buckets.get(name) ?? new TokenBucket(this.#rate, this.#now)
    this.#buckets.set(name, bucket)
    return bucket.take(1)
  }
}
