// Positions of games with what came of them: the table that a net is fitted to.

import type { Result } from './fit.ts'

/** Columns of equal length, a row for each seat of each position. */
export interface Rows {
  /** The number of the game. */
  readonly game: Uint32Array
  readonly round: Uint8Array
  /** At the end of the game, for the seat. */
  readonly points: Float32Array
  /** 1 for a win, a part of it for a shared one. */
  readonly win: Float32Array
  /** Where the inputs of a row begin; one more than there are rows. */
  readonly start: Uint32Array
  readonly at: Uint16Array
  readonly value: Int16Array
}

/** In memory that threads share. */
export function joined(parts: readonly Rows[]): Rows {
  const rows = parts.reduce((sum, { game }) => sum + game.length, 0)
  const inputs = parts.reduce((sum, { at }) => sum + at.length, 0)
  const all: Rows = {
    game: new Uint32Array(new SharedArrayBuffer(4 * rows)),
    round: new Uint8Array(new SharedArrayBuffer(rows)),
    points: new Float32Array(new SharedArrayBuffer(4 * rows)),
    win: new Float32Array(new SharedArrayBuffer(4 * rows)),
    start: new Uint32Array(new SharedArrayBuffer(4 * (rows + 1))),
    at: new Uint16Array(new SharedArrayBuffer(2 * inputs)),
    value: new Int16Array(new SharedArrayBuffer(2 * inputs)),
  }
  let row = 0
  let input = 0
  for (const part of parts) {
    for (const name of ['game', 'round', 'points', 'win'] as const) all[name].set(part[name], row)
    for (const name of ['at', 'value'] as const) all[name].set(part[name], input)
    for (let i = 0; i < part.game.length; i++) all.start[row + i] = input + part.start[i]!
    row += part.game.length
    input += part.at.length
  }
  all.start[rows] = input
  return all
}

/** Grows row by row. */
export class RowList {
  readonly #game: number[] = []
  readonly #round: number[] = []
  readonly #points: number[] = []
  readonly #win: number[] = []
  readonly #start: number[] = [0]
  readonly #at: number[] = []
  readonly #value: number[] = []

  add(row: RecordedRow, game: number, { points, win }: Result): void {
    this.#game.push(game)
    this.#round.push(row.round)
    this.#points.push(points)
    this.#win.push(win)
    for (const at of row.at) this.#at.push(at)
    for (const value of row.value) this.#value.push(value)
    this.#start.push(this.#at.length)
  }

  take(): Rows {
    return {
      game: Uint32Array.from(this.#game),
      round: Uint8Array.from(this.#round),
      points: Float32Array.from(this.#points),
      win: Float32Array.from(this.#win),
      start: Uint32Array.from(this.#start),
      at: Uint16Array.from(this.#at),
      value: Int16Array.from(this.#value),
    }
  }
}

/** A position as one seat knows it, before the end of the game is known. */
export interface RecordedRow {
  readonly seat: number
  readonly round: number
  readonly at: Uint16Array
  readonly value: Int16Array
}
