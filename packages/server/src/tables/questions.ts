// Keeps the options of every seat, and the version since which its question has been the same.

import type { AnyGame } from '@lastlight/kernel'
import type { LogEntry } from './logEntry.ts'
import type { AnyMatch } from './tableMatch.ts'

/** The options of a seat, and their JSON as it is sent. */
interface Question {
  readonly options: readonly unknown[]
  readonly json: string
}
const NO_QUESTION: Question = { options: [], json: '[]' }

export class Questions {
  readonly #questions: Question[] = []
  readonly #since: number[] = []
  /** How many log entries have been taken into account. */
  #seenEntries = 0

  of(seat: number): Question {
    return this.#questions[seat] ?? NO_QUESTION
  }

  since(seat: number): number {
    return this.#since[seat] ?? 0
  }

  update(game: AnyGame, match: AnyMatch, entries: readonly LogEntry[]): void {
    const seats = Array.from({ length: match.config.players }, (_, seat) => seat)
    // A seat that has chosen is asked anew, even if the options are the same; after an undo every seat is.
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
