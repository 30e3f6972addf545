import type { Seat, Sight, Told } from '@lastlight/kernel'
import { type Event, game, type Option, type State, type View } from '@lastlight/long-night'
import { heardBy } from './heardBy.ts'

export type LongNightSight = Sight<State, Option, View, Event>

export const sightFrom = (state: State, seat: Seat, told: readonly Told<Event>[]): LongNightSight => ({
  seat,
  view: game.view(state, seat),
  options: game.options(state, seat),
  told: heardBy(seat, told),
  imagine: seed => game.resample(state, seat, seed),
})
