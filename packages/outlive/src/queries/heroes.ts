// Heroes: where they can walk, what they can do where they arrive, and whom they put under pressure.

import type { Seat } from '@lastlight/kernel'
import { type Area, distance } from '../content/areas.ts'
import type { EventId } from '../content/events.ts'
import type { HeroId } from '../content/heroes.ts'
import type { Offers, Option } from '../options.ts'
import type { Hero, Player } from '../state.ts'
import { suffers } from './events.ts'
import { actionsAgainst, resistance } from './hunt.ts'
import { isProtected } from './shelter.ts'

/** OUT-MOVE-01: a hero walks one or two areas. */
export const isNear = (from: Area, to: Area): boolean => distance(from, to) <= 2

export const numberOf = (id: HeroId): number => (id === 'h5' ? 0 : id === 'h4' ? 1 : id === 'h3a' ? 2 : 3)

/** Heroes lie in the order of HERO_IDS once all have set out. */
export const heroOf = (player: Pick<Player, 'heroes'>, id: HeroId): Hero => player.heroes[numberOf(id)]!

/** OUT-ACT-01, OUT-EVTK-10: the actions a hero has where it arrives. */
export const actionsOf = (player: Player, active: readonly EventId[], { strength }: Pick<Hero, 'strength'>): number =>
  Math.min(strength, suffers(player, active, 'sandstorm')?.actions ?? strength)

const POINTS: { readonly [D in Exclude<Offers['act']['do'], 'hunt'>]: 0 | 1 } = {
  gather: 1,
  algae: 1,
  search: 1,
  take: 1,
  unlock: 0,
  board: 0,
  use: 0,
  done: 0,
}

/** OUT-ACT-01, OUT-HUNT-02: the actions that an act costs; 0 for options that are no acts. */
export const pointsFor = (player: Player, active: readonly EventId[], o: Option): number =>
  o.do === 'hunt'
    ? actionsAgainst(resistance(player, active, o.prey), o.ammo, o.with.length)
    : ((POINTS as { readonly [D in Option['do']]?: number })[o.do] ?? 0)

/** OUT-PRESS-01, -04, -05, OUT-ROOMK-17: the hero of this player that an arrival puts under pressure, if there is one. */
export function target(player: Player, attacker: Pick<Hero, 'at' | 'strength'>): Hero | undefined {
  for (const hero of player.heroes)
    if (hero.active && hero.at === attacker.at && hero.strength < attacker.strength && !isProtected(player, hero.id))
      return hero
  return undefined
}

/** By how much the strongest hero of a rival who can still walk to the area today exceeds this strength; 0 if none does. */
export function threatTo(players: readonly Pick<Player, 'heroes'>[], seat: Seat, at: Area, strength: number): number {
  let worst = 0
  for (let other = 0; other < players.length; other++)
    if (other !== seat)
      for (const hero of players[other]!.heroes)
        if (!hero.active && hero.strength - strength > worst && hero.at !== at && isNear(hero.at, at))
          worst = hero.strength - strength
  return worst
}
