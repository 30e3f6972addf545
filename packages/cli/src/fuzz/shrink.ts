/** Plays the items; returns the prefix that failed, or undefined when none did. */
export type Fails<T> = (items: readonly T[]) => readonly T[] | undefined

/**
 * A short list that still fails: the failing prefix first, then without one chunk after another, in ever smaller
 * chunks, until no single item can be left out. Stops early when `isEnough` says so.
 */
export function shrink<T>(items: readonly T[], fails: Fails<T>, isEnough: () => boolean): readonly T[] {
  let best = fails(items) ?? items
  let size = Math.ceil(best.length / 2)
  while (size > 0 && !isEnough()) {
    const shorter = withoutChunks(best, size, fails, isEnough)
    if (size === 1 && shorter.length === best.length) break
    best = shorter
    size = Math.min(Math.ceil(size / 2), best.length)
  }
  return best
}

/** From the end, so that removed chunks do not shift the positions of the rest. */
function withoutChunks<T>(items: readonly T[], size: number, fails: Fails<T>, isEnough: () => boolean): readonly T[] {
  let best = items
  for (let end = best.length; end > 0 && !isEnough(); end = Math.min(end - size, best.length)) {
    const shorter = fails([...best.slice(0, Math.max(0, end - size)), ...best.slice(end)])
    if (shorter && shorter.length < best.length) best = shorter
  }
  return best
}
