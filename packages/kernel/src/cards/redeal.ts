// Deals the cards again that a viewer does not know, by hard facts only: each card goes to a zone where it may be.

import { type Chance, pickOf, shuffleOf } from '../chance.ts'

interface Place {
  readonly bit: number
  readonly slots: readonly number[]
}

interface Dealing {
  readonly bits: readonly number[]
  readonly room: number[]
  /** Card to the index of its zone. */
  readonly zoneOf: Map<number, number>
  readonly possible: readonly number[]
}

/** For each place the cards of its slots, as columns of `possible`. `cards` are in the order of their columns. */
export function dealAnew(
  places: readonly Place[],
  cards: readonly number[],
  possible: readonly number[],
  chance: Chance,
): readonly (readonly number[])[] {
  const dealing: Dealing = {
    bits: places.map(({ bit }) => bit),
    room: places.map(({ slots }) => slots.length),
    zoneOf: new Map(),
    possible,
  }
  const mixed = cards.slice()
  shuffleOf(chance, mixed)
  for (const card of mixed.toSorted((a, b) => choices(dealing, a) - choices(dealing, b))) place(dealing, card, chance)
  return places.map((_, z) => {
    const here = cards.filter(card => dealing.zoneOf.get(card) === z)
    shuffleOf(chance, here)
    return here
  })
}

const choices = (d: Dealing, card: number): number => {
  let n = 0
  for (const bit of d.bits) if (d.possible[card]! & bit) n++
  return n
}

function place(d: Dealing, card: number, chance: Chance): void {
  let total = 0
  for (const [z, bit] of d.bits.entries()) if (d.possible[card]! & bit) total += d.room[z]!
  if (total > 0) {
    let n = pickOf(chance, total)
    for (const [z, bit] of d.bits.entries())
      if (d.possible[card]! & bit) {
        n -= d.room[z]!
        if (n < 0) {
          d.zoneOf.set(card, z)
          d.room[z]!--
          return
        }
      }
  }
  if (!makeRoom(d, card, new Set())) throw new Error('no deal fits what this viewer knows')
}

/**
 * Moves cards that were already dealt to other zones until this one fits. The true deal proves that a solution exists.
 */
function makeRoom(d: Dealing, card: number, tried: Set<number>): boolean {
  for (const [z, bit] of d.bits.entries()) {
    if (!(d.possible[card]! & bit) || tried.has(z)) continue
    tried.add(z)
    if (d.room[z]! > 0) {
      d.room[z]!--
      d.zoneOf.set(card, z)
      return true
    }
    for (const [other, zone] of d.zoneOf)
      if (zone === z && makeRoom(d, other, tried)) {
        d.zoneOf.set(card, z)
        return true
      }
  }
  return false
}
