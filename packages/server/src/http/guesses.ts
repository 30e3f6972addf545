// Limits requests that find nothing, which may be guesses. Those that find something are not counted: a class in a school
// shares an address, and types the same code at once.
//
// A class also mistypes at once. So an address may miss often within a short time, and not often in the long run:
//
//                                     at once    then, a minute
//   a person who has a session        10         10
//   all others at one address         60         20
//   everybody at one address          100        30
//   everybody in a range of addresses 150        50
//
// A visitor without a session cannot lock out a person who has one: visitors may miss less than the whole address may. A
// session costs nothing, so misses with a session count for the address and for the range too: a person who takes many
// sessions locks out their own address, and no other address of the range.
//
// A code has 6 of 31 signs: 887,503,681 codes. From one range 50 a minute are 72,000 a day, so trying all codes for one
// table takes 33 years. On a server with 100 private tables, a day of guessing finds one of them with a chance of 0.8 %,
// and its host sees who comes in.

import { Allowances } from '../ops/allowances.ts'
import { InTurn } from '../ops/inTurn.ts'
import { limit, perMinute } from '../ops/limit.ts'
import { Problem } from '../problems.ts'
import { ADDRESSES_IN_RANGE, rangeAround } from './address.ts'
import { LIMITS, tooOften } from './rates.ts'

/** `n`: how often a person may miss within a minute. */
const misses = (n: number) => ({
  what: 'codes that are not found',
  person: perMinute(n),
  network: perMinute(3 * n, 10 * n),
  range: perMinute(ADDRESSES_IN_RANGE * n, 15 * n),
})
const missesOfNameless = (n: number) => ({
  what: 'codes that are not found by callers without a session',
  network: perMinute(2 * n, 6 * n),
  because: 'they are nobody, and count for the address and the range too',
})
limit(misses(LIMITS.guessing))
limit(missesOfNameless(LIMITS.guessing))

export class Guesses {
  readonly #people: Allowances
  /** By address, for those without a session. */
  readonly #visitors: Allowances
  readonly #addresses: Allowances
  readonly #ranges: Allowances
  readonly #inTurn = new InTurn()

  /** `n`: how often a person may miss within a minute. */
  constructor(n: number, now?: () => number) {
    const { person, network, range } = misses(n)
    this.#people = new Allowances(person, now)
    this.#visitors = new Allowances(missesOfNameless(n).network, now)
    this.#addresses = new Allowances(network, now)
    this.#ranges = new Allowances(range, now)
  }

  /**
   * Runs a request. Who has no guess left is refused even if they would find something: otherwise they could go on
   * guessing. Requests of one range wait for each other: otherwise many could begin before the first is counted.
   */
  run<T>(visitor: string, person: string | undefined, request: () => T | Promise<T>): Promise<T> {
    const range = rangeAround(visitor)
    const counted: readonly (readonly [Allowances, string])[] = [
      person === undefined ? [this.#visitors, visitor] : [this.#people, person],
      [this.#addresses, visitor],
      [this.#ranges, range],
    ]
    return this.#inTurn.run(range, async () => {
      const wait = Math.max(...counted.map(([allowances, key]) => allowances.secondsUntil(key)))
      if (wait > 0) throw tooOften(wait)
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
