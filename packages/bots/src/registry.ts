// The bots of a game, by name.

import type { Bot, Budget } from './bot.ts'
import { GAMES } from './games.ts'
import type { Coach, Manifest, NewBot } from './manifest.ts'
import { botsIn, nameIn } from './named.ts'
import { searcherBehind } from './search/bot.ts'
import { type Helper, type TeamBot, type TeamSearcher, teamOf } from './search/together.ts'
import { UNOFFERED } from './unoffered.ts'

const manifestOf = (game: string): Manifest | undefined => GAMES.find(({ game: { id } }) => id === game)

const USUAL: Budget = { ms: 100 }

/** The bots that players are offered. */
export const botNames = (game: string): readonly string[] => Object.keys(botsIn(manifestOf(game)))

/** The name for a given name or level; undefined when players of this game are offered no such bot. */
export const botName = (game: string, given: string): string | undefined => nameIn(manifestOf(game), given)

const allBots = (game: string): { readonly [name: string]: NewBot } => ({
  ...botsIn(manifestOf(game)),
  ...UNOFFERED[game],
})

/** The same with the bots that others are measured against. */
export const allBotNames = (game: string): readonly string[] => Object.keys(allBots(game))
export const anyBotName = (game: string, given: string): string | undefined =>
  botName(game, given) ?? (Object.hasOwn(allBots(game), given) ? given : undefined)

/** A bot with a seed of its own; the same seed and sights give the same choices. */
export function newBot(game: string, given: string, seed: string, budget: Budget = USUAL): Bot {
  const name = anyBotName(game, given)
  if (name === undefined) throw new Error(`no bot of ${game} is called '${given}'`)
  return allBots(game)[name]!(seed, budget)
}

export const coachOf = (game: string): Coach | undefined => manifestOf(game)?.coach

/** How a bot searches; undefined for a bot that does not search or does not exist. */
export function searcherOf(id: string, given: string): TeamSearcher<unknown, unknown, unknown, unknown> | undefined {
  const manifest = manifestOf(id)
  if (manifest === undefined || anyBotName(id, given) === undefined) return undefined
  const searcher = searcherBehind(newBot(id, given, ''))
  return searcher && { ...searcher, game: manifest.game }
}

/** A bot that shares its searches with helpers. One that does not search, or has no helpers, answers by itself. */
export function newTeam(
  game: string,
  given: string,
  seed: string,
  budget: Budget = USUAL,
  helpers: readonly Helper[] = [],
): TeamBot {
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
