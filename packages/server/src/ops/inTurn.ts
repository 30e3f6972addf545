// Work under the same key is done one piece after the other.

export class InTurn {
  /** The end of the last piece under each key; keys without work are not kept. */
  readonly #last = new Map<string, Promise<void>>()

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const done = Promise.withResolvers<void>()
    const before = this.#last.get(key)
    this.#last.set(key, done.promise)
    await before
    try {
      return await work()
    } finally {
      if (this.#last.get(key) === done.promise) this.#last.delete(key)
      done.resolve()
    }
  }

  get size(): number {
    return this.#last.size
  }
}
