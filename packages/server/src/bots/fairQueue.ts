// A queue in which networks take turns, in each of them people, and among the tables of each person those: however many
// people come from one network, and however many tables they have, others wait for at most one of them.

/** For whom a bot thinks. */
export interface TaskOwner {
  /** A mark of the network from which the table was made. A person costs nothing, so people alone are no measure. */
  readonly network: string
  readonly person: string
  readonly table: string
  /** Whether a person plays there too. Games of bots alone wait until no such game does. */
  readonly isPlayed: boolean
}

export class FairQueue<T> {
  readonly #played = new Turns<T>()
  readonly #alone = new Turns<T>()

  get size(): number {
    return this.#played.size + this.#alone.size
  }

  get #next(): Turns<T> {
    return this.#played.size > 0 ? this.#played : this.#alone
  }

  /** Among how many the time is shared of which the next item gets a part. */
  get shares(): number {
    return this.#next.shares
  }

  add({ network, person, table, isPlayed }: TaskOwner, item: T): void {
    const turns = isPlayed ? this.#played : this.#alone
    turns.add([network, person, table], item)
  }

  take(): T | undefined {
    return this.#next.take()
  }

  /** Empties the queue and gives its items. */
  clear(): readonly T[] {
    const all: T[] = []
    while (this.size > 0) all.push(this.take()!)
    return all
  }
}

/** Items by keys of several levels. On each level the first key is next; after its turn it goes to the end. */
class Turns<T> {
  readonly #byKey = new Map<string, Turns<T>>()
  readonly #items: T[] = []
  #size = 0

  get size(): number {
    return this.#size
  }

  get shares(): number {
    const next = firstOf(this.#byKey)
    return next ? this.#byKey.size * next[1].shares : 1
  }

  add([key, ...keys]: readonly string[], item: T): void {
    this.#size += 1
    if (key === undefined) return void this.#items.push(item)
    let turns = this.#byKey.get(key)
    if (!turns) this.#byKey.set(key, (turns = new Turns<T>()))
    turns.add(keys, item)
  }

  take(): T | undefined {
    if (this.#size === 0) return undefined
    this.#size -= 1
    const next = firstOf(this.#byKey)
    if (!next) return this.#items.shift()
    const [key, turns] = next
    const item = turns.take()
    this.#byKey.delete(key)
    if (turns.size > 0) this.#byKey.set(key, turns)
    return item
  }
}

const firstOf = <K, V>(map: ReadonlyMap<K, V>): readonly [K, V] | undefined => map.entries().next().value
