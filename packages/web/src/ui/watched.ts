// A value that is watched. Without React, which the page's first script does not wait for.

export interface Watched<T> {
  get(): T
  /** Calls the listener after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void
}

export interface Store<T> extends Watched<T> {
  set(value: T): void
}

export function newStore<T>(first: T): Store<T> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
