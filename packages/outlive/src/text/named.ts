// The names of things in the case that a sentence needs: `acc` for the object of taking, building or using.

import { type Phrase, phrase } from '@lastlight/kernel'
import { AREAS, CITIES } from '../content/areas.ts'
import { EQUIPMENT_IDS, equipmentKind } from '../content/equipment.ts'
import { EVENT_IDS } from '../content/events.ts'
import { PREY_IDS, preyKind } from '../content/prey.ts'
import type { Resource } from '../content/resources.ts'
import { roomKind } from '../content/rooms.ts'
import { tokenIds, tokenKind } from '../content/search.ts'
import { CAUSES, type Cause } from '../events.ts'

export const areaIn = (area: string): Phrase => phrase(`area.in.${area}`)
export const areaTo = (area: string): Phrase => phrase(`area.to.${area}`)

export const hero = (id: string): Phrase => phrase(`hero.${id}`)
export const heroAcc = (id: string): Phrase => phrase(`hero.acc.${id}`)

export const goods = (kind: Resource, n: number): Phrase => phrase(`count.${kind}`, { n })
export const goodsAcc = (kind: Resource, n: number): Phrase => phrase(`count.acc.${kind}`, { n })
export const survivorsAcc = (n: number): Phrase => phrase('count.acc.survivor', { n })

export const tile = (id: string): Phrase => phrase(`equipment.${equipmentKind(id)}`)
export const tileAcc = (id: string): Phrase => phrase(`equipment.acc.${equipmentKind(id)}`)

export const room = (id: string): Phrase => phrase(`room.${roomKind(id)}`)
export const roomAcc = (id: string): Phrase => phrase(`room.acc.${roomKind(id)}`)

/** A tile or a room. */
export const thingAcc = (id: string): Phrase => (EQUIPMENT_IDS.includes(id) ? tileAcc(id) : roomAcc(id))

/** To a room or to the airlock, which is none. */
export const placeTo = (id: string): Phrase => phrase(id === 'airlock' ? 'place.to.airlock' : `room.to.${roomKind(id)}`)
export const placeFrom = (id: string): Phrase =>
  phrase(id === 'airlock' ? 'place.from.airlock' : `room.from.${roomKind(id)}`)

export const token = (id: string): Phrase => phrase(`token.${tokenKind(id)}`)

export const prey = (id: string): Phrase => phrase(`prey.${preyKind(id)}`)
export const preyAcc = (id: string): Phrase => phrase(`prey.acc.${preyKind(id)}`)

/** The cause of an event, as a name that can stand in brackets. */
export function cause(id: Cause): Phrase {
  if ((CAUSES as readonly string[]).includes(id)) return phrase(`cause.${id}`)
  if (AREAS.some(area => area === id)) return phrase(`area.${id}`)
  if (EVENT_IDS.some(event => event === id)) return eventName(id)
  if (EQUIPMENT_IDS.includes(id)) return tile(id)
  if (PREY_IDS.includes(id)) return prey(id)
  return TOKEN_IDS.includes(id) ? token(id) : room(id)
}
const TOKEN_IDS = CITIES.flatMap(city => tokenIds(city))

export const eventName = (id: string): Phrase => phrase(`event.${id}`)

export const leader = (id: string): Phrase => phrase(`leader.${id}`)
export const trade = (id: string): Phrase => phrase(`leader.trade.${id}`)
