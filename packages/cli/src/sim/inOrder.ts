import type { Batch } from './order.ts'

/**
 * Passes on batches of one game each in the order of their games. Whoever stops on what they have seen must not see the
 * short games first, and sees the same whatever the number of workers.
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
