// LN-PLAY-04, LN-HANDOFF: items that a survivor carries. The card lies in 'equipped'; the survivor's list names it.

import { items, tell } from '../language.ts'
import { survivorOf } from '../queries/position.ts'
import type { State } from '../state.ts'
import type { ItemZone } from '../zones.ts'
import { whyOf } from './why.ts'

export function equip(s: State, card: string, id: string, from: ItemZone = 'table'): void {
  items.move(s, card, from, 'equipped')
  survivorOf(s, id)!.equipment.push(card)
  tell.all?.({ e: 'equipped', card, survivor: id, why: whyOf(s) })
}

/** LN-PLAY-05: it leaves its survivor. */
export function unequip(s: State, card: string): string {
  const carrier = carrierOf(s, card)!
  const { equipment, id } = survivorOf(s, carrier)!
  equipment.splice(equipment.indexOf(card), 1)
  return id
}

const carrierOf = (s: State, card: string): string | undefined =>
  s.survivors.find(each => each.equipment.includes(card))?.id
