// Opens the file of an embedded database, with the rights and settings that it needs.

import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How long a statement waits for another process that is writing, such as a backup. */
export const BUSY_MS = 5000
/**
 * After so many pages SQLite copies its write-ahead log into the database; the file of the log is kept at most this
 * long.
 */
export const CHECKPOINT_PAGES = 10_000
const LOG_BYTES = 64 * 1024 * 1024
const OWNER_ONLY = 0o600
const OTHERS = 0o077

/** The file holds secret deals and hashes of passwords. SQLite gives the files beside it the same rights. */
function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY))
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(each, { throwIfNoEntry: false })
    if (!found?.isFile() || (found.mode & OTHERS) === 0) continue
    try {
      chmodSync(each, OWNER_ONLY)
    } catch {
      // The file belongs to another user, who lets us use it.
    }
  }
}

export function openFile(file: string): DatabaseSync {
  let db: DatabaseSync | undefined
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    keepPrivate(file)
    db = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
    db.exec('PRAGMA journal_mode = WAL')
    // The log is synced by `WalSync` after every commit, in another thread; SQLite itself would block this one for it.
    db.exec('PRAGMA synchronous = NORMAL')
    db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
    db.exec(`PRAGMA journal_size_limit = ${LOG_BYTES}`)
    // A file that cannot be written would fail only at the first write.
    db.exec('BEGIN IMMEDIATE')
    db.exec('ROLLBACK')
    return db
  } catch (problem) {
    db?.close()
    throw new Error(`the database ${file} cannot be used: ${reasonOf(problem)}`, { cause: problem })
  }
}

const reasonOf = (problem: unknown): string => {
  const { code, errcode, message } = problem as { code?: string; errcode?: number; message: string }
  // The low byte of SQLite's codes is the kind of problem.
  const kind = (errcode ?? 0) & 255
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return 'its folder cannot be written to; let the user who runs this write there, or set DATA_DIR to another folder'
  if (kind === READ_ONLY) return 'it can only be read; let the user who runs this write to it and to its folder'
  if (kind === CANNOT_OPEN) return 'the file cannot be opened; is its folder there, and may it be written to?'
  if (kind === NO_DATABASE) return 'the file is no SQLite database; move it away, and restore a backup'
  if (kind === DAMAGED) return 'the file is damaged; move it away, and restore a backup'
  if (kind === FULL) return 'the disk is full; make room'
  return message
}

const READ_ONLY = 8
const DAMAGED = 11
const FULL = 13
const CANNOT_OPEN = 14
const NO_DATABASE = 26
