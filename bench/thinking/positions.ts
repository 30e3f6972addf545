import { LEVEL_4 } from '@lastlight/bots/games/outlive'
import { game } from '@lastlight/outlive'
import { type QuickPosition, quickPlay } from './quickPlay.ts'

const SEEDS = ['search-0', 'search-1']
/** Of six. */
const FROM_ROUND = 2
const TO_ROUND = 4
/** One choice in so many. */
const EVERY = 37

/** Questions that the bot answers without search do not measure its search. */
const isKnown = (sight: QuickPosition['sight']): boolean => LEVEL_4.knows?.(sight) !== undefined

/** The same choices in mid-game every time. */
export function positions(): readonly QuickPosition['sight'][] {
  const all: QuickPosition['sight'][] = []
  for (const seed of SEEDS) {
    let choices = 0
    for (const { match, sight } of quickPlay(seed)) {
      const { round } = match.state
      if (round > TO_ROUND) break
      if (round < FROM_ROUND || sight.options.length < 2 || isKnown(sight)) continue
      if (choices++ % EVERY !== 0) continue
      // The match goes on, so imagined worlds start from a copy.
      const state = game.copy(match.state)
      all.push({ ...sight, imagine: world => game.resample(state, sight.seat, world) })
    }
  }
  return all
}
