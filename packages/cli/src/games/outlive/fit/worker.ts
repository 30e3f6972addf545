// A thread that plays games until none is left.

import { parentPort, workerData } from 'node:worker_threads'
import { KINDS, PLAY } from './kinds.ts'
import type { FitOrder, FitResult } from './threads.ts'

const { seed, games, next } = workerData as FitOrder
const cell = new Int32Array(next)

for (;;) {
  const ticket = Atomics.add(cell, 0, 1)
  if (ticket >= games * KINDS.length) break
  const kind = KINDS[ticket % KINDS.length]!
  const number = Math.floor(ticket / KINDS.length)
  try {
    const played: FitResult = { kind, number, samples: PLAY[kind](seed, number) }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(played)
  } catch (problem) {
    throw new Error(`number ${number} of the ${kind} with the seed '${seed}' broke`, { cause: problem })
  }
}
