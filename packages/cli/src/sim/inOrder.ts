import type { Batch } from './simOrder.ts'

/**
 * Passes batches of one game each on in the order of the games: a rule that stops the run must not see the short games
 * first, and must see the same whatever the number of threads.
 */
export function inOrder(pass: (batch: Batch) => void): (batch: Batch) => void {
  const early = new Map<number, Batch>()
  let next = 0
  return batch => {
    early.set(batch.played[0]!.number, batch)
    for (let due = early.get(next); due; due = early.get(next)) {
      early.delete(next)
      next++
      pass(due)
    }
  }
}
