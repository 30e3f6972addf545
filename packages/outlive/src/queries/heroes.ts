// Heroes: where they can walk, what they can do where they arrive, and whom they put under pressure.

import { type Area, distance } from '../content/areas.ts'
import type { EventId } from '../content/events.ts'
import type { HeroId } from '../content/heroes.ts'
import type { Hero, Player } from '../state.ts'
import { suffers } from './events.ts'
import { isProtected } from './shelter.ts'

/** OUT-MOVE-01: a hero walks one or two areas. */
export const isNear = (from: Area, to: Area): boolean => distance(from, to) <= 2

export const numberOf = (id: HeroId): number => (id === 'h5' ? 0 : id === 'h4' ? 1 : id === 'h3a' ? 2 : 3)

/** Heroes lie in the order of HERO_IDS once all have set out. */
export const heroOf = (player: Pick<Player, 'heroes'>, id: HeroId): Hero => player.heroes[numberOf(id)]!

type Strong = Pick<Hero, 'strength'>

/** OUT-ACT-01, OUT-EVTK-10: the actions a hero has where it arrives. */
export const actionsOf = (player: Player, active: readonly EventId[], { strength }: Strong): number =>
  Math.min(strength, suffers(player, active, 'sandstorm')?.actions ?? strength)

/** OUT-SHIP-03, OUT-EVTK-10, OUT-EQK-11: the slot of the ship that a hero takes. */
export const slotFor = (player: Player, active: readonly EventId[], { strength }: Strong, hook: boolean): number =>
  (suffers(player, active, 'sandstorm')?.actions ?? strength) + (hook ? 1 : 0)

/** OUT-PRESS-01, -04, -05, OUT-ROOMK-17: the hero of this player that an arrival puts under pressure, if there is one. */
export function target(player: Player, attacker: Pick<Hero, 'at' | 'strength'>): Hero | undefined {
  for (const hero of player.heroes)
    if (hero.active && hero.at === attacker.at && hero.strength < attacker.strength && !isProtected(player, hero.id))
      return hero
  return undefined
}
