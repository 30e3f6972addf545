import type { AnyGame } from '@lastlight/kernel'
import { coreEngines } from './core/engines.ts'
import type { Playable } from './playable.ts'
import { playable } from './playableGame.ts'

/** An engine of the core, or a game's package. Loaded by name: a process that measures one must not have met another. */
export async function engineCalled(name: string): Promise<Playable<unknown, unknown>> {
  if (isCore(name)) return coreEngines[name]()
  const { game } = (await import(`@lastlight/${name}`)) as { readonly game: AnyGame }
  return playable(game)
}

const isCore = (name: string): name is keyof typeof coreEngines => Object.hasOwn(coreEngines, name)
