// Tests a prior on the choices of games that it was not fitted to.

import type { HeldOutChoices } from '@lastlight/bots/prior'

/** One game of so many is held out. */
const HELD_OUT = 10
export const isHeldOut = (game: number): boolean => game % HELD_OUT === 0

/** A choice of a held-out game: how likely the prior takes each option (or kind) that was offered, and which one the bot took. */
export interface Tested {
  readonly chances: Float64Array
  readonly chosen: number
}

export function heldOutOf(choices: readonly Tested[]): HeldOutChoices {
  let same = 0
  let loss = 0
  let blind = 0
  for (const { chances, chosen } of choices) {
    if (chances.every(chance => chance <= chances[chosen]!)) same++
    loss -= Math.log(chances[chosen]!)
    blind += Math.log(chances.length)
  }
  const mean = (sum: number): number => Number((sum / choices.length).toFixed(3))
  return { choices: choices.length, same: mean(same), logLoss: mean(loss), blindLogLoss: mean(blind) }
}
