import { coreEngines } from './core/engines.ts'
import { playable } from './game.ts'
import type { Playable } from './playable.ts'

/** Every engine the bench can measure. Loaded one by one: a process that measures one must not have met another. */
export const engines = {
  ...coreEngines,
  reference: async () => playable((await import('@lastlight/reference')).game),
  outlive: async () => playable((await import('@lastlight/outlive')).game),
  longNight: async () => playable((await import('@lastlight/long-night')).game),
} satisfies Record<string, () => Promise<Playable<unknown, unknown>>>
export type EngineName = keyof typeof engines
