// The games that can be played on this device, each loaded when its table opens.

import type { AnyGame } from '@lastlight/kernel'
import { ENGINES } from '../../games/index.ts'
import { TableProblem } from './shapes.ts'

const engineOf = (id: string) => ENGINES.find(engine => engine.id === id)

export async function gameCalled(id: string): Promise<AnyGame> {
  const engine = engineOf(id)
  if (!engine) throw new TableProblem('shell.local.file.game')
  return engine.load()
}

export const isCoached = (id: string): boolean => engineOf(id)?.coached === true
