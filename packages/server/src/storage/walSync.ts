// Writes SQLite's log through to the disk in another thread, so that the event loop serves other tables meanwhile.

import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
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
    this.#file ??= this.#open()
    await this.#sync(this.#file)
  }

  /** SQLite keeps this file as long as the database is open. */
  #open(): number {
    syncFolder(dirname(this.#log))
    return openSync(this.#log, 'r+')
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }
}

/** A new file is safe only when its name is on the disk, too. Windows syncs no folders. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
