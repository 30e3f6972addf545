// A thread that plays games until none is left, and reports them in batches.

import process from 'node:process'
import { parentPort, workerData } from 'node:worker_threads'
import { importGame } from './game.ts'
import type { Batch, Order, Played, Thinking } from './order.ts'
import { playOne } from './play.ts'

const EVERY = 300

const { order, worker } = workerData as { readonly order: Order; readonly worker: number }
const cells = new Int32Array(order.cells)
const game = await importGame(order.path)

let played: Played[] = []
let thinking: { [bot: string]: { decisions: number; ms: number } } = {}
let told = performance.now()

const clock = (bot: string, decisions: number, ms: number): void => {
  const spent = (thinking[bot] ??= { decisions: 0, ms: 0 })
  spent.decisions += decisions
  spent.ms += ms
}

function report(): void {
  const batch: Batch = { played, thinking: thinking satisfies Thinking }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(batch)
  played = []
  thinking = {}
  told = performance.now()
}

for (;;) {
  const number = Atomics.add(cells, 0, 1)
  if (number >= order.games) break
  Atomics.store(cells, worker + 1, number)
  played.push(playOne(game, order, number, clock))
  if (performance.now() - told > EVERY) report()
}
report()
process.exitCode = 0
