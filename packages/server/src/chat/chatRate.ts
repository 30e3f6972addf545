// Limits how fast a person may write: a few messages at once, then one at a time.

import { TokenBucket } from '../ops/tokenBucket.ts'

const LINES = { burst: 6, perSecond: 0.5 }

export class ChatRate {
  /** By person. People who have not written for a while are not kept. */
  readonly #lines = new Map<string, TokenBucket>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether the person may write one more message, which is counted. */
  allows(person: string): boolean {
    for (const [who, lines] of this.#lines) if (lines.isFull) this.#lines.delete(who)
    const lines = this.#lines.get(person) ?? new TokenBucket(LINES, this.#now)
    this.#lines.set(person, lines)
    return lines.take(1)
  }
}
