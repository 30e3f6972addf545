// A thread that plays games until none is left, and reports them in batches.

import process from 'node:process'
import { parentPort, workerData } from 'node:worker_threads'
import { manifestOf } from '../games/index.ts'
import { importGame } from '../importGame.ts'
import { thingOf } from './countsById.ts'
import { playOne } from './playOne.ts'
import type { Batch, Order, Played, Thinking } from './simOrder.ts'
import { type Counts, countAll, keepLeast } from './sums.ts'

const { order, worker } = workerData as { readonly order: Order; readonly worker: number }
const EVERY = order.atOnce ? 0 : 300
const cells = new Int32Array(order.cells)
const game = await importGame(order.path)
const statistics = order.isCounted ? (await manifestOf(game.id))?.statistics : undefined

let played: Played[] = []
let thinking: { [bot: string]: { decisions: number; ms: number } } = {}
let counted: Counts = new Map()
let examples: Counts = new Map()
let told = performance.now()

const clock = (bot: string, decisions: number, ms: number): void => {
  const spent = (thinking[bot] ??= { decisions: 0, ms: 0 })
  spent.decisions += decisions
  spent.ms += ms
}

function report(): void {
  const batch: Batch = { played, thinking: thinking satisfies Thinking, counted, examples }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(batch)
  played = []
  thinking = {}
  counted = new Map()
  examples = new Map()
  told = performance.now()
}

for (;;) {
  const number = Atomics.add(cells, 0, 1)
  if (number >= order.games) break
  Atomics.store(cells, worker + 1, number)
  const done = playOne(game, order, number, clock, statistics?.beginCount())
  played.push(done.played)
  if (done.counted) {
    countAll(counted, done.counted)
    for (const [name, n] of done.counted) if (n > 0) keepLeast(examples, thingOf(name), number)
  }
  if (performance.now() - told >= EVERY) report()
}
if (played.length > 0) report()
process.exitCode = 0
