// Long work in parts: after some milliseconds of it others have their turn. One part of the log of a long game takes as long as
// a choice; all of it would hold up everybody for half a second.

import { setImmediate as turn } from 'node:timers/promises'
import { steadyNow } from './steady.ts'

const PART_MS = 10

/** Takes all steps, and gives what the last one gives. */
export async function inParts<R>(steps: Iterator<unknown, R, undefined>, now: () => number = steadyNow): Promise<R> {
  let until = now() + PART_MS
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (now() < until) continue
    await turn()
    until = now() + PART_MS
  }
}
