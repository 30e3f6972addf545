// Limits how often each of many people or addresses may do something.

import { steadyNow } from './steady.ts'
import { SweptMap } from './sweptMap.ts'
import { type Rate, TokenBucket } from './tokenBucket.ts'

export class Allowances {
  readonly #rate: Rate
  readonly #now: () => number
  /** By person or address. One that has not been used for a while is full again, and is not kept. */
  readonly #buckets = new SweptMap<string, TokenBucket>(bucket => !bucket.isFull)

  constructor(rate: Rate, now: () => number = steadyNow) {
    this.#rate = rate
    this.#now = now
  }

  /** Whether it may be done once more, which is counted. */
  allows(key: string): boolean {
    let bucket = this.#buckets.get(key)
    if (!bucket) this.#buckets.add(key, (bucket = new TokenBucket(this.#rate, this.#now)))
    return bucket.take(1)
  }

  /** What was counted last is not to be. */
  giveBack(key: string): void {
    this.#buckets.get(key)?.giveBack(1)
  }

  /** After how many whole seconds it may be done once more, which is not counted; 0: now. */
  secondsUntil(key: string): number {
    return Math.ceil(this.#buckets.get(key)?.secondsUntil(1) ?? 0)
  }

  get size(): number {
    return this.#buckets.size
  }
}
