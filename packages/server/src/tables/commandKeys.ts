// The keys of the commands in a log: a command that comes again is recognised by its key.

import { type LogEntry, seatOf } from './logEntry.ts'

export class CommandKeys {
  /** By seat: the version that each key has made. Two people may have made the same key. */
  readonly #versions: Map<string, number>[] = []
  /** How many log entries have been taken into account. */
  #seenEntries = 0

  versionOf(seat: number, key: string): number | undefined {
    return this.#versions[seat]?.get(key)
  }

  update(entries: readonly LogEntry[]): void {
    for (; this.#seenEntries < entries.length; this.#seenEntries++) {
      const { entry, key, version } = entries[this.#seenEntries]!
      if (key === null) continue
      const seat = seatOf(entry)
      const versions = this.#versions[seat]
      if (versions) versions.set(key, version)
      else this.#versions[seat] = new Map([[key, version]])
    }
  }
}
