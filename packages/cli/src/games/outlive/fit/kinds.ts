// What is played, in the order in which one game of each follows another.

import { type Pair, playPairs } from './pairs.ts'
import { playSetUps, type SetUp } from './setUps.ts'
import { playGame, type Snapshot } from './snapshots.ts'

/** By the number of the game. */
export interface Harvest {
  readonly games: readonly (readonly Snapshot[])[]
  readonly pairs: readonly (readonly Pair[])[]
  readonly setUps: readonly (readonly SetUp[])[]
}
export type Kind = keyof Harvest

export const PLAY: { readonly [kind in Kind]: (seed: string, number: number) => Harvest[kind][number] } = {
  games: playGame,
  pairs: playPairs,
  setUps: playSetUps,
}
export const KINDS = Object.keys(PLAY) as readonly Kind[]
