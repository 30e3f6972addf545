// Where tests put what they throw away. Hundreds of databases need no disk, and on one they wait for it.

import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

const MEMORY = '/dev/shm'
const ENOUGH = 3 * 2 ** 30

function isRoomy(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH && freemem() >= 2 * ENOUGH
  } catch {
    return false // There is no such folder.
  }
}

/** Temporary files go to the memory from now on, where there is enough of it and nobody has said where they go. */
export function keepTempInMemory(): void {
  if (process.env.TMPDIR !== undefined || !isRoomy()) return
  const folder = mkdtempSync(join(MEMORY, 'lastlight-'))
  // A database of the tests may belong to another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}
