// One game of a run again, by its number: a file that the page replays.

import { writeFileSync } from 'node:fs'
import { type AnyGame, Match } from '@lastlight/kernel'
import { TABLE_FORMAT } from '@lastlight/protocol/deal'
import { BadArgument } from '../command.ts'
import { playOne } from './playOne.ts'
import { type Order, seating, seedOf, tableAt } from './simOrder.ts'

/** Bots that search must think by tries: by the clock they may choose otherwise than in the run. */
export function replayOne(game: AnyGame, order: Order, number: number, file: string | undefined): number {
  if (file === undefined) throw new BadArgument('--game needs --save FILE: where the game is to be written.')
  const choices: (readonly [seat: number, option: unknown])[] = []
  const watched: AnyGame = {
    ...game,
    play(state, seat, option, tell) {
      choices.push([seat, option])
      game.play(state, seat, option, tell)
    },
  }
  const { played } = playOne(watched, order, number, () => undefined)
  if (played.failure !== undefined) throw new Error(played.failure)
  const { players, config } = tableAt(order, number)
  const match = Match.start(game, { ...config, players }, seedOf(order, number))
  for (const [seat, option] of choices) match.play(seat, option)
  const names = seating(order, number)
  const seats = names.map(bot => ({ kind: 'bot', level: bot.split('@')[0] }))
  writeFileSync(file, JSON.stringify({ format: TABLE_FORMAT, seats, save: match.save() }))
  const outcome = game.outcome(match.state)
  console.log(`game ${number}, seed '${seedOf(order, number)}', ${names.join(', ')}: ${match.version} choices`)
  console.log(`won by ${outcome?.winners.length ? outcome.winners.map(seat => `seat ${seat}`).join(', ') : 'nobody'}`)
  console.log(`written: ${file}; "Open a file" under My games or at /replay shows it`)
  return 0
}
