import { GAME_IDS } from '@lastlight/cli/games'
import type { Suite } from './suite.ts'

/** The suites by name, each loaded when it is asked for. Every game has one. */
export const suites: Readonly<Record<string, () => Promise<Suite>>> = {
  kernel: async () => (await import('./kernel.ts')).suite,
  ...Object.fromEntries(GAME_IDS.map(id => [id, async () => (await import('./wholeGame.ts')).wholeGame(id)])),
  search: async () => (await import('./search.ts')).suite,
  web: async () => (await import('./web.ts')).suite,
}
