import { botName, botNames } from '@lastlight/bots'
import type { AnyGame } from '@lastlight/kernel'
import { BadArgument, CommandError } from './command.ts'

export function checkedPlayers({ configs }: AnyGame, given: number | undefined): number {
  const field = configs.players
  if (field.kind !== 'int') throw new CommandError("This game's number of players is no number.")
  const players = given ?? field.default
  if (players < field.min || players > field.max)
    throw new BadArgument(`--players ${players}: this game is played by ${field.min} to ${field.max}.`)
  return players
}

export const checkedBots = (game: string, given: string): readonly string[] =>
  given.split(',').map(each => {
    const name = botName(game, each.trim())
    if (name === undefined)
      throw new BadArgument(`--bots: there is no bot '${each}' here: name some of ${botNames(game).join(', ')}.`)
    return name
  })
