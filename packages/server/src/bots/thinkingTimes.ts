// How long bots have lately taken to choose among several options. A bot with a single option takes one of these times too:
// otherwise the speed of its answer would tell others that it had no choice, and so what it does not hold.

import { randomInt } from 'node:crypto'
import { steadyNow } from '../ops/steady.ts'

/** Times differ from position to position, and with the number of bots that wait for a thread. */
const MOST_TIMES = 32

export class ThinkingTimes {
  readonly #byLevel = new Map<string, number[]>()
  readonly #unknownMs: number
  readonly #now: () => number

  /** `unknownMs`: the longest time of a bot that nobody has seen thinking. */
  constructor(unknownMs: number, now: () => number = steadyNow) {
    this.#unknownMs = unknownMs
    this.#now = now
  }

  /** Notes how long this takes. `level`: that of the bot, with its game. */
  async noting<T>(level: string, thinking: Promise<T>): Promise<T> {
    const begun = this.#now()
    const chosen = await thinking
    const times = this.#byLevel.get(level) ?? []
    times.push(this.#now() - begun)
    if (times.length > MOST_TIMES) times.shift()
    this.#byLevel.set(level, times)
    return chosen
  }

  /** One of the times of such bots, at random. */
  like(level: string): number {
    const times = this.#byLevel.get(level)
    return times ? times[randomInt(times.length)]! : randomInt(this.#unknownMs)
  }
}
