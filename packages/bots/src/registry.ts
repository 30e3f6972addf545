// Which bots there are for a game, by name.

import type { Bot } from './bot.ts'
import { greedyBot } from './outlive/greedy.ts'
import { randomBot } from './random.ts'

type Make = (seed: string) => Bot

/** For any game at all. */
const ANY: { readonly [name: string]: Make } = { random: randomBot }

const OF: { readonly [game: string]: { readonly [name: string]: Make } } = {
  outlive: { greedy: () => greedyBot() },
}

/** Levels have names too. */
const LEVELS: { readonly [level: string]: string } = { 2: 'greedy' }

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
export function newBot(game: string, given: string, seed: string): Bot {
  const name = botName(game, given)
  if (name === undefined) throw new Error(`no bot of ${game} is called '${given}'`)
  return makersOf(game)[name]!(seed)
}
