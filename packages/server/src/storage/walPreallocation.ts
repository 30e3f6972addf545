// Makes the file of SQLite's write-ahead log as long as it will get before it is needed: a sync that does not have to
// record a new length is shorter and rarely slow. SQLite ignores zeros behind the last frame.

import { closeSync, fstatSync, openSync, writeSync } from 'node:fs'

/** A database with fewer commits does not need the speed. */
const BUSY_COMMITS = 200
/** The file grows by this much at a time, so that no commit takes noticeably longer. */
const SLICE = Buffer.alloc(512 * 1024)

export class WalPreallocation {
  readonly #log: string
  readonly #wanted: number
  #length = 0
  #commits = 0

  constructor(database: string, wanted: number) {
    this.#log = `${database}-wal`
    this.#wanted = wanted
  }

  /** Call it inside a transaction that writes: then no other process writes to the log. */
  grow(): void {
    this.#commits += 1
    if (this.#commits <= BUSY_COMMITS || this.#length >= this.#wanted) return
    try {
      this.#length = lengthened(this.#log, this.#wanted)
    } catch {
      // Preallocation only saves time, so a failure is ignored.
      this.#length = Infinity
    }
  }
}

function lengthened(file: string, wanted: number): number {
  const log = openSync(file, 'r+')
  try {
    const { size } = fstatSync(log)
    const more = Math.min(SLICE.length, wanted - size)
    return more > 0 ? size + writeSync(log, SLICE, 0, more, size) : size
  } finally {
    closeSync(log)
  }
}
