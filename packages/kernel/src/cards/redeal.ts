// Deals the cards a viewer does not know anew, by hard facts only: each card to a zone where it may be.

import { type Chance, pickOf, shuffleOf } from '../chance.ts'
import type { Viewer } from '../contract.ts'
import type { StateBase } from '../flow/machine.ts'
import type { CardTable } from './table.ts'

interface Dealing {
  readonly bits: readonly number[]
  readonly room: number[]
  /** Card to the index of its zone. */
  readonly zoneOf: Map<number, number>
  readonly may: readonly number[]
}

export function redealCards<S extends StateBase, E, Z extends string>(
  table: CardTable<S, E, Z>,
  s: S,
  viewer: Viewer,
  chance: Chance,
): void {
  const { slots, may } = table.unknown(s, viewer)
  const zones = table.zones.filter(zone => slots[zone].length > 0)
  // By number, so that the deal depends on what the viewer knows and not on where the cards really are.
  const cards = zones
    .flatMap(zone => slots[zone].map(slot => table.numberOf(table.at(s, zone)[slot]!)))
    .toSorted((a, b) => a - b)
  const dealing: Dealing = {
    bits: zones.map(zone => table.bitOf(zone)),
    room: zones.map(zone => slots[zone].length),
    zoneOf: new Map(),
    may,
  }
  shuffleOf(chance, cards)
  for (const card of cards.toSorted((a, b) => choices(dealing, a) - choices(dealing, b))) place(dealing, card, chance)

  const dealt = Object.fromEntries(table.zones.map(zone => [zone, new Map<number, string>()])) as {
    [zone in Z]: Map<number, string>
  }
  for (const [z, zone] of zones.entries()) {
    const here = cards.filter(card => dealing.zoneOf.get(card) === z).toSorted((a, b) => a - b)
    shuffleOf(chance, here)
    for (const [i, slot] of slots[zone].entries()) dealt[zone].set(slot, table.cards[here[i]!]!)
  }
  table.replace(s, viewer, dealt)
}

const choices = (d: Dealing, card: number): number => {
  let n = 0
  for (const bit of d.bits) if (d.may[card]! & bit) n++
  return n
}

function place(d: Dealing, card: number, chance: Chance): void {
  let total = 0
  for (const [z, bit] of d.bits.entries()) if (d.may[card]! & bit) total += d.room[z]!
  if (total > 0) {
    let n = pickOf(chance, total)
    for (const [z, bit] of d.bits.entries())
      if (d.may[card]! & bit) {
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

/** Moves cards that were dealt before to other zones until this one fits. The true deal shows that a way exists. */
function makeRoom(d: Dealing, card: number, tried: Set<number>): boolean {
  for (const [z, bit] of d.bits.entries()) {
    if (!(d.may[card]! & bit) || tried.has(z)) continue
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
