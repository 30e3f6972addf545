// Bounds the memory that looking back takes, over all tables: a match keeps positions of its past, so that the next look
// does not replay the game from the deal. Only the matches that were looked back in last keep theirs.

/** Each keeps some hundred states. */
const MOST_MATCHES = 8

interface Rememberer {
  forgetPositions(): void
}

export class Lookbacks {
  /** The one that was looked back in last is the last. */
  readonly #matches = new Set<Rememberer>()

  note(match: Rememberer | undefined): void {
    if (!match) return
    this.#matches.delete(match)
    this.#matches.add(match)
    const [oldest] = this.#matches
    if (oldest === undefined || this.#matches.size <= MOST_MATCHES) return
    oldest.forgetPositions()
    this.#matches.delete(oldest)
  }
}
