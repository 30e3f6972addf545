// Counts what people and networks do against a limit.

import { Allowances } from '../ops/allowances.ts'
import type { Limit, Quota } from '../ops/limit.ts'
import { Problem } from '../problems.ts'
import { rangeAround } from './address.ts'
import { tooOften } from './rates.ts'

/** Who does something; a part that is not known is not counted. */
export interface Doer {
  readonly person?: string | undefined
  readonly visitor?: string | undefined
  readonly thing?: string | undefined
}

export class Limiter {
  readonly #shares: readonly (readonly [Allowances, (doer: Doer) => string | undefined])[]

  constructor({ person, network, range, thing }: Limit, now?: () => number) {
    const share = (quota: Quota | undefined, keyOf: (doer: Doer) => string | undefined) =>
      typeof quota === 'object' ? [[new Allowances(quota, now), keyOf] as const] : []
    this.#shares = [
      ...share(person, doer => doer.person),
      ...share(network, doer => doer.visitor),
      ...share(range, ({ visitor }) => (visitor === undefined ? undefined : rangeAround(visitor))),
      ...share(thing, doer => doer.thing),
    ]
  }

  /** Whether it may be done once more, which is counted. What is refused uses up nothing. */
  allows(doer: Doer): boolean {
    const counted = this.#counted(doer)
    if (counted.some(([allowances, key]) => allowances.secondsUntil(key) > 0)) return false
    for (const [allowances, key] of counted) allowances.allows(key)
    return true
  }

  /** Throws when it may not be done once more. `message`: where people should read more than how long to wait. */
  mustAllow(doer: Doer, message?: string): void {
    if (this.allows(doer)) return
    const wait = Math.max(1, ...this.#counted(doer).map(([allowances, key]) => allowances.secondsUntil(key)))
    throw message === undefined ? tooOften(wait) : new Problem('tooMany', message, undefined, wait)
  }

  #counted(doer: Doer): readonly (readonly [Allowances, string])[] {
    return this.#shares.flatMap(([allowances, keyOf]) => {
      const key = keyOf(doer)
      return key === undefined ? [] : [[allowances, key] as const]
    })
  }
}
