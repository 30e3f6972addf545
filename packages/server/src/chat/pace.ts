// How fast somebody may talk: a few lines at once, then one at a time.

const BURST = 6
const MS_PER_LINE = 2000

export class Pace {
  /** By person: when all that was said is paid for. Whoever is not in it owes nothing. */
  readonly #paid = new Map<string, number>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether they may say one more line now, which counts. */
  allows(person: string): boolean {
    const now = this.#now()
    const paid = Math.max(this.#paid.get(person) ?? 0, now) + MS_PER_LINE
    if (paid - now > BURST * MS_PER_LINE) return false
    this.#forget(now)
    this.#paid.set(person, paid)
    return true
  }

  #forget(now: number): void {
    for (const [person, paid] of this.#paid) if (paid <= now) this.#paid.delete(person)
  }
}
