import type { Bot } from './bot.ts'
import { Draws } from './draws.ts'

/** Knows no game: any option is as good as any other. */
export function randomBot(seed: string): Bot {
  const draws = new Draws(seed)
  return { name: 'random', choose: ({ options }) => draws.oneOf(options) }
}
