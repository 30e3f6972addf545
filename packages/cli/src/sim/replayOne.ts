// One game of a run again, by its number: a file that the page replays.

import { closeSync, openSync, writeFileSync } from 'node:fs'
import { type AnyGame, checkedConfig, Match } from '@lastlight/kernel'
import { TABLE_FORMAT } from '@lastlight/protocol/deal'
import { BadArgument, CommandError } from '../command.ts'
import { playOne } from './playOne.ts'
import { botIn, playsByClock } from './seated.ts'
import { type Order, seating, seedOf, tableAt } from './simOrder.ts'

export function replayOne(game: AnyGame, order: Order, number: number, file: string | undefined): number {
  if (file === undefined) throw new BadArgument('--game needs --save FILE: where the game is to be written.')
  if (number >= order.games)
    throw new BadArgument(`--game ${number}: the run has ${order.games} games, from 0 to ${order.games - 1}.`)
  if (seating(order, number).some(bot => playsByClock(game.id, bot, order.budget)))
    throw new BadArgument(
      'By the clock these bots may choose otherwise: play the run with --iterations N instead of --think.',
    )
  mustBeWritable(file)
  const choices: (readonly [seat: number, option: unknown])[] = []
  const watched: AnyGame = {
    ...game,
    play(state, seat, option, tell) {
      game.play(state, seat, option, tell)
      choices.push([seat, option])
    },
  }
  const { played } = playOne(watched, order, number, () => undefined)
  const { players, config } = tableAt(order, number)
  const match = Match.start(game, checkedConfig(game.configs, { ...config, players }), seedOf(order, number))
  for (const [seat, option] of choices) match.play(seat, option)
  const names = seating(order, number)
  const seats = names.map(bot => ({ kind: 'bot', level: botIn(bot) }))
  writeFileSync(file, JSON.stringify({ format: TABLE_FORMAT, seats, save: match.save() }))
  const outcome = game.outcome(match.state)
  console.log(`game ${number}, seed '${seedOf(order, number)}', ${names.join(', ')}: ${match.version} choices`)
  if (played.failure === undefined)
    console.log(
      `won by ${outcome?.winners.length ? outcome.winners.map(seat => `seat ${seat + 1}`).join(', ') : 'nobody'}`,
    )
  else console.log(`failed after these: ${played.failure}`)
  console.log(`written: ${file}; "Open a file" under My games or at /replay shows it`)
  return played.failure === undefined ? 0 : 1
}

function mustBeWritable(file: string): void {
  try {
    closeSync(openSync(file, 'a'))
  } catch (problem) {
    throw new CommandError(
      `${file} cannot be written (${(problem as NodeJS.ErrnoException).code}): name another place.`,
    )
  }
}
