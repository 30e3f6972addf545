// What one's own search has turned up: the tokens, one after the other.

import type { Event, Option, View } from '@lastlight/outlive'
import type { City } from '@lastlight/outlive/content/areas'
import type { Moment, MomentScene } from '../../../face/face.ts'

export interface FoundMoment extends Moment {
  readonly tokens: readonly string[]
  readonly city: City
}

/** It goes on with what the tokens bring, and is over when another seat acts. */
export function momentOf({ told, from, viewer }: MomentScene<View, Option, Event>): FoundMoment | undefined {
  const events = told.slice(from)
  const others = events.findLastIndex(event => 'seat' in event && event.seat !== viewer)
  const found = events.slice(others + 1).flatMap(event => (event.e === 'searched' ? [event] : []))
  const [first] = found
  if (!first) return undefined
  return {
    key: `found ${from + events.indexOf(first)}`,
    stands: false,
    small: true,
    at: `area:${first.city}`,
    tokens: found.map(({ token }) => token),
    city: first.city,
  }
}
