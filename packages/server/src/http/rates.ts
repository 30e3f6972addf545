// Limits of one route besides those of single addresses: by person, who may come from many addresses, and by range, in
// which one visitor may own many addresses.

import { Allowances } from '../ops/allowances.ts'
import { Problem } from '../problems.ts'
import { ADDRESSES_IN_RANGE, rangeAround } from './address.ts'
import type { RateClass } from './route.ts'

/** Requests a minute from one address to one route. */
export type Limits = { readonly [pace in RateClass]: number }

const SECONDS = 60

/** `wait`: after how many seconds it is not too often any more. */
export const tooOften = (wait: number): Problem =>
  new Problem(
    'tooMany',
    `That is too often; try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`,
    undefined,
    wait,
  )

/** `burst`: how many at once. */
export const perMinute = (n: number, now?: () => number, burst = n): Allowances =>
  new Allowances({ burst, perSecond: n / SECONDS }, now)

export class RouteLimits {
  readonly #people: Allowances | undefined
  readonly #ranges: Allowances | undefined

  /** Only routes that make something, or where somebody could be guessing, are counted in this way. */
  constructor(pace: RateClass, limit: number) {
    if (pace === 'usual') return
    this.#people = perMinute(limit)
    this.#ranges = perMinute(limit * ADDRESSES_IN_RANGE)
  }

  countRange(visitor: string): void {
    count(this.#ranges, rangeAround(visitor))
  }

  countPerson(person: string): void {
    count(this.#people, person)
  }
}

function count(allowances: Allowances | undefined, key: string): void {
  // A moment later the wait may be over: a refusal still names a second.
  if (allowances?.allows(key) === false) throw tooOften(Math.max(1, allowances.secondsUntil(key)))
}
