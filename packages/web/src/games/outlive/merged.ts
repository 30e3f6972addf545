// Events that the log tells as one: several tokens of a kind for the same cause.

import type { Event } from '@lastlight/outlive'

const COUNTED: readonly Event['e'][] = ['gained', 'paid', 'gaveUp']

export function merged(first: Event, second: Event): Event | undefined {
  if (!('count' in first && 'seat' in first && 'count' in second && 'seat' in second)) return undefined
  const isSame =
    COUNTED.includes(first.e) &&
    first.e === second.e &&
    first.seat === second.seat &&
    first.kind === second.kind &&
    first.by === second.by
  return isSame ? { ...first, count: first.count + second.count } : undefined
}
