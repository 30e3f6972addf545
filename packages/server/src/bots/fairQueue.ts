// Whose bot thinks next: people take turns, and so do the tables of each. However many tables somebody has, nobody else waits
// for more than one of them.

/** On whose account a bot thinks: the owner of its table. */
export interface TaskOwner {
  readonly person: string
  readonly table: string
}

export class FairQueue<T> {
  /** Whoever stands first is next; whoever was served goes to the end. */
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

  /** At how many tables the bots of whoever is next wait. */
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

  /** Everything that waits; nothing does any more. */
  clear(): readonly T[] {
    const all = [...this.#people.values()].flatMap(tables => [...tables.values()].flat())
    this.#people.clear()
    this.#size = 0
    return all
  }
}

const firstOf = <K, V>(map: ReadonlyMap<K, V>): readonly [K, V] | undefined => map.entries().next().value
