// The bots of one game, by name or level. Apart from the list of games, so that a page loads only the game it plays.

import type { Manifest, NewBot } from './manifest.ts'
import { randomBot } from './random.ts'

const LEVELS: { readonly [level: string]: string } = { 1: 'casual', 2: 'greedy', 3: 'planner', 4: 'search' }

/** The random bot plays any game. */
export const botsIn = (manifest: Manifest | undefined): { readonly [name: string]: NewBot } => ({
  random: randomBot,
  ...manifest?.bots,
})

/** The name for a given name or level; undefined when this game has no such bot. */
export function nameIn(manifest: Manifest | undefined, given: string): string | undefined {
  const name = Object.hasOwn(LEVELS, given) ? LEVELS[given]! : given
  return Object.hasOwn(botsIn(manifest), name) ? name : undefined
}
