import { type QuickPosition, quickPlay } from './quickPlay.ts'
import type { Thinker } from './thinkers.ts'

const SEEDS = ['search-0', 'search-1']
/** One choice in so many. */
const EVERY = 37

/** The same choices in mid-game every time. Questions that the bot answers without search do not measure its search. */
export function positions(thinker: Thinker): readonly QuickPosition['sight'][] {
  const { game, searcher, round, from, to } = thinker
  const all: QuickPosition['sight'][] = []
  for (const seed of SEEDS) {
    let choices = 0
    for (const { match, sight } of quickPlay(thinker, seed)) {
      const now = round(match.state)
      if (now > to) break
      if (now < from || sight.options.length < 2 || searcher.knows?.(sight) !== undefined) continue
      if (choices++ % EVERY !== 0) continue
      // The match goes on, so imagined worlds start from a copy.
      const state = game.copy(match.state)
      all.push({ ...sight, imagine: world => game.resample(state, sight.seat, world) })
    }
  }
  return all
}
