import type { Playable } from '../playable.ts'
import { Search } from '../search/uct.ts'
import { add, type Work } from './tally.ts'

/** Small, so that a slow engine too sees whole searches: a deeper tree means shorter playouts. */
const ITERATIONS = 100

/** Iterations of plain UCT from the start of the game, every one with a playout to its end. */
export const searching = <State, Option>(engine: Playable<State, Option>): Work => {
  let searches = 0
  let done = ITERATIONS
  let search: Search<State, Option> | undefined
  return tally => {
    if (search === undefined || done === ITERATIONS) {
      search = new Search(engine, engine.setup(`search-${searches}`), searches)
      searches++
      done = 0
    }
    search.iterate()
    done++
    add(tally, 'iterations', 1)
  }
}
