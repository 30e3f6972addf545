// Limits as data. A person costs nothing, and many people share an address: so a limit counts persons and networks, or says
// why one of them is enough. `limits.test.ts` walks all of them.

import type { Rate } from './tokenBucket.ts'

/** How often, or how many at a time. */
export type Quota = Rate | number

export interface Quotas {
  /** Of one person, from whatever addresses. */
  readonly person?: Quota
  /** Of one address; with IPv6 of one network of 64 bits. */
  readonly network?: Quota
  /** Of one range of addresses: /24 of IPv4, /48 of IPv6. */
  readonly range?: Quota
  /** Of all people together, for one thing of each: an account, a seat, a socket, a host that is written to. */
  readonly thing?: Quota
}

export interface Limit extends Quotas {
  readonly what: string
  /** Where it does not count persons, or not networks: why the other count is enough. */
  readonly because?: string
}

/** Why the rows of a person are not counted by network. */
export const STORED =
  'it is stored with the person, and a network makes as many people a minute as POST /guests allows it'

const DECLARED: Limit[] = []

/** All limits of the modules that are loaded. */
export const declaredLimits: readonly Limit[] = DECLARED

export function limit<const L extends Limit>(declared: L): L {
  DECLARED.push(declared)
  return declared
}

export const perMinute = (n: number, burst = n): Rate => ({ burst, perSecond: n / 60 })
const DAY = 86_400
export const perHour = (n: number, burst = n): Rate => ({ burst, perSecond: n / 3600 })
export const perDay = (n: number, burst = n): Rate => ({ burst, perSecond: n / DAY })
