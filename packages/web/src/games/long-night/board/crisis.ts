// The crisis in words, and who has given the cards that lie face down there: all players saw them given.

import type { Seat } from '@lastlight/kernel'
import type { Event } from '@lastlight/long-night'
import { type CrisisId, crisisRow } from '@lastlight/long-night/content/crises'
import type { Words } from '@lastlight/words'
import { lower } from './facts.ts'

/** One entry for each card: the seat that gave it; undefined for a card of a deck. */
export function giversOf(told: readonly Event[], cards: number): readonly (Seat | undefined)[] {
  const from = told.findLastIndex(({ e }) => e === 'crisis')
  const givers: (Seat | undefined)[] = []
  for (const event of told.slice(from + 1)) {
    if (event.e === 'contributed') givers.push(event.seat)
    else if (event.e === 'added') givers.push(undefined)
  }
  // What is told may be ahead of what is shown.
  return Array.from({ length: cards }, (_, i) => givers[i])
}

export const typesInWords = (crisis: string, words: Words): string =>
  words.either(crisisRow(crisis).accepts.map(type => lower(words.say(`type.${type}`), words)))

/** Crises that fail with so much that a small card cannot say all of it. */
export const LONG_FAILS: readonly string[] = [
  'shelter',
  'emptyShelves',
  'coughingWard',
  'coldStoves',
  'darkGate',
  'hungryMouths',
  'ratsInTheFlour',
  'wrongMap',
  'longTongues',
  'feverBed',
  'badWater',
  'frozenPipes',
  'openLockers',
  'missingPatrol',
  'halfBuilt',
  'tornFilters',
  'coldRooms',
] satisfies readonly CrisisId[]

/** What happens if the crisis is not prevented, in one or two lines. */
export const failInBrief = (crisis: string, words: Words): string =>
  words.say(LONG_FAILS.includes(crisis) ? `colony.fail.${crisis}` : `crisis.fail.${crisis}`)

/** '3 cards lie face down: 1 from Vera and 2 from Filip' */
export function giversInWords(givers: readonly (Seat | undefined)[], words: Words): string {
  const backs = words.say('colony.crisis.backs', { n: givers.length })
  if (givers.length === 0) return backs
  const seats = [...new Set(givers)]
  const all = seats.map(seat => {
    const n = givers.filter(each => each === seat).length
    return seat === undefined
      ? words.say('colony.crisis.fromDeck', { n })
      : words.say('colony.crisis.from', { n, who: { who: seat } })
  })
  return words.say('colony.crisis.givers', { backs, givers: words.list(all) })
}
