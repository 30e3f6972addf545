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

/** Parts of what one address may do in a minute: how much at once, and how much a minute from then on. */
interface Share {
  readonly burst: number
  readonly refill: number
}

const WHOLE: Share = { burst: 1, refill: 1 }

/** Of one person, from whatever addresses. A class in a school shares an address, so an address may do more at once. */
const PERSON: { readonly [pace in RateClass]: Share | undefined } = {
  usual: undefined,
  making: WHOLE,
  guessing: WHOLE,
  // Of 600 a minute: 30 at once.
  steady: { burst: 1 / 20, refill: 1 },
  // Of 10 a minute: 6 at once, and 6 an hour.
  dear: { burst: 6 / 10, refill: 1 / 100 },
}

/** Besides the count of each minute, which allows all of it in one second: 60 lists at once. */
const ADDRESS: { readonly [pace in RateClass]?: Share } = { steady: { burst: 1 / 10, refill: 1 } }

export class RouteLimits {
  readonly #people: Allowances | undefined
  readonly #addresses: Allowances | undefined
  readonly #ranges: Allowances | undefined

  /** `limit`: of one address, in a minute. Routes of the usual pace are not counted in these ways. */
  constructor(pace: RateClass, limit: number, now?: () => number) {
    const shareOf = ({ burst, refill }: Share): Allowances => perMinute(limit * refill, now, limit * burst)
    const [person, address] = [PERSON[pace], ADDRESS[pace]]
    this.#people = person && shareOf(person)
    this.#addresses = address && shareOf(address)
    if (pace !== 'usual') this.#ranges = perMinute(limit * ADDRESSES_IN_RANGE, now)
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
