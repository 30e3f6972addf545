import { type Searcher, searcherOf, think } from '@lastlight/bots'
import { LEVEL_4 } from '@lastlight/bots/games/outlive'
import { type Event, game, type Option, type State, type View } from '@lastlight/outlive'
import { add, type Work } from '../measure/tally.ts'
import { type Count, counted } from './counted.ts'
import { positions } from './positions.ts'

/** About what a tenth of a second allows; counted, so that a busy machine searches the same. */
const BUDGET = { iterations: 500 }
type OutliveSearcher = Searcher<State, Option, View, Event>

/** The strongest bot, unless another one is named. */
export const countingSearcher = (count: Count, name?: string): OutliveSearcher => ({
  ...(name === undefined ? LEVEL_4 : (searcherOf('outlive', name) as OutliveSearcher)),
  game: counted(game, count),
})

/** Our search on all positions in turn: some cost more than others, so all are measured or none. */
export const thinking = (name?: string): Work => {
  const count: Count = { decisions: 0, questions: 0 }
  const searcher = countingSearcher(count, name)
  const sights = positions()
  let thoughts = 0
  return tally => {
    count.questions = 0
    for (const sight of sights) {
      const { root, steps } = think(searcher, sight, `${thoughts++}`, BUDGET)
      add(tally, 'decisions', steps)
      add(tally, 'iterations', root.visits)
    }
    add(tally, 'questions', count.questions)
  }
}
