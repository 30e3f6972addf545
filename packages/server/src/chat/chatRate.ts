// Limits how fast a person may write: a few messages at once, then one at a time.

import { SweptMap } from '../ops/sweptMap.ts'
import { TokenBucket } from '../ops/tokenBucket.ts'

const LINES = { burst: 6, perSecond: 0.5 }

export class ChatRate {
  /** By person. People who have not written for a while are not kept. */
  readonly #lines = new SweptMap<string, TokenBucket>(lines => !lines.isFull)
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether the person may write one more message, which is counted. */
  allows(person: string): boolean {
    let lines = this.#lines.get(person)
    if (!lines) this.#lines.add(person, (lines = new TokenBucket(LINES, this.#now)))
    return lines.take(1)
  }
}
