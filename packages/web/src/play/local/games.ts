// The games that can be played on this device, each loaded when its table opens.

import type { Manifest as Bots } from '@lastlight/bots'
import type { AnyGame } from '@lastlight/kernel'
import { ENGINES } from '../../games/index.ts'
import { TableProblem } from './shapes.ts'

function engineOf(id: string): (typeof ENGINES)[number] {
  const engine = ENGINES.find(each => each.id === id)
  if (!engine) throw new TableProblem('shell.local.file.game')
  return engine
}

/** Of the games that are loaded, where a view does not say its round itself. */
const rounds = new Map<string, (view: unknown) => number>()

export async function gameCalled(id: string): Promise<AnyGame> {
  const { game, roundOf } = await engineOf(id).load()
  if (roundOf) rounds.set(id, roundOf)
  return game
}

export const botsCalled = async (id: string): Promise<Bots> => engineOf(id).bots()

/** The round of a view; null where a game has none. */
export function roundIn(id: string, view: unknown): number | null {
  const round = rounds.get(id)?.(view) ?? (view as { readonly round?: unknown }).round
  return typeof round === 'number' ? round : null
}

export const isCoached = (id: string): boolean => engineOf(id).coached
