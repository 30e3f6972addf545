import { Draws } from '@lastlight/bots'
import type { AnyGame, Told } from '@lastlight/kernel'
import { LazySight } from '../sim/lazySight.ts'
import type { Numbers, Result, Tuning } from './tuning.ts'

/** One game in which all seats play with these numbers. */
export function playTable(game: AnyGame, tuning: Tuning, numbers: Numbers, seed: string, number: number): Result {
  const name = `tune ${seed} ${number}`
  const told: Told<unknown>[] = []
  const tell = (news: Told<unknown>): void => void told.push(news)
  const state = game.setup(tuning.settings(new Draws(name), number), name, tell)
  const bot = tuning.newBot(numbers)
  for (let [seat] = game.pending(state); seat !== undefined; [seat] = game.pending(state)) {
    const options = game.options(state, seat)
    const option = options.length === 1 ? options[0] : bot.choose(new LazySight(game, state, seat, told))
    game.play(state, seat, option, tell)
  }
  return tuning.resultOf(
    game.view(state, 'public'),
    told.map(({ event }) => event),
  )
}
