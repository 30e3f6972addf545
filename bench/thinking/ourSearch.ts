import { searcherOf, think } from '@lastlight/bots'
import { add, type Work } from '../measure/tally.ts'
import { type Count, counted } from './counted.ts'
import { positions } from './positions.ts'
import type { AnySearcher, Thinker } from './thinkers.ts'

/** About what a tenth of a second allows Outlive; counted, so that a busy machine searches the same. */
const BUDGET = { iterations: 500 }

/** The strongest bot, unless another one is named. */
const searcherNamed = ({ game, searcher }: Thinker, name?: string): AnySearcher =>
  name === undefined ? searcher : searcherOf(game.id, name)!

/** Counts what its search plays. */
export const countingSearcher = ({ game, searcher }: Thinker, count: Count): AnySearcher => ({
  ...searcher,
  game: counted(game, count),
})

/** Our search on all positions in turn: some cost more than others, so all are measured or none. */
export const thinking = (thinker: Thinker, name?: string): Work => {
  const searcher = searcherNamed(thinker, name)
  const sights = positions(thinker)
  let thoughts = 0
  return tally => {
    for (const sight of sights) {
      const { root, steps } = think(searcher, sight, `${thoughts++}`, BUDGET)
      add(tally, 'decisions', steps)
      add(tally, 'iterations', root.visits)
    }
  }
}
