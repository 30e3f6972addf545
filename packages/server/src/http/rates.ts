// Limits of one route besides those of single addresses: by person, who may come from many addresses, and by range, in
// which one visitor may own many addresses.

import { Allowances } from '../ops/allowances.ts'
import { type Limit, limit, perMinute } from '../ops/limit.ts'
import type { Rate } from '../ops/tokenBucket.ts'
import { Problem } from '../problems.ts'
import { ADDRESSES_IN_RANGE, rangeAround } from './address.ts'
import type { RateClass } from './route.ts'

/** Requests a minute from one address to one route. */
export type Limits = { readonly [pace in RateClass]: number }

/** `wait`: after how many seconds it is not too often any more. */
export const tooOften = (wait: number): Problem =>
  new Problem(
    'tooMany',
    `That is too often; try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`,
    undefined,
    wait,
  )

/** Parts of what one address may do in a minute: how much at once, and how much a minute from then on. */
interface Share {
  readonly burst: number
  readonly refill: number
}

const WHOLE: Share = { burst: 1, refill: 1 }

/** Of one person, from whatever addresses. A class in a school shares an address, so an address may do more at once. */
const PERSON: { readonly [pace in RateClass]: Share } = {
  usual: WHOLE,
  making: WHOLE,
  guessing: WHOLE,
  // Of 600 a minute: 30 at once.
  steady: { burst: 1 / 20, refill: 1 },
  // Of 10 a minute: 6 at once, and 6 an hour.
  dear: { burst: 6 / 10, refill: 1 / 100 },
}

/** Besides the count of each minute, which allows all of it in one second: 60 lists at once. */
const ADDRESS: { readonly [pace in RateClass]?: Share } = { steady: { burst: 1 / 10, refill: 1 } }

const WHAT: { readonly [pace in RateClass]: string } = {
  usual: 'calls of a route',
  making: 'calls of a route that makes something',
  guessing: 'calls of a route where a caller could be guessing',
  steady: 'calls of a route that takes some milliseconds',
  dear: 'calls of a route that reads all data of a person',
}

/** `n`: calls a minute from one address. */
function callsOf(
  pace: RateClass,
  n: number,
): Limit & { readonly person: Rate; readonly network: Rate; readonly range: Rate } {
  const part = ({ burst, refill }: Share): Rate => perMinute(n * refill, n * burst)
  return {
    what: WHAT[pace],
    person: part(PERSON[pace]),
    network: part(ADDRESS[pace] ?? WHOLE),
    range: perMinute(n * ADDRESSES_IN_RANGE),
  }
}

export const LIMITS: Limits = { usual: 600, making: 60, guessing: 10, steady: 600, dear: 10 }
for (const pace of Object.keys(LIMITS) as RateClass[]) limit(callsOf(pace, LIMITS[pace]))

export class RouteLimits {
  readonly #people: Allowances
  /** Only where it differs from what is counted for each minute. */
  readonly #addresses: Allowances | undefined
  readonly #ranges: Allowances

  /** `n`: of one address, in a minute. */
  constructor(pace: RateClass, n: number, now?: () => number) {
    const { person, network, range } = callsOf(pace, n)
    this.#people = new Allowances(person, now)
    if (ADDRESS[pace]) this.#addresses = new Allowances(network, now)
    this.#ranges = new Allowances(range, now)
  }

  countVisitor(visitor: string): void {
    count(this.#addresses, visitor)
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
