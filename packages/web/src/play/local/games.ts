// The games that can be played on this device, each loaded when its table opens.

import type { AnyGame } from '@lastlight/kernel'
import { ENGINES } from '../../games/index.ts'
import { TableProblem } from './shapes.ts'

const engineOf = (id: string) => ENGINES.find(engine => engine.id === id)

/** Of the games that are loaded, where a view does not say its round itself. */
const rounds = new Map<string, (view: unknown) => number>()

export async function gameCalled(id: string): Promise<AnyGame> {
  const engine = engineOf(id)
  if (!engine) throw new TableProblem('shell.local.file.game')
  const { game, roundOf } = await engine.load()
  if (roundOf) rounds.set(id, roundOf)
  return game
}

/** The round of a view; null where a game has none. */
export function roundIn(id: string, view: unknown): number | null {
  const round = rounds.get(id)?.(view) ?? (view as { readonly round?: unknown }).round
  return typeof round === 'number' ? round : null
}

export const isCoached = (id: string): boolean => engineOf(id)?.coached === true
