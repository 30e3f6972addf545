import type { Seat, Sight, Told } from '@lastlight/kernel'
import { type Event, game, type Option, type State, type View } from '@lastlight/outlive'
import type { Bot } from '../src/index.ts'
import { heardBy } from './heardBy.ts'

export type OutliveSight = Sight<State, Option, View, Event>
export type OutliveBot = Bot<State, Option, View, Event>

export const sightFrom = (state: State, seat: Seat, told: readonly Told<Event>[]): OutliveSight => ({
  seat,
  view: game.view(state, seat),
  options: game.options(state, seat),
  told: heardBy(seat, told),
  imagine: seed => game.resample(state, seat, seed),
})

/** A question with several options. */
export interface OpenQuestion {
  readonly state: State
  readonly seat: Seat
  readonly told: readonly Told<Event>[]
}

/** A whole game; `visit` sees every choice among at least two. */
export function played(
  players: number,
  seed: string,
  botOf: (seat: Seat) => OutliveBot,
  visit: (moment: OpenQuestion) => void = () => undefined,
): State {
  const told: Told<Event>[] = []
  const tell = (news: Told<Event>): void => {
    told.push(news)
  }
  const state = game.setup({ players, quick: false, heroes: 'together' }, seed, tell)
  for (let [seat] = game.pending(state); seat !== undefined; [seat] = game.pending(state)) {
    if (game.options(state, seat).length > 1) visit({ state, seat, told })
    game.play(state, seat, botOf(seat).choose(sightFrom(state, seat, told)), tell)
  }
  return state
}
