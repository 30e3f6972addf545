// Options that are offered again and again: equal ones are the same object. Nothing is built at each question, and a
// search over many worlds knows them again without comparing.

import { MOST_ENTRANCES, numberOf, PLACES, type Place } from '../content/places.ts'

const DICE = [0, 1, 2, 3, 4, 5, 6] as const

/** What `make` makes of each name, made once. Names are ids of cards or survivors, so there are not many. */
export function once<O>(make: (name: string) => O): (name: string) => O {
  const made = new Map<string, O>()
  return name => {
    let known = made.get(name)
    if (known === undefined) {
      known = make(name)
      made.set(name, known)
    }
    return known
  }
}

export const withCard = <D extends string>(what: D): ((card: string) => { readonly do: D; readonly card: string }) =>
  once(card => Object.freeze({ do: what, card }))

export const withSurvivor = <D extends string>(
  what: D,
): ((survivor: string) => { readonly do: D; readonly survivor: string }) =>
  once(survivor => Object.freeze({ do: what, survivor }))

/** By what the die shows. */
export const withDie = <D extends string>(what: D): readonly { readonly do: D; readonly die: number }[] =>
  DICE.map(die => Object.freeze({ do: what, die }))

type OfSurvivor<D> = { readonly do: D; readonly survivor: string; readonly die: number }
/** By the survivor, and then by what the die shows. */
export const withSurvivorAndDie = <D extends string>(what: D): ((survivor: string) => readonly OfSurvivor<D>[]) =>
  once(survivor => DICE.map(die => Object.freeze({ do: what, survivor, die })))

type AtEntrance<D> = OfSurvivor<D> & { readonly entrance: number }
/** By the survivor, then by what the die shows, then by the entrance. */
export const withEntrance = <D extends string>(
  what: D,
  entrances: number,
): ((survivor: string) => readonly (readonly AtEntrance<D>[])[]) =>
  once(survivor =>
    DICE.map(die =>
      Array.from({ length: entrances }, (_, entrance) => Object.freeze({ do: what, survivor, die, entrance })),
    ),
  )

/** Answers to small questions. */
export const noMore = Object.freeze({ do: 'enough' })
export const oneCard = withCard('card')
export const oneSurvivor = withSurvivor('survivor')
const DIE = withDie('die')
export const oneDie = (die: number): (typeof DIE)[number] => DIE[die]!
const PLACE = PLACES.map(place => Object.freeze({ do: 'place', place }))
export const onePlace = (place: Place): (typeof PLACE)[number] => PLACE[numberOf(place)]!
const ENTRANCE = Array.from({ length: MOST_ENTRANCES }, (_, entrance) => Object.freeze({ do: 'entrance', entrance }))
export const oneEntrance = (entrance: number): (typeof ENTRANCE)[number] => ENTRANCE[entrance]!
/** One of a card's lists by its name. */
export const oneList = once(option => Object.freeze({ do: 'option', option }))
