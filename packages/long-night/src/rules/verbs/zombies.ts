// Verbs that concern entrances.

import { end, int, next } from '@lastlight/kernel'
import { locationOf } from '../../content/places.ts'
import { call, proc, rollDie, tell } from '../../language.ts'
import { canLure, somewhere } from '../../queries/entrances.ts'
import { placesInPlay } from '../../queries/people.ts'
import { placeOf } from '../../queries/position.ts'
import { breaching, fortifying, lureTo, makeNoise, slaying } from '../entrances.ts'
import type { NeedTable, VerbTable } from '../resolve.ts'
import { whyOf } from '../why.ts'
import { addZombies } from '../zombies.ts'

type Verbs = 'zombies' | 'slay' | 'lure' | 'barricade' | 'trap' | 'breach' | 'noise' | 'hush'

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
    if (place.noise > 0) tell.all?.({ e: 'hushed', at: l.place, noise: place.noise, why: whyOf(s) })
    place.noise = 0
    return next
  },
}

export const zombieNeeds: NeedTable = {
  slay: (s, { place }) => somewhere(s, place, 'zombies'),
  lure: (s, { place }) => canLure(s, place),
  barricade: (s, { place }) => somewhere(s, place, 'gap'),
  trap: (s, { place }) => somewhere(s, place, 'gap'),
  hush: (s, { place }) => placeOf(s, place).noise > 0,
}
