import { anyBotName } from '@lastlight/bots'
import type { Words } from '@lastlight/words'
import { botIn } from '../seated.ts'

const LEVELS = ['1', '2', '3', '4']

/** `level 4 (search@50)`; a bot that players are not offered has its name alone. */
export function botName(words: Words, game: string, given: string): string {
  const level = LEVELS.find(each => anyBotName(game, each) === botIn(given))
  return level === undefined ? given : words.say('sim.level', { n: level, bot: given })
}
