import type { Searcher } from '@lastlight/bots'
import { LEVEL_4 as LONG_NIGHT_4 } from '@lastlight/bots/games/long-night'
import { LEVEL_4 as OUTLIVE_4 } from '@lastlight/bots/games/outlive'
import { type AnyGame, defaultConfig } from '@lastlight/kernel'
import { type State as LongNightState, game as longNight } from '@lastlight/long-night'
import { roundOf } from '@lastlight/long-night/queries/objectives'
import { type State as OutliveState, game as outlive } from '@lastlight/outlive'

export type AnySearcher = Searcher<unknown, unknown, unknown, unknown>

/** A game with its strongest bot. */
export interface Thinker {
  readonly game: AnyGame
  readonly config: { readonly players: number }
  readonly searcher: AnySearcher
  readonly round: (state: unknown) => number
  /** The rounds whose positions are searched. */
  readonly from: number
  readonly to: number
}

/** The only place that forgets the types of the games: everything else treats them alike. */
const thinkerOf = <S>(
  game: { readonly configs: typeof outlive.configs | typeof longNight.configs },
  searcher: unknown,
  round: (state: S) => number,
  [from, to]: readonly [number, number],
): Thinker => ({
  game: game as unknown as AnyGame,
  config: { ...defaultConfig(game.configs as typeof outlive.configs), players: 4 },
  searcher: searcher as AnySearcher,
  round: round as (state: unknown) => number,
  from,
  to,
})

export const THINKERS = {
  outlive: thinkerOf<OutliveState>(outlive, OUTLIVE_4, ({ round }) => round, [2, 4]),
  'long-night': thinkerOf<LongNightState>(longNight, LONG_NIGHT_4, roundOf, [2, 3]),
}
