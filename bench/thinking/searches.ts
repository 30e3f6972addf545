import type { Work } from '../measure/tally.ts'

/** The bots that search, ours and the peer's own, each on mid-game positions. Loaded one by one, as the engines are. */
export const searches = {
  outlive: async () => (await import('./ourSearch.ts')).thinking(),
  'search-2026-11': async () => (await import('./ourSearch.ts')).thinking('search-2026-11'),
  'boardgame.io': async () => (await import('../peers/thinking.ts')).thinking(),
} satisfies Record<string, () => Promise<Work>>
export type SearchName = keyof typeof searches
