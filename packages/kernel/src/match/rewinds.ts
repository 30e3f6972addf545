// Works out from the log alone which position each rewind leads to.

import type { Entry } from './save.ts'

/**
 * The entries that lead to a version: all before it, without those that were rewound. There is no rewind among them.
 */
export const entriesLeadingTo = (log: readonly Entry[], version: number): readonly Entry[] =>
  versionsLeadingTo(log, version).map(each => log[each]!)

/** The versions before those entries. */
export function versionsLeadingTo(log: readonly Entry[], version: number): readonly number[] {
  const path: number[] = []
  for (let at = version; at > 0; ) {
    const entry = log[at - 1]!
    if ('rewind' in entry) at = entry.rewind
    else path.push(--at)
  }
  return path.reverse()
}

/** Every version that the first `most` rewinds go back to, with the index of the last rewind to it. */
export function lastRewinds(entries: readonly Entry[], most: number): ReadonlyMap<number, number> {
  const rewinds = entries.flatMap((entry, i) => ('rewind' in entry ? [[entry.rewind, i] as const] : []))
  return new Map(rewinds.slice(0, most))
}
