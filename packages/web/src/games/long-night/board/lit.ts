// Whether a thing of the table can be chosen now, and whether that is shown.

import { type Choice, isLit } from '../../../face/choice.ts'
import { usePointing } from '../../../face/pointing.ts'
import type { LongNightThing } from '../thing.ts'

export interface Light {
  /** Whether a press points at it. */
  readonly lit: boolean
  /** Whether it also glows. */
  readonly glows: boolean
  readonly pointed: boolean
  /** The number of the key that chooses it, where it has only one option. */
  readonly number: number | undefined
}

const ON_THE_BOARD = /^(?:person|place|gate):/
const kindOf = (thing: string): string => thing.split(':', 1)[0]!

/**
 * People, locations and entrances glow when they can be chosen. Everything else would glow in every turn: a vote to exile
 * a player, a card for the crisis. It glows only while the question is about such things alone.
 *
 * At the start of a turn only the own people glow, and where the first of them can act; moves glow for a chosen person.
 */
function isShown({ offers, pointed, guessed }: Choice<unknown>, thing: LongNightThing): boolean {
  // A card was chosen for building; outside a turn the question is about building anyway.
  const isBuilding =
    pointed.some(each => kindOf(each) === 'card') || !offers.some(({ things }) => things.includes('answer:done'))
  if (kindOf(thing) === 'improvement' && isBuilding) return true
  if (!ON_THE_BOARD.test(thing))
    return offers.every(({ things }) => things.some(each => kindOf(each) === kindOf(thing)))
  if (guessed === undefined) return true
  return offers.some(({ things }) =>
    kindOf(thing) === 'person'
      ? things[0] === thing
      : things[0] === guessed && things.includes(thing) && !things.includes('answer:move'),
  )
}

export function lightOf(choice: Choice<unknown>, thing: LongNightThing): Omit<Light, 'number'> {
  const lit = isLit(choice, thing)
  const pointed = choice.pointed.includes(thing)
  return { lit, pointed, glows: lit && (pointed || isShown(choice, thing)) }
}

export function useLight(thing: LongNightThing): Light {
  const { choice, keyOf } = usePointing()
  const light = lightOf(choice, thing)
  return { ...light, number: light.glows ? keyOf(thing) : undefined }
}
