// Which bots there are for a game, by name.

import type { AnyGame } from '@lastlight/kernel'
import { game as outlive } from '@lastlight/outlive'
import type { Bot, Budget } from './bot.ts'
import { greedyBot as longNightGreedy } from './long-night/greedy.ts'
import { casualBot } from './outlive/casual.ts'
import { greedyBot } from './outlive/greedy.ts'
import { plannerBot, strongestBot } from './outlive/levels.ts'
import { randomBot } from './random.ts'
import { searcherBehind } from './search/bot.ts'
import { type Helper, type Team, type TeamSearcher, teamOf } from './search/together.ts'

type Make = (seed: string, budget: Budget) => Bot

/** For any game at all. */
const ANY: { readonly [name: string]: Make } = { random: randomBot }

const OF: { readonly [game: string]: { readonly [name: string]: Make } } = {
  outlive: { casual: casualBot, greedy: () => greedyBot(), planner: plannerBot, search: strongestBot },
  'long-night': { greedy: () => longNightGreedy() },
}

/** The games that somebody searches in. */
const GAMES: { readonly [game: string]: AnyGame } = { outlive }

/** What a bot gets that is told nothing else. */
const USUAL: Budget = { ms: 100 }

/** Levels have names too. */
const LEVELS: { readonly [level: string]: string } = { 1: 'casual', 2: 'greedy', 3: 'planner', 4: 'search' }

const makersOf = (game: string): { readonly [name: string]: Make } => ({
  ...ANY,
  ...(Object.hasOwn(OF, game) ? OF[game] : {}),
})

export const botNames = (game: string): readonly string[] => Object.keys(makersOf(game))

/** The name that a name or a level stands for; undefined when this game has no such bot. */
export function botName(game: string, given: string): string | undefined {
  const name = Object.hasOwn(LEVELS, given) ? LEVELS[given]! : given
  return botNames(game).includes(name) ? name : undefined
}

/** A bot with a seed of its own; the same seed and sights give the same choices. */
export function newBot(game: string, given: string, seed: string, budget: Budget = USUAL): Bot {
  const name = botName(game, given)
  if (name === undefined) throw new Error(`no bot of ${game} is called '${given}'`)
  return makersOf(game)[name]!(seed, budget)
}

/** How a bot searches; undefined for one that does not, and for one that is not there. */
export function searcherOf(game: string, given: string): TeamSearcher<unknown, unknown, unknown, unknown> | undefined {
  if (!Object.hasOwn(GAMES, game) || botName(game, given) === undefined) return undefined
  const searcher = searcherBehind(newBot(game, given, ''))
  return searcher && { ...searcher, game: GAMES[game]! }
}

/** A bot that shares its searches with helpers. One that does not search, or has no helpers, answers by itself. */
export function newTeam(
  game: string,
  given: string,
  seed: string,
  budget: Budget = USUAL,
  helpers: readonly Helper[] = [],
): Team {
  const searcher = helpers.length > 0 ? searcherOf(game, given) : undefined
  if (searcher) return teamOf(searcher, seed, budget, helpers)
  const bot = newBot(game, given, seed, budget)
  return {
    name: bot.name,
    choose: sight =>
      new Promise(resolve => {
        resolve(bot.choose(sight))
      }),
  }
}
