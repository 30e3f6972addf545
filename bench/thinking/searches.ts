import type { Work } from '../measure/tally.ts'

const ours = async (game: 'outlive' | 'long-night', name?: string): Promise<Work> => {
  const [{ thinking }, { THINKERS }] = await Promise.all([import('./ourSearch.ts'), import('./thinkers.ts')])
  return thinking(THINKERS[game], name)
}

/** The bots that search, ours and the peer's own, each on mid-game positions. Loaded one by one, as the engines are. */
export const searches = {
  outlive: () => ours('outlive'),
  'search-2026-11': () => ours('outlive', 'search-2026-11'),
  'long-night': () => ours('long-night'),
  'boardgame.io': async () => (await import('../peers/thinking.ts')).thinking(),
} satisfies Record<string, () => Promise<Work>>
export type SearchName = keyof typeof searches
