// The bots of The Long Night by level. Levels 2 and 3 think alike, with other numbers; level 4 tries whether something is
// better than what level 3 would do.

import { asking, type Event, game, type Option, type State, type View } from '@lastlight/long-night'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import type { NewBot } from '../manifest.ts'
import { type Searcher, searchBot } from '../search/bot.ts'
import { chancesFor } from './beliefs.ts'
import { casualBot } from './casual.ts'
import { wouldExile } from './exile.ts'
import { greedyBot } from './greedy.ts'
import { judgement } from './judgement.ts'
import { isTraitor } from './moment.ts'
import { bestDrive } from './moves.ts'
import { type LongNightSight, situationOf } from './situation.ts'
import file from './tuned.json' with { type: 'json' }
import { USUAL, type Weights } from './weights.ts'

/** They evolved in games: `npm run tune -- long-night`. */
export const tuned: Weights = { ...USUAL, ...file.colony.numbers, ...file.traitor.numbers }

const planner = greedyBot('planner', tuned)

/**
 * Imagined worlds deal the secret objectives by the deck alone. Here a world counts by how much what the seat has heard in
 * the game speaks for its traitor, compared with the likeliest traitor.
 */
function belief({ view, seat, told }: LongNightSight): (world: State) => number {
  if (view.own?.goals.some(isBetrayal)) return () => 1
  const ratios = ratiosOf(chancesFor(view, seat, [], false), chancesFor(view, seat, told, false))
  const most = Math.max(...ratios)
  return world => ratios[traitorIn(world) + 1]! / most
}

/** How much likelier it is now than at the deal that nobody is the traitor, and after that for each seat that its player is. */
function ratiosOf(before: readonly number[], now: readonly number[]): readonly number[] {
  const withNobody = (chances: readonly number[]): readonly number[] => [
    1 - chances.reduce((sum, chance) => sum + chance, 0),
    ...chances,
  ]
  const dealt = withNobody(before)
  return withNobody(now).map((chance, i) => (dealt[i]! > 0 ? Math.max(0, chance) / dealt[i]! : 0))
}

const traitorIn = (s: State): number => s.players.findIndex((_, seat) => isTraitor(s, seat))

/** It calls for no exile against which it would vote itself: to the search, such a call costs nothing. */
function considered(sight: LongNightSight): readonly Option[] {
  const { options } = sight
  if (!options.some(option => option.do === 'exile')) return options
  const situation = situationOf(sight, tuned, bestDrive)
  return options.filter(option => option.do !== 'exile' || wouldExile(situation, option.player))
}

export const LEVEL_4: Searcher<State, Option, View, Event> = {
  name: 'search',
  game,
  judgement,
  /** It searches only which act of a turn to take. Votes, crossroads, requests and all other questions level 3 answers. */
  knows: sight => (asking(sight.options) === 'act' ? undefined : planner.choose(sight)),
  usual: sight => planner.choose(sight),
  considered,
  belief,
  effort: 1,
  worlds: 40,
}

export const levelOne: NewBot = seed => casualBot(seed)
export const levelTwo: NewBot = () => greedyBot('greedy', USUAL)
export const levelThree: NewBot = () => planner
export const levelFour: NewBot = (seed, budget) => searchBot(LEVEL_4, seed, budget)
