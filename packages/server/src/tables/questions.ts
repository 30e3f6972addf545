// What every seat may choose, and since which version it has been asked just that.

import type { AnyGame } from '@lastlight/kernel'
import type { AnyMatch } from './course.ts'
import type { Page } from './page.ts'

/** What a seat may choose, as it is and as it is sent. */
interface Question {
  readonly options: readonly unknown[]
  readonly json: string
}
const NO_QUESTION: Question = { options: [], json: '[]' }

export class Questions {
  readonly #asked: Question[] = []
  readonly #since: number[] = []
  /** How many of the pages have been looked at. */
  #looked = 0

  of(seat: number): Question {
    return this.#asked[seat] ?? NO_QUESTION
  }

  /** The version since which the question of this seat has been the same. */
  since(seat: number): number {
    return this.#since[seat] ?? 0
  }

  look(game: AnyGame, match: AnyMatch, pages: readonly Page[]): void {
    const seats = Array.from({ length: match.config.players }, (_, seat) => seat)
    // Whoever has chosen is asked anew, even if it is the same; and so is everybody after a step back.
    for (const { entry, version } of pages.slice(this.#looked))
      for (const seat of 'seat' in entry ? [entry.seat] : seats) this.#since[seat] = version
    this.#looked = pages.length
    for (const seat of seats) {
      const options = game.options(match.state, seat)
      const json = JSON.stringify(options)
      if (json === this.#asked[seat]?.json) continue
      this.#asked[seat] = { options, json }
      this.#since[seat] = match.version
    }
  }
}
