// Counts requests for the rate limits by the steady clock. By the machine's clock, a visitor would be locked out for an
// hour after the clock was set back by one.

import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { steadyNow } from '../ops/steady.ts'

/** The visitor who was not here for longest is forgotten when there are more. */
const MOST_VISITORS = 5000

interface RequestCount {
  readonly since: number
  readonly requests: number
}

export class RequestCounts implements FastifyRateLimitStore {
  readonly #byVisitor = new Map<string, RequestCount>()

  incr: FastifyRateLimitStore['incr'] = (visitor, callback, windowMs) => {
    const now = steadyNow()
    const before = this.#byVisitor.get(visitor)
    const isOpen = before !== undefined && now - before.since < windowMs
    const count = isOpen ? { ...before, requests: before.requests + 1 } : { since: now, requests: 1 }
    // A Map keeps the order of insertion, so the first is the one that was not here for longest.
    this.#byVisitor.delete(visitor)
    this.#byVisitor.set(visitor, count)
    const [oldest] = this.#byVisitor.keys()
    if (oldest !== undefined && this.#byVisitor.size > MOST_VISITORS) this.#byVisitor.delete(oldest)
    callback(null, { current: count.requests, ttl: windowMs - (now - count.since) })
  }

  /** Each route counts for itself. */
  child(): RequestCounts {
    return new RequestCounts()
  }
}
