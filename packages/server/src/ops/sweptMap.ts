// A map that forgets what is no longer needed. It looks through its values only when their number has doubled since the
// last time, so adding one costs the same however many there are.

export class SweptMap<Key, Value> {
  readonly #values = new Map<Key, Value>()
  readonly #isNeeded: (value: Value) => boolean
  #kept = 0

  constructor(isNeeded: (value: Value) => boolean) {
    this.#isNeeded = isNeeded
  }

  get size(): number {
    return this.#values.size
  }

  get(key: Key): Value | undefined {
    return this.#values.get(key)
  }

  add(key: Key, value: Value): void {
    if (this.#values.size >= 2 * this.#kept) this.#sweep()
    this.#values.set(key, value)
  }

  #sweep(): void {
    for (const [key, value] of this.#values) if (!this.#isNeeded(value)) this.#values.delete(key)
    this.#kept = this.#values.size
  }
}
