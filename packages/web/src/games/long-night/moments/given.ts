// How many cards somebody has given to crises: everybody saw that.

import type { Seat } from '@lastlight/kernel'
import type { Event } from '@lastlight/long-night'

/** `ago`: 0 is the present crisis, 1 the one before. */
export function givenBy(told: readonly Event[], seat: Seat, ago: number): number {
  let crises = 0
  let cards = 0
  for (const event of told.toReversed()) {
    if (event.e === 'crisis') crises++
    else if (crises === ago && event.e === 'contributed' && event.seat === seat) cards++
    if (crises > ago) break
  }
  return cards
}
