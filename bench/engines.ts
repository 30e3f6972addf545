import { coreEngines } from './core/engines.ts'
import type { Playable } from './playable.ts'

/** Every engine the bench can measure. Loaded one by one: a process that measures one must not have met another. */
export const engines = {
  ...coreEngines,
  reference: async () => (await import('./reference.ts')).engine,
} satisfies Record<string, () => Promise<Playable<unknown, unknown>>>
export type EngineName = keyof typeof engines
