// Everything about our server at size that was asked for.

import type { SizeWishes } from '../arguments.ts'
import { type IdleFigures, measureIdle } from './idle.ts'
import { measureSizes, type Sizes } from './sizes.ts'
import type { SizePlan } from './storedServer.ts'
import { measureSpectators, type SpectatorFigures } from './watched.ts'

export interface AtSize extends Partial<Sizes> {
  readonly game: string
  readonly seconds: number
  readonly idle?: IdleFigures
  readonly spectators?: SpectatorFigures
}

export async function measureAtSize(wishes: SizeWishes, how: Omit<SizePlan, 'game'>): Promise<AtSize> {
  const { game, sizes, idle, spectators } = wishes
  const plan: SizePlan = { ...how, game }
  return {
    game,
    seconds: how.seconds,
    ...(sizes.length === 0 ? {} : await measureSizes(sizes, plan)),
    ...(idle === undefined ? {} : { idle: await measureIdle(idle, plan) }),
    ...(spectators === undefined ? {} : { spectators: await measureSpectators(spectators, plan) }),
  }
}

/** Whether every size was measured, every choice was accepted and every update has arrived. */
export const isWell = ({ sizes = [], problems = [], spectators }: AtSize): boolean =>
  problems.length === 0 && sizes.every(({ refused }) => refused === 0) && (spectators?.missed ?? 0) === 0
