// What a game brings to `npm run tune`.

import type { Bot, Draws } from '@lastlight/bots'

/** Numbers above zero, by name. */
export interface Numbers {
  readonly [name: string]: number
}

/** One set of numbers that belong together. */
export interface Tuning {
  /** The numbers to begin with. */
  readonly usual: Numbers
  /** None is larger than this. */
  readonly most?: Numbers
  newBot(numbers: Numbers): Bot
  /** The settings of one game. */
  settings(draws: Draws, number: number): { readonly players: number; readonly [name: string]: unknown }
  /** How well a game went for the table, by what everybody sees in the end and by everything that was told. */
  resultOf(end: unknown, told: readonly unknown[]): Result
}

export interface Result {
  /** What is tuned for. */
  readonly worth: number
  /** What people want to know: the mean over all games is printed. */
  readonly figures: Numbers
}
