// Limits requests that find nothing, which may be guesses. Those that find something are not counted: a class in a school
// shares an address, and types the same code at once.

import type { Allowances } from '../ops/allowances.ts'
import { InTurn } from '../ops/inTurn.ts'
import { Problem } from '../problems.ts'
import { ADDRESSES_IN_RANGE, rangeAround } from './address.ts'
import { perMinute, tooOften } from './rates.ts'

export class Guesses {
  readonly #visitors: Allowances
  readonly #ranges: Allowances
  readonly #people: Allowances
  readonly #inTurn = new InTurn()

  constructor(limit: number, now?: () => number) {
    this.#visitors = perMinute(limit, now)
    this.#ranges = perMinute(limit * ADDRESSES_IN_RANGE, now)
    this.#people = perMinute(limit, now)
  }

  /**
   * Runs a request. Who has no guess left is refused even if they would find something: otherwise they could go on
   * guessing. Requests of one range wait for each other: otherwise many could begin before the first is counted.
   */
  run<T>(visitor: string, person: string | undefined, request: () => T | Promise<T>): Promise<T> {
    const range = rangeAround(visitor)
    const counted: readonly (readonly [Allowances, string])[] = [
      [this.#visitors, visitor],
      [this.#ranges, range],
      ...(person === undefined ? [] : [[this.#people, person] as const]),
    ]
    return this.#inTurn.run(range, async () => {
      if (counted.some(([allowances, key]) => !allowances.isLeft(key))) throw tooOften()
      try {
        return await request()
      } catch (problem) {
        if (problem instanceof Problem && problem.kind === 'notFound')
          for (const [allowances, key] of counted) allowances.allows(key)
        throw problem
      }
    })
  }
}
