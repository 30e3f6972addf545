/** Root mean square errors, by fit and by round. */
export class Errors {
  readonly #piles = new Map<string, { count: number; squares: number }>()

  add(what: string, round: number, error: number): void {
    for (const name of [what, nameOf(what, round)]) {
      const { count, squares } = this.#piles.get(name) ?? { count: 0, squares: 0 }
      this.#piles.set(name, { count: count + 1, squares: squares + error * error })
    }
  }

  count(what: string): number {
    return this.#piles.get(what)?.count ?? 0
  }

  /** The error of one round or of all; undefined without samples. */
  root(what: string, round?: number): number | undefined {
    const pile = this.#piles.get(round === undefined ? what : nameOf(what, round))
    return pile && Math.sqrt(pile.squares / pile.count)
  }
}

const nameOf = (what: string, round: number): string => `${what} ${round}`
