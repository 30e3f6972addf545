// LN-PLAY-04, LN-HANDOFF: items that a survivor carries.

import { items, tell } from '../language.ts'
import { survivorOf } from '../queries/position.ts'
import type { State } from '../state.ts'
import type { ItemZone } from '../zones.ts'
import { whyOf } from './why.ts'

export function equip(s: State, card: string, id: string, from: ItemZone = 'table'): void {
  items.move(s, card, from, 'equipped', { into: survivorOf(s, id)!.equipment })
  tell.all?.({ e: 'equipped', card, survivor: id, why: whyOf(s) })
}
