// The reason why a hero cannot enter an area within its reach, in a word or two.

import { type Phrase, phrase, type Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import type { Area } from '@lastlight/outlive/content/areas'
import type { HeroId } from '@lastlight/outlive/content/heroes'
import { isNear } from '@lastlight/outlive/queries/heroes'
import { isTaken, slotFor } from '@lastlight/outlive/queries/ship'
import { heroOf } from '../seen.ts'

export function whyClosed(view: View, seat: Seat, id: HeroId, area: Area): Phrase | undefined {
  const player = view.players[seat]!
  const hero = heroOf(player, id)
  if (!hero || hero.active || hero.at === area || !isNear(hero.at, area)) return undefined
  if (player.heroes.some(other => other.at === area)) return phrase('board.shut.own')
  const slot = slotFor(player, view.events.active, hero, false)
  return area === 'cargoShip' && isTaken(view, seat, slot) ? phrase('board.shut.slot', { slot }) : undefined
}
