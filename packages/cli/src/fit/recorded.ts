// One game by bots, and some of its positions.

import { type Budget, Draws } from '@lastlight/bots'
import { Inputs } from '@lastlight/bots/net'
import type { AnyGame, Told } from '@lastlight/kernel'
import { LazySight } from '../sim/lazySight.ts'
import { newSeated } from '../sim/seated.ts'
import type { Fit } from './fit.ts'
import type { RecordedRow, RowList } from './rows.ts'

/** The bots of a fit and their games. */
export interface Plays {
  readonly seed: string
  /** Each seat gets one of them by chance. */
  readonly bots: readonly string[]
  readonly budget: Budget
}

export function recordGame(
  game: AnyGame,
  fit: Fit,
  { seed, bots, budget }: Plays,
  number: number,
  into: RowList,
): void {
  const name = `fit ${seed} ${number}`
  const draws = new Draws(name)
  const { features, settings, momentOf, roundOf, resultOf } = fit as unknown as Fit<unknown, unknown>
  const config = settings(draws)
  const seats = Array.from({ length: config.players }, (_, seat) => seat)
  const seated = seats.map(seat => newSeated(game.id, draws.oneOf(bots), `${name} ${seat}`, budget))
  const astray = draws.oneOf(fit.astray)
  const told: Told<unknown>[] = []
  const tell = (news: Told<unknown>): void => void told.push(news)
  const state = game.setup(config, name, tell)
  const inputs = new Inputs(features.names.length)
  const rows: RecordedRow[] = []
  let last = ''
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const moment = momentOf(state)
    if (moment.name !== last && draws.below(100) < moment.kept)
      for (const seat of seats) {
        const view = game.view(state, seat)
        features.readerOf(view)(seat, inputs.clear())
        const { at, value, count } = inputs
        rows.push({ seat, round: roundOf(view), at: at.slice(0, count), value: value.slice(0, count) })
      }
    last = moment.name
    const seat = draws.oneOf(pending)
    const options = game.options(state, seat)
    const option =
      options.length === 1 || draws.below(100) < astray
        ? draws.oneOf(options)
        : seated[seat]!.choose(new LazySight(game, state, seat, told))
    game.play(state, seat, option, tell)
  }
  const outcome = game.outcome(state)
  if (!outcome) throw new Error(`the game '${name}' has no outcome`)
  const results = seats.map(seat => resultOf(game.view(state, seat), seat, outcome))
  for (const row of rows) into.add(row, number, results[row.seat]!)
}
