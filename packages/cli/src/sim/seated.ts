// A bot of a run with its own thinking time: `search@10`. The whole text is its name in the figures.

import { allBotNames, anyBotName, type Bot, type Budget, newBot, searcherOf } from '@lastlight/bots'
import { BadArgument } from '../command.ts'

interface Seated {
  readonly bot: string
  /** Milliseconds, or tries where the run counts tries. */
  readonly own: number | undefined
}

function seated(given: string): Seated {
  const [bot = '', own] = given.split('@')
  return { bot, own: own === undefined ? undefined : Number(own) }
}

export const botIn = (given: string): string => seated(given).bot

/** The names under which the bots of `--bots` play; levels are replaced by names. */
export const checkedSeated = (game: string, given: string): readonly string[] =>
  given.split(',').map(each => {
    const { bot, own } = seated(each.trim())
    const name = anyBotName(game, bot)
    if (name === undefined)
      throw new BadArgument(`--bots: there is no bot '${bot}' here: name some of ${allBotNames(game).join(', ')}.`)
    if (own === undefined) return name
    if (!Number.isInteger(own) || own < 1)
      throw new BadArgument(`--bots ${each}: after @ stands a whole number from 1.`)
    return `${name}@${own}`
  })

export const budgetIn = (given: string, usual: Budget): Budget => {
  const { own } = seated(given)
  if (own === undefined) return usual
  return 'ms' in usual ? { ms: own } : { iterations: own }
}

/** Such a bot may choose otherwise the next time. */
export const playsByClock = (game: string, given: string, usual: Budget): boolean =>
  'ms' in budgetIn(given, usual) && searcherOf(game, botIn(given)) !== undefined

export const newSeated = (game: string, given: string, seed: string, usual: Budget): Bot =>
  newBot(game, seated(given).bot, seed, budgetIn(given, usual))
