// Where tests put their temporary files. A run makes hundreds of databases, and each would wait for the disk at every write.

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

/** Sets TMPDIR to a folder in memory, unless it is set already or there is too little memory. */
export function keepTempInMemory(): void {
  if (process.env.TMPDIR !== undefined || !isRoomy()) return
  const folder = mkdtempSync(join(MEMORY, 'lastlight-'))
  // As root, PostgreSQL runs as another user, who must get through this folder to its data.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}
