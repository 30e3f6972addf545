// Deals the cards again that a viewer does not know, by hard facts only: each card goes to a zone where it may be.

import { type Chance, pickOf, shuffleOf } from '../chance.ts'

interface Place {
  readonly bit: number
  readonly slots: readonly number[]
}

interface Dealing {
  readonly bits: readonly number[]
  readonly room: number[]
  /** The cards that were dealt, in the order in which each was dealt first. */
  readonly dealt: number[]
  /** By card the number of its place, -1 before it is dealt. */
  readonly placeOf: number[]
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
    dealt: [],
    placeOf: possible.map(() => -1),
    possible,
  }
  const mixed = cards.slice()
  shuffleOf(chance, mixed)
  // Cards with few places go first. Counted once: a sort compares many times.
  const choices = possible.map(() => 0)
  for (const card of cards) choices[card] = countChoices(dealing, card)
  for (const card of mixed.sort((a, b) => choices[a]! - choices[b]!)) place(dealing, card, chance)
  const here: number[][] = places.map(() => [])
  for (const card of cards) here[dealing.placeOf[card]!]!.push(card)
  for (const each of here) shuffleOf(chance, each)
  return here
}

function countChoices({ bits, possible }: Dealing, card: number): number {
  let n = 0
  for (const bit of bits) if (possible[card]! & bit) n++
  return n
}

function put(d: Dealing, card: number, p: number): void {
  if (d.placeOf[card]! < 0) d.dealt.push(card)
  d.placeOf[card] = p
}

function place(d: Dealing, card: number, chance: Chance): void {
  const { bits, room } = d
  const may = d.possible[card]!
  let total = 0
  for (let p = 0; p < bits.length; p++) if (may & bits[p]!) total += room[p]!
  if (total > 0) {
    let n = pickOf(chance, total)
    for (let p = 0; p < bits.length; p++)
      if (may & bits[p]!) {
        n -= room[p]!
        if (n < 0) {
          put(d, card, p)
          room[p]!--
          return
        }
      }
  }
  if (!makeRoom(d, card, new Set())) throw new Error('no deal fits what this viewer knows')
}

/**
 * Moves cards that were already dealt to other places until this one fits. The true deal proves that a solution exists.
 */
function makeRoom(d: Dealing, card: number, tried: Set<number>): boolean {
  const { bits, room, dealt, placeOf } = d
  for (let p = 0; p < bits.length; p++) {
    if (!(d.possible[card]! & bits[p]!) || tried.has(p)) continue
    tried.add(p)
    if (room[p]! > 0) {
      room[p]!--
      put(d, card, p)
      return true
    }
    for (const other of dealt)
      if (placeOf[other] === p && makeRoom(d, other, tried)) {
        put(d, card, p)
        return true
      }
  }
  return false
}
