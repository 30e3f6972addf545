// Elijah Jordan moves all noise of his location to another one with room for it.

import { end, one, SEAT } from '@lastlight/kernel'
import { hasDeck, MOST_NOISE, PLACES, type Place } from '../../content/places.ts'
import { call, callInto, proc, tell } from '../../language.ts'
import { placesInPlay } from '../../queries/people.ts'
import { placeOf } from '../../queries/position.ts'
import type { State } from '../../state.ts'
import { pickPlace } from '../picks.ts'
import { whyOf } from '../why.ts'
import type { Special } from './special.ts'

const places = (s: State, from: Place): Place[] => {
  const { noise } = placeOf(s, from)
  return noise === 0
    ? []
    : placesInPlay(s).filter(at => hasDeck(at) && at !== from && placeOf(s, at).noise + noise <= MOST_NOISE)
}

const leadingAway = proc('leadingAway', { seat: SEAT, from: one(...PLACES) }, { own: { to: one(...PLACES) } })
leadingAway.steps({
  where: (s, l) => callInto(l, 'to', pickPlace, { seat: l.seat, among: places(s, l.from) }),
  move(s, l) {
    const { noise } = placeOf(s, l.from)
    placeOf(s, l.to).noise += noise
    placeOf(s, l.from).noise = 0
    tell.all?.({ e: 'noiseMoved', from: l.from, to: l.to, noise, why: whyOf(s) })
    return end
  },
})

export const elijah: Special = {
  can: (s, { place }) => hasDeck(place) && places(s, place).length > 0,
  run: (_, { seat, place }) => call(leadingAway, { seat, from: place }),
}
