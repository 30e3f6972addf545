// The games that can be played on this device, each loaded when somebody sits down to it.

import type { AnyGame } from '@lastlight/kernel'
import { TableProblem } from './shapes.ts'

interface Offered {
  readonly load: () => Promise<AnyGame>
  /** Whether somebody advises in it. */
  readonly coached: boolean
}

const GAMES: { readonly [id: string]: Offered } = {
  outlive: { load: async () => (await import('@lastlight/outlive')).game, coached: true },
}

export async function gameCalled(id: string): Promise<AnyGame> {
  const offered = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (!offered) throw new TableProblem('shell.local.file.game')
  return offered.load()
}

export const isCoached = (id: string): boolean => Object.hasOwn(GAMES, id) && GAMES[id]!.coached
