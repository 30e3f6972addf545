// What every seat may choose, and since which version it has been asked just that.

import type { AnyGame } from '@lastlight/kernel'
import type { LogEntry } from './logEntry.ts'
import type { AnyMatch } from './tableMatch.ts'

/** What a seat may choose, as it is and as it is sent. */
interface Question {
  readonly options: readonly unknown[]
  readonly json: string
}
const NO_QUESTION: Question = { options: [], json: '[]' }

export class Questions {
  readonly #questions: Question[] = []
  readonly #since: number[] = []
  /** How many of the pages have been looked at. */
  #seenEntries = 0

  of(seat: number): Question {
    return this.#questions[seat] ?? NO_QUESTION
  }

  /** The version since which the question of this seat has been the same. */
  since(seat: number): number {
    return this.#since[seat] ?? 0
  }

  update(game: AnyGame, match: AnyMatch, entries: readonly LogEntry[]): void {
    const seats = Array.from({ length: match.config.players }, (_, seat) => seat)
    // Whoever has chosen is asked anew, even if it is the same; and so is everybody after a step back.
    for (const { entry, version } of entries.slice(this.#seenEntries))
      for (const seat of 'seat' in entry ? [entry.seat] : seats) this.#since[seat] = version
    this.#seenEntries = entries.length
    for (const seat of seats) {
      const options = game.options(match.state, seat)
      const json = JSON.stringify(options)
      if (json === this.#questions[seat]?.json) continue
      this.#questions[seat] = { options, json }
      this.#since[seat] = match.version
    }
  }
}
