// What the rewinds in a log lead back to, worked out from the log alone.

import type { Entry } from './save.ts'

/** The entries whose result stands at a version: all before it, less what was rewound. There is no rewind among them. */
export function entriesLeadingTo(log: readonly Entry[], version: number): readonly Entry[] {
  const path: Entry[] = []
  for (let at = version; at > 0; ) {
    const entry = log[at - 1]!
    if ('rewind' in entry) at = entry.rewind
    else {
      path.push(entry)
      at--
    }
  }
  return path.reverse()
}

/** Every version that these entries go back to, with the index of the last entry that does. */
export function lastRewinds(entries: readonly Entry[]): ReadonlyMap<number, number> {
  return new Map(entries.flatMap((entry, i) => ('rewind' in entry ? [[entry.rewind, i] as const] : [])))
}
