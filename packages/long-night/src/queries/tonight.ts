// What the colony phase would bring if it came now, from public facts alone. The crisis is left out, because the cards
// that were given to it lie face down.

import { hasDeck, type Place } from '../content/places.ts'
import type { Survivor } from '../state.ts'
import type { Cards } from './cards.ts'
import { type Meal, mealOf, moraleLostTo, targetOf, zombiesComing } from './colony.ts'
import { arriveAt, entranceForMutant, mutantsOn } from './entrances.ts'
import { byInfluence, placesInPlay, survivorsAt } from './people.ts'
import { banditsAt, type Position, placeOf, playerOf, plays } from './position.ts'
import type { Released } from './raxxon.ts'

/** The night at one entrance. */
export interface EntranceTonight {
  /** Zombies that find a space there, special ones too. */
  readonly zombies: number
  readonly barricades: number
  readonly traps: number
  /** The survivors who die because zombies overrun it, and how many helpless do. */
  readonly victims: readonly string[]
  readonly helpless: number
}

/** The night at one place. */
export interface PlaceTonight {
  readonly coming: number
  readonly entrances: readonly EntranceTonight[]
  /** Everybody who dies there, the first one first. */
  readonly victims: readonly string[]
  readonly helpless: number
  /** LN-BAND-ZOM-02: the bandits who are driven off, because zombies overrun a place without survivors. */
  readonly bandits: number
}

/**
 * LN-ZADD: so many zombies come to a place, the least influential people there die first. Special zombies come before
 * them, each to the first entrance with a space (LN-RAX-PLACE-04).
 */
function arrivals(p: Position, at: Place, zombies: number, figures: number): PlaceTonight {
  const coming = figures + zombies
  const doors = placeOf(p, at).entrances.map(entrance => ({ ...entrance }))
  const entrances = doors.map(() => ({ zombies: 0, barricades: 0, traps: 0, victims: [] as string[], helpless: 0 }))
  const people: Survivor[] = byInfluence(survivorsAt(p, at))
  let helpless = at === 'colony' ? p.helpless + p.rebellious : 0
  let bandits = banditsAt(p, at)
  const mutants = doors.map((_, number) => mutantsOn(p, at, number))
  for (let i = 0; i < coming; i++) {
    const isFigure = i < figures
    const number = isFigure
      ? Math.max(
          0,
          entranceForMutant(at, doors, door => mutants[door]!),
        )
      : (i - figures) % doors.length
    const there = entrances[number]!
    switch (arriveAt(at, doors[number]!, mutants[number]!)) {
      case 'space':
        there.zombies++
        if (isFigure) {
          // No trap that goes off later reaches it.
          doors[number]!.zombies--
          mutants[number]!++
        }
        break
      case 'barricade':
        there.barricades++
        break
      case 'trap':
        there.traps++
        break
      case 'overrun': {
        const victim = people.shift()
        if (victim) there.victims.push(victim.id)
        else if (helpless > 0) {
          helpless--
          there.helpless++
        } else bandits = 0
      }
    }
  }
  const victims = survivorsAt(p, at).filter(each => !people.includes(each))
  return {
    coming,
    entrances,
    victims: byInfluence(victims).map(({ id }) => id),
    helpless: entrances.reduce((sum, each) => sum + each.helpless, 0),
    bandits: banditsAt(p, at) - bandits,
  }
}

/** LN-COLONY-ZOMBIE: the zombies that surely come to a place; with its noise, as many as can come. */
export const placeTonight = (p: Position, at: Place, isLoud = false, released?: Released): PlaceTonight =>
  arrivals(
    p,
    at,
    zombiesComing(p, at) + (isLoud && hasDeck(at) ? placeOf(p, at).noise : 0),
    released?.at === at ? released.figures : 0,
  )

/** LN-SKILL-06, LN-EXILE-12: every death costs a point of morale, except that of an exiled player's survivor. */
function moraleLostAt(p: Position, { victims, helpless }: PlaceTonight): number {
  const mourned = victims.filter(id => p.survivors.some(each => each.id === id && !playerOf(p, each.seat).exiled))
  return mourned.length + helpless
}

export interface Tonight {
  readonly food: Meal
  readonly waste: { readonly cards: number; readonly morale: number }
  readonly crisis: { readonly cards: number; readonly need: number }
  /** All zombies that surely come, everybody who then dies, and the morale that this costs. */
  readonly zombies: {
    readonly coming: number
    readonly victims: readonly string[]
    readonly helpless: number
    readonly morale: number
  }
  /** LN-BAND-LOOT-01: item cards that bandits then carry off. */
  readonly looted: number
  /** Morale in the morning, without the crisis and without noise. */
  readonly morale: number
}

/** LN-BAND-LOOT-01: item cards that the bandits of a place carry off, after zombies have come. */
export const lootedAt = <P extends Position>(p: P, cards: Cards<P>, at: Place, released?: Released): number =>
  hasDeck(at) ? Math.min(cards.deck(p, at), banditsAt(p, at) - placeTonight(p, at, false, released).bandits) : 0

export function tonightOf<P extends Position>(p: P, cards: Cards<P>, released?: Released): Tonight {
  const food = mealOf(p)
  const waste = { cards: cards.waste(p), morale: moraleLostTo(p, cards.waste(p)) }
  const inPlay = placesInPlay(p)
  const places = inPlay.map(at => placeTonight(p, at, false, released))
  const lost = places.reduce((sum, place) => sum + moraleLostAt(p, place), 0)
  return {
    food,
    waste,
    crisis: { cards: cards.contributed(p), need: targetOf(p) },
    zombies: {
      coming: places.reduce((sum, { coming }) => sum + coming, 0),
      victims: places.flatMap(({ victims }) => victims),
      helpless: places[0]!.helpless,
      morale: lost,
    },
    looted: plays(p, 'bandits') ? inPlay.reduce((sum, at) => sum + lootedAt(p, cards, at, released), 0) : 0,
    morale: Math.max(0, p.morale - food.morale - waste.morale - lost),
  }
}
