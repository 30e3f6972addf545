// What keeps a hero out of an area within its reach, in a word or two.

import { type Phrase, phrase, type Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { type Area, distance } from '@lastlight/outlive/content/areas'
import type { HeroId } from '@lastlight/outlive/content/heroes'
import { heroOf, onSlot, slotOf } from '../seen.ts'

export function shutAt(view: View, seat: Seat, id: HeroId, area: Area): Phrase | undefined {
  const player = view.players[seat]!
  const hero = heroOf(player, id)
  if (!hero || hero.active || hero.at === area || distance(hero.at, area) > 2) return undefined
  if (player.heroes.some(other => other.at === area)) return phrase('board.shut.own')
  const slot = slotOf(view, player, id, false)
  return area === 'cargoShip' && onSlot(view, slot).length > 0 ? phrase('board.shut.slot', { slot }) : undefined
}
