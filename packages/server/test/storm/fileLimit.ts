// A disk on which nothing can be written any more: a limit on the size of files, set from outside. A process that
// ignores SIGXFSZ, as Node and PostgreSQL do, sees a write that fails.

import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

/** Why no disk can be filled on this machine; false where it can. */
export const noFileLimit: string | false = whyNot()

function whyNot(): string | false {
  try {
    execFileSync('prlimit', ['--fsize', '--pid', String(process.pid)], { stdio: 'ignore' })
    return false
  } catch {
    return 'prlimit (util-linux) is not on this machine'
  }
}

/** Sets only the soft limit, which its owner may raise again. A process that has ended is left out. */
function limit(pid: number, bytes: '0' | 'unlimited'): void {
  try {
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { stdio: 'ignore' })
  } catch {
    // It has ended meanwhile.
  }
}

export const fillDisk = (pids: readonly number[]): void => {
  for (const pid of pids) limit(pid, '0')
}

export const emptyDisk = (pids: readonly number[]): void => {
  for (const pid of pids) limit(pid, 'unlimited')
}

/** A process and those that it has started. */
export function withChildren(pid: number): readonly number[] {
  const children = globSync('/proc/[0-9]*/stat').flatMap(file => {
    try {
      // The name of the program stands in brackets, and may hold anything.
      const [, parent] = readFileSync(file, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return Number(parent) === pid ? [Number(file.split('/')[2])] : []
    } catch {
      return []
    }
  })
  return [pid, ...children]
}
