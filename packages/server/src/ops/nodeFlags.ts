// V8 collects garbage with four helpers. Where the server has one core they take it from the event loop for milliseconds at a time, each in turn, and whoever
// has just chosen waits for all of them. Alone it collects in steps of a fraction of a millisecond, and a smaller young generation makes its pauses shorter.

import { availableParallelism } from 'node:os'
import process from 'node:process'

const ALONE = ['--single-threaded-gc', '--max-semi-space-size=16', '--heap-growing-percent=200']

/** What suits Node where the server has so many cores. */
export const flagsFor = (cores: number): readonly string[] => (cores === 1 ? ALONE : [])

/** Begins again with what suits this machine, in the same process; comes back when nothing is missing. */
export function restartWithFlags(): void {
  const missing = flagsFor(availableParallelism()).filter(flag => !process.execArgv.includes(flag))
  // What an operator has set comes after ours, and so counts.
  if (missing.length > 0)
    process.execve?.(process.execPath, [process.execPath, ...missing, ...process.execArgv, ...process.argv.slice(1)])
}
