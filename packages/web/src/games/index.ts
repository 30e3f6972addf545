// The games there are. This is the only file that names them; "Play now" begins with the first.

import type { AnyFace } from '../face/face.ts'
import type { Engine, Manifest } from '../face/manifest.ts'
import { engine as longNightEngine } from './long-night/engine.ts'
import { longNight } from './long-night/manifest.ts'
import { engine as outliveEngine } from './outlive/engine.ts'
import { outlive } from './outlive/manifest.ts'

export const GAMES: readonly Manifest[] = [outlive, longNight]

/** Apart from the manifests: a worker that plays has no use for faces, and gets none of their code. */
export const ENGINES: readonly Engine[] = [outliveEngine, longNightEngine]

export const gameOf = (id: string): Manifest | undefined => GAMES.find(game => game.id === id)

export const hasFace = (id: string): boolean => gameOf(id)?.table !== undefined

export function faceOf(id: string): Promise<AnyFace> {
  const table = gameOf(id)?.table
  if (!table) throw new Error(`there is no table for the game '${id}' here yet`)
  return table.face()
}
