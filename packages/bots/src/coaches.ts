// Who advises a person in a game.

import type { Sight } from '@lastlight/kernel'
import type { Budget } from './bot.ts'
import { coach as outlive } from './outlive/coach.ts'
import type { Advice } from './search/coach.ts'

/** Up to three choices, the best first. The name is the advice's own chance: the same one gives the same advice for as many tries. */
export type Coach = (
  sight: Sight<unknown, unknown, unknown, unknown>,
  name: string,
  budget: Budget,
) => readonly Advice[]

const COACHES: { readonly [game: string]: Coach } = { outlive: outlive as Coach }

/** Undefined for a game that nobody can advise in. */
export const coachOf = (game: string): Coach | undefined => (Object.hasOwn(COACHES, game) ? COACHES[game] : undefined)
