// Verbs that concern entrances.

import { end, int, limit, next, one, SEAT } from '@lastlight/kernel'
import { locationOf, PLACES } from '../../content/places.ts'
import { SURVIVOR_OR_NONE } from '../../ids.ts'
import { call, proc, rollDice, rollDie, tell } from '../../language.ts'
import { canLure, somewhere } from '../../queries/entrances.ts'
import { placesInPlay } from '../../queries/people.ts'
import { banditsAt, placeOf, plays } from '../../queries/position.ts'
import { placingBandits, removeBandits } from '../bandits.ts'
import { aftermath } from '../death.ts'
import { breaching, fortifying, lureTo, makeNoise, slaying } from '../entrances.ts'
import type { NeedTable, VerbTable } from '../resolve.ts'
import { whyOf } from '../why.ts'
import { addZombies } from '../zombies.ts'

type Verbs = 'zombies' | 'slay' | 'shoot' | 'bandits' | 'lure' | 'barricade' | 'trap' | 'breach' | 'noise' | 'hush'

/** Adds this many zombies to the colony, then to every location. */
const addEverywhere = proc('addEverywhere', { count: int }, { own: { location: int } })
addEverywhere.steps({
  each(s, l) {
    const at = placesInPlay(s)[l.location++]
    if (at === undefined) return end
    call(addZombies, { at, left: l.count })
    return 'each'
  },
})

/** LN-RANDLOC-01: each on a roll of its own. */
const addAtRandom = proc('addAtRandom', { left: int })
addAtRandom.steps({
  each(s, l) {
    if (l.left === 0) return end
    l.left--
    call(addZombies, { at: locationOf(rollDie(s)), left: 1 })
    return 'each'
  },
})

const TARGETS = (['zombie', 'bandit'] as const).map(what => ({ do: 'target', what }) as const)
const NONE_THERE = limit('LN-PRINT-05', 'target.none')

/** LN-PRINT-05: a zombie or a bandit at the place. */
const shooting = proc('shooting', { seat: SEAT, at: one(...PLACES), by: SURVIVOR_OR_NONE })
shooting.steps({
  which: shooting.ask({
    from: TARGETS,
    limit(s, l, o) {
      const isThere = o.what === 'bandit' ? banditsAt(s, l.at) > 0 : somewhere(s, l.at, 'zombies')
      return isThere ? undefined : NONE_THERE
    },
    alone: 'take',
    take(s, l, o) {
      if (o.what === 'zombie') return call(slaying, { seat: l.seat, at: l.at, left: 1, by: l.by })
      removeBandits(s, l.at, 1)
      return call(aftermath, {})
    },
  }),
})

export const zombieVerbs: Pick<VerbTable, Verbs> = {
  zombies(_, l, where, count) {
    switch (where) {
      case 'everywhere':
        return call(addEverywhere, { count })
      case 'random':
        return call(addAtRandom, { left: count })
      default:
        return call(addZombies, { at: where === 'here' ? l.place : where, left: count })
    }
  },
  slay: (_, l, left) => call(slaying, { seat: l.seat, at: l.place, left, by: l.survivor }),
  shoot: (_, l) => call(shooting, { seat: l.seat, at: l.place, by: l.survivor }),
  // LN-SETUP-03: without the module the card says nothing of bandits.
  bandits(s, _, count) {
    if (!plays(s, 'bandits')) return next
    const numbers = rollDice(s, count)
    return call(placingBandits, { numbers, led: false })
  },
  lure: (_, l, left) => lureTo(l.seat, l.place, left, false),
  barricade: (_, l, left) => call(fortifying, { seat: l.seat, at: l.place, left, what: 'barricade', by: l.survivor }),
  trap: (_, l, left) => call(fortifying, { seat: l.seat, at: l.place, left, what: 'trap', by: l.survivor }),
  breach: (_, l, left) => call(breaching, { seat: l.seat, at: l.place, left }),
  noise(s, l, count) {
    for (let i = 0; i < count; i++) makeNoise(s, l.place)
    return next
  },
  hush(s, l) {
    const place = placeOf(s, l.place)
    tell.all?.({ e: 'hushed', at: l.place, noise: place.noise, why: whyOf(s) })
    place.noise = 0
    return next
  },
}

export const zombieNeeds: NeedTable = {
  slay: (s, { place }) => somewhere(s, place, 'zombies'),
  shoot: (s, { place }) => banditsAt(s, place) > 0 || somewhere(s, place, 'zombies'),
  lure: (s, { place }) => canLure(s, place),
  barricade: (s, { place }) => somewhere(s, place, 'gap'),
  trap: (s, { place }) => somewhere(s, place, 'gap'),
  hush: (s, { place }) => placeOf(s, place).noise > 0,
}
