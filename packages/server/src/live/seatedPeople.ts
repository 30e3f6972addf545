// Knows at which of the watched tables a person sits, so that a change of presence looks at those tables only.

import type { LiveTable } from '../tables/liveTable.ts'

export class SeatedPeople {
  readonly #tablesOf = new Map<string, Set<string>>()
  /** The seats of each table as they were counted. */
  readonly #seatsOf = new Map<string, LiveTable['seats']>()

  update({ row: { id }, seats }: LiveTable): void {
    // A table that changes its seats has a new list of them.
    if (this.#seatsOf.get(id) === seats) return
    this.remove(id)
    this.#seatsOf.set(id, seats)
    for (const { person_id: person } of seats) {
      if (person === null) continue
      const tables = this.#tablesOf.get(person)
      if (tables) tables.add(id)
      else this.#tablesOf.set(person, new Set([id]))
    }
  }

  remove(id: string): void {
    for (const { person_id: person } of this.#seatsOf.get(id) ?? []) {
      if (person === null) continue
      const tables = this.#tablesOf.get(person)
      tables?.delete(id)
      if (tables?.size === 0) this.#tablesOf.delete(person)
    }
    this.#seatsOf.delete(id)
  }

  tablesOf(person: string): Iterable<string> {
    return this.#tablesOf.get(person) ?? []
  }
}
