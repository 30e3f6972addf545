// Writes SQLite's log through to the disk in another thread, so that the event loop serves other tables meanwhile.

import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'

/** Resolves when everything that was written to this file before the call is on the disk. */
export type Sync = (file: number) => Promise<void>

export const syncToDisk: Sync = promisify(fdatasync)

export class WalSync {
  readonly #log: string
  readonly #sync: Sync
  #file: number | undefined

  constructor(database: string, sync: Sync) {
    this.#log = `${database}-wal`
    this.#sync = sync
  }

  async sync(): Promise<void> {
    // SQLite keeps this file as long as the database is open.
    this.#file ??= openSync(this.#log, 'r+')
    await this.#sync(this.#file)
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }
}
