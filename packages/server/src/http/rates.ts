// Limits of one route besides those of single addresses: by person, who may come from many addresses, and by range, in
// which one visitor may own many addresses.

import { Allowances } from '../ops/allowances.ts'
import { Problem } from '../problems.ts'
import { ADDRESSES_IN_RANGE, rangeAround } from './address.ts'
import type { RateClass } from './route.ts'

/** Requests a minute from one address to one route. */
export type Limits = { readonly [pace in RateClass]: number }

const SECONDS = 60

export const tooOften = (): Problem => new Problem('tooMany', 'That is too often; wait a moment.')

export const perMinute = (n: number, now?: () => number): Allowances =>
  new Allowances({ burst: n, perSecond: n / SECONDS }, now)

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
    if (this.#ranges?.allows(rangeAround(visitor)) === false) throw tooOften()
  }

  countPerson(person: string): void {
    if (this.#people?.allows(person) === false) throw tooOften()
  }
}
