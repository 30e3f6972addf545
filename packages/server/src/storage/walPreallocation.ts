// SQLite's log is made as long as it will get before it is needed: a sync that has no new length to record is shorter,
// and far less often much longer. What lies behind the last frame is never looked at, and zeros are no frame.

import { closeSync, fstatSync, openSync, writeSync } from 'node:fs'

/** Whoever writes less than this does not wait for anything. */
const BUSY_COMMITS = 200
/** So little at a time that nobody notices. */
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

  /** Only for whoever is in a transaction that writes: nobody else writes to the log meanwhile. */
  grow(): void {
    this.#commits += 1
    if (this.#commits <= BUSY_COMMITS || this.#length >= this.#wanted) return
    try {
      this.#length = lengthened(this.#log, this.#wanted)
    } catch {
      // It was only for speed.
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
