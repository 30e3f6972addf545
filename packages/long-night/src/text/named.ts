// The names of things in the case that a sentence needs: `acc` for the object of taking, playing or attacking,
// `dat` for the receiver of a thing.

import { type Phrase, phrase } from '@lastlight/kernel'
import { kindOf } from '../content/items.ts'
import { ITEM_TYPES } from '../content/itemTypes.ts'
import { BETRAYAL_IDS, SECRET_IDS } from '../content/secretObjectives.ts'
import { SURVIVOR_IDS } from '../content/survivors.ts'

export const place = (at: string): Phrase => phrase(`place.${at}`)
export const placeAcc = (at: string): Phrase => phrase(`place.acc.${at}`)
export const placeIn = (at: string): Phrase => phrase(`place.in.${at}`)
export const placeTo = (at: string): Phrase => phrase(`place.to.${at}`)
export const placeFrom = (at: string): Phrase => phrase(`place.from.${at}`)

/** Only the colony has more than one. */
export const doorIn = (at: string, entrance: number): Phrase =>
  at === 'colony' ? phrase('door.in', { n: entrance + 1 }) : placeIn(at)
export const doorTo = (at: string, entrance: number): Phrase =>
  at === 'colony' ? phrase('door.to', { n: entrance + 1 }) : placeTo(at)
export const doorFrom = (at: string, entrance: number): Phrase =>
  at === 'colony' ? phrase('door.from', { n: entrance + 1 }) : placeFrom(at)

export const survivor = (id: string): Phrase => phrase(`survivor.short.${id}`)
export const survivorAcc = (id: string): Phrase => phrase(`survivor.acc.${id}`)
export const survivorGen = (id: string): Phrase => phrase(`survivor.gen.${id}`)
export const survivorDat = (id: string): Phrase => phrase(`survivor.dat.${id}`)
export const survivorFull = (id: string): Phrase => phrase(`survivor.${id}`)
export const job = (id: string): Phrase => phrase(`survivor.job.${id}`)
export const isSurvivor = (id: string): boolean => (SURVIVOR_IDS as readonly string[]).includes(id)

export const item = (card: string): Phrase => phrase(`item.${kindOf(card)}`)
export const itemAcc = (card: string): Phrase => phrase(`item.acc.${kindOf(card)}`)
export const kind = (id: string): Phrase => phrase(`item.${id}`)
export const kindAcc = (kind: string): Phrase => phrase(`item.acc.${kind}`)
export const typeName = (type: string): Phrase => phrase(`type.${type}`)

const isType = (what: string): boolean => (ITEM_TYPES as readonly string[]).includes(what)
/** A card by its type, or by its name. */
export const cardLike = (what: string): Phrase => phrase(isType(what) ? `type.${what}` : `item.${what}`)

export const crisis = (id: string): Phrase => phrase(`crisis.${id}`)
export const road = (id: string): Phrase => phrase(`crossroads.${id}`)
export const lasting = (id: string): Phrase => phrase(`lasting.${id}`)
/** An improvement has the name of its lasting effect. */
export const improvement = (id: string): Phrase => lasting(id)
export const experiment = (id: string): Phrase => phrase(`experiment.${id}`)
export const sideEffect = (id: string): Phrase => phrase(`sideEffect.${id}`)
export const objective = (id: string): Phrase => phrase(`objective.${id}`)

const GOALS: readonly string[] = [...SECRET_IDS, ...BETRAYAL_IDS]
/** A secret objective, or that of an exile. */
export const goal = (id: string): Phrase => phrase(GOALS.includes(id) ? `secret.${id}` : `exiled.${id}`)
