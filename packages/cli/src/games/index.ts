// The commands find a game's manifest by its folder, so nobody has to list the games here.

import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from './manifest.ts'

const FOLDER = import.meta.dirname

export const GAME_IDS: readonly string[] = globSync('*/manifest.ts', { cwd: FOLDER }).map(dirname).sort()

export async function manifestOf(game: string): Promise<Manifest | undefined> {
  const path = join(FOLDER, game, 'manifest.ts')
  if (!existsSync(path)) return undefined
  const { manifest } = (await import(pathToFileURL(path).href)) as { readonly manifest: Manifest }
  return manifest
}
