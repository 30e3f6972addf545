// Whether a thing of the table can be chosen now.

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

/**
 * People, locations and entrances glow whenever they can be chosen. Everything else would glow in every turn: a vote to
 * exile a player, a card for the crisis. It glows only while the question is about such things alone.
 */
function isAskedFor({ offers }: Choice<unknown>, thing: LongNightThing): boolean {
  if (ON_THE_BOARD.test(thing)) return true
  const kind = thing.split(':', 1)[0]!
  return offers.every(({ things }) => things.some(each => each.split(':', 1)[0] === kind))
}

export function useLight(thing: LongNightThing): Light {
  const { choice, keyOf } = usePointing()
  const lit = isLit(choice, thing)
  const pointed = choice.pointed.includes(thing)
  const glows = lit && (pointed || isAskedFor(choice, thing))
  return { lit, glows, pointed, number: glows ? keyOf(thing) : undefined }
}
