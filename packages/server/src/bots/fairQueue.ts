// A queue in which people take turns, and so do the tables of each person: however many tables a person has, others
// wait for at most one of them.

/** The person and the table on whose behalf a bot thinks. */
export interface TaskOwner {
  readonly person: string
  readonly table: string
}

export class FairQueue<T> {
  /** The first person is next; after their task they go to the end. */
  readonly #people = new Map<string, Map<string, T[]>>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** How many people wait. */
  get people(): number {
    return this.#people.size
  }

  add({ person, table }: TaskOwner, item: T): void {
    let tables = this.#people.get(person)
    if (!tables) this.#people.set(person, (tables = new Map<string, T[]>()))
    const items = tables.get(table)
    if (items) items.push(item)
    else tables.set(table, [item])
    this.#size += 1
  }

  /** How many tables of the next person have tasks. */
  get nextTables(): number {
    return firstOf(this.#people)?.[1].size ?? 0
  }

  take(): T | undefined {
    const next = firstOf(this.#people)
    const [table, items] = (next && firstOf(next[1])) ?? []
    if (!next || table === undefined || !items) return undefined
    const [person, tables] = next
    const item = items.shift()
    tables.delete(table)
    if (items.length > 0) tables.set(table, items)
    this.#people.delete(person)
    if (tables.size > 0) this.#people.set(person, tables)
    this.#size -= 1
    return item
  }

  /** Empties the queue and gives its items. */
  clear(): readonly T[] {
    const all = [...this.#people.values()].flatMap(tables => [...tables.values()].flat())
    this.#people.clear()
    this.#size = 0
    return all
  }
}

const firstOf = <K, V>(map: ReadonlyMap<K, V>): readonly [K, V] | undefined => map.entries().next().value
