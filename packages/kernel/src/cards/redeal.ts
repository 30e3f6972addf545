// Deals the cards again that a viewer does not know, by hard facts only: each card goes to a zone where it may be.

import { type Chance, pickOf, shuffleOf } from '../chance.ts'

interface Place {
  readonly bit: number
  readonly slots: readonly number[]
}

interface Dealing {
  readonly room: number[]
  /** The cards that were dealt, in the order in which each was dealt first. */
  readonly dealt: number[]
  /** By card the number of its place, -1 before it is dealt. */
  readonly placeOf: number[]
  /** By card the numbers of the places where it may be. Many cards share a list. */
  readonly choices: readonly (readonly number[])[]
}

/** For each place the cards of its slots, as columns of `possible`. `cards` are in the order of their columns. */
export function dealAnew(
  places: readonly Place[],
  cards: readonly number[],
  possible: readonly number[],
  chance: Chance,
): readonly (readonly number[])[] {
  const dealing: Dealing = {
    room: places.map(({ slots }) => slots.length),
    dealt: [],
    placeOf: possible.map(() => -1),
    choices: choicesOf(places, cards, possible),
  }
  const mixed = cards.slice()
  shuffleOf(chance, mixed)
  // Cards with few places go first.
  const byChoices: number[][] = Array.from({ length: places.length + 1 }, () => [])
  for (const card of mixed) byChoices[dealing.choices[card]!.length]!.push(card)
  for (const some of byChoices) for (const card of some) place(dealing, card, chance)
  const here: number[][] = places.map(() => [])
  for (const card of cards) here[dealing.placeOf[card]!]!.push(card)
  for (const each of here) shuffleOf(chance, each)
  return here
}

function choicesOf(
  places: readonly Place[],
  cards: readonly number[],
  possible: readonly number[],
): readonly (readonly number[])[] {
  const byBits = new Map<number, readonly number[]>()
  const choices: (readonly number[])[] = possible.map(() => NOWHERE)
  for (const card of cards) {
    const bits = possible[card]!
    let numbers = byBits.get(bits)
    if (numbers === undefined) {
      numbers = [...places.keys()].filter(p => bits & places[p]!.bit)
      byBits.set(bits, numbers)
    }
    choices[card] = numbers
  }
  return choices
}
const NOWHERE: readonly number[] = []

function put(d: Dealing, card: number, p: number): void {
  if (d.placeOf[card]! < 0) d.dealt.push(card)
  d.placeOf[card] = p
}

function place(d: Dealing, card: number, chance: Chance): void {
  const { room } = d
  const choices = d.choices[card]!
  let total = 0
  for (const p of choices) total += room[p]!
  if (total > 0) {
    let n = pickOf(chance, total)
    for (const p of choices) {
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
  const { room, dealt, placeOf } = d
  for (const p of d.choices[card]!) {
    if (tried.has(p)) continue
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
