// A fit is tested on games that it has not seen: whole games, because moments of one game resemble each other.

import { Equations, type Line, predict, type RidgeOptions, type Row } from './ridge.ts'

const EVERY = 5
export const LEAST_GAMES = EVERY

export const isHeldOut = (game: number): boolean => game % EVERY === EVERY - 1

export interface Study<T> {
  /** By the number of the game. */
  readonly games: readonly (readonly T[])[]
  readonly columns: number
  readonly read: (sample: T) => Row
  readonly options: RidgeOptions
  /** Called with the error of a fit to the other games, for each sample that was held out. */
  readonly tell: (sample: T, error: number) => void
}

export function fit<T>({ games, columns, read, options, tell }: Study<T>): Line {
  const equations = new Equations(columns)
  const heldOut: T[] = []
  for (const [number, samples] of games.entries())
    for (const sample of samples) {
      if (isHeldOut(number)) heldOut.push(sample)
      else equations.add(read(sample))
    }
  const blind = equations.ridge(options)
  for (const sample of heldOut) {
    const row = read(sample)
    tell(sample, row.target - predict(blind, row.columns))
    equations.add(row)
  }
  return equations.ridge(options)
}
