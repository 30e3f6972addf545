// Sets flags of Node that suit the number of cores. V8 collects garbage with four helper threads. On a single core they
// block the event loop for milliseconds at a time; a single-threaded collection takes steps of a fraction of a
// millisecond, and a smaller young generation makes its pauses shorter.

import { availableParallelism } from 'node:os'
import process from 'node:process'

const ALONE = ['--single-threaded-gc', '--max-semi-space-size=32', '--heap-growing-percent=200']

export const flagsFor = (cores: number): readonly string[] => (cores === 1 ? ALONE : [])

/** Restarts Node with the missing flags in the same process; returns when none is missing. */
export function restartWithFlags(): void {
  const missing = flagsFor(availableParallelism()).filter(flag => !process.execArgv.includes(flag))
  // The operator's own flags come after ours, so they win.
  if (missing.length > 0)
    process.execve?.(process.execPath, [process.execPath, ...missing, ...process.execArgv, ...process.argv.slice(1)])
}
