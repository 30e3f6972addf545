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
  const pairs = exchangingPairs(places, new Set(cards.map(card => possible[card]!)))
  for (let n = 0; n < EXCHANGES; n++)
    for (const [few, many, both] of pairs) exchange(here[few]!, here[many]!, both, possible, chance)
  for (const each of here) shuffleOf(chance, each)
  return here
}

/**
 * How often each two places exchange cards. In games of The Long Night the number of a deck's cards in a hand was off by up
 * to 2.4 cards without that, by .5 after one exchange, and after two by no more than what chance explains.
 */
const EXCHANGES = 3

type Pair = readonly [few: number, many: number, both: number]

/**
 * The places that cards can exchange, the smaller one first. Where all cards with a choice have the same one, dealing them
 * in turn was fair already.
 */
function exchangingPairs(places: readonly Place[], possible: ReadonlySet<number>): readonly Pair[] {
  const several = [...possible].filter(bits => (bits & (bits - 1)) !== 0)
  if (several.length < 2) return []
  const bySize = [...places.keys()].sort((a, b) => places[a]!.slots.length - places[b]!.slots.length)
  return bySize.flatMap((few, i) =>
    bySize.slice(i + 1).flatMap((many): Pair[] => {
      const both = places[few]!.bit | places[many]!.bit
      return several.some(bits => (bits & both) === both) ? [[few, many, both]] : []
    }),
  )
}

/**
 * Deals the cards that may lie in either place anew between the two. Cards that were dealt early, or moved to make room,
 * lie more often in some places than in others; repeated exchanges even that out.
 */
function exchange(few: number[], many: number[], both: number, possible: readonly number[], chance: Chance): void {
  const cards: number[] = []
  for (let i = 0; i < few.length; i++) if ((possible[few[i]!]! & both) === both) cards.push(few[i]!)
  const count = cards.length
  if (count === 0) return
  for (let i = 0; i < many.length; i++) if ((possible[many[i]!]! & both) === both) cards.push(many[i]!)
  for (let n = 0; n < count; n++) {
    const other = n + pickOf(chance, cards.length - n)
    const card = cards[n]!
    cards[n] = cards[other]!
    cards[other] = card
  }
  let next = 0
  for (let i = 0; i < few.length; i++) if ((possible[few[i]!]! & both) === both) few[i] = cards[next++]!
  for (let i = 0; i < many.length; i++) if ((possible[many[i]!]! & both) === both) many[i] = cards[next++]!
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
