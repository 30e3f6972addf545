// The kinds of games that are played, in turn.

import { type Pair, playPairs } from './pairs.ts'
import { playSetUps, type SetUp } from './setUps.ts'
import { playGame, type ShelterSample } from './shelterSamples.ts'

/** By the number of the game. */
export interface FitGames {
  readonly games: readonly (readonly ShelterSample[])[]
  readonly pairs: readonly (readonly Pair[])[]
  readonly setUps: readonly (readonly SetUp[])[]
}
export type Kind = keyof FitGames

export const PLAY: { readonly [kind in Kind]: (seed: string, number: number) => FitGames[kind][number] } = {
  games: playGame,
  pairs: playPairs,
  setUps: playSetUps,
}
export const KINDS = Object.keys(PLAY) as readonly Kind[]
