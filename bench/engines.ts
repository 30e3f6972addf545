import { manifestOf } from '@lastlight/cli/games'
import type { AnyGame } from '@lastlight/kernel'
import { coreEngines } from './core/engines.ts'
import type { Playable } from './playable.ts'
import { playable } from './playableGame.ts'

/** An engine of the core, or a game's package. Loaded by name: a process that measures one must not have met another. */
export async function engineCalled(name: string): Promise<Playable<unknown, unknown>> {
  if (isCore(name)) return coreEngines[name]()
  const id = name.replace(IN_FULL, '')
  const { game } = (await import(`@lastlight/${id}`)) as { readonly game: AnyGame }
  return playable(game, id === name ? {} : (await manifestOf(id))?.inFull)
}

/** After the id of a game: with everything that it has. */
export const IN_FULL = ' in full'

const isCore = (name: string): name is keyof typeof coreEngines => Object.hasOwn(coreEngines, name)
