// One of the threads that fit a net. All of them take the same steps and wait for each other.

import { parentPort, workerData } from 'node:worker_threads'
import { Draws } from '@lastlight/bots'
import { move, paceAt } from './adam.ts'
import { Gradient, shapeOf } from './gradient.ts'
import { BATCH, type Epoch, PARTS, type TrainOrder } from './train.ts'

const { order, thread } = workerData as { readonly order: TrainOrder; readonly thread: number }
const { rows, learn, stop, epochs, threads, shared } = order
const { numbers, best, gradients, losses, barrier } = shared
const shape = shapeOf(order.sizes)
const gradient = new Gradient(shape, numbers, order.scales, order.target, rows)
const mine = Array.from({ length: PARTS }, (_, part) => part).filter(part => part % threads === thread)
const [from, to] = [thread, thread + 1].map(i => Math.floor((shape.length * i) / threads)) as [number, number]
/** So many epochs without a better loss end the fit. */
const PATIENCE = 3

function meet(): void {
  const opened = Atomics.load(barrier, 1)
  if (Atomics.add(barrier, 0, 1) === threads - 1) {
    Atomics.store(barrier, 0, 0)
    Atomics.add(barrier, 1, 1)
    Atomics.notify(barrier, 1)
    return
  }
  while (Atomics.load(barrier, 1) === opened) Atomics.wait(barrier, 1, opened)
}

function shuffle(list: Uint32Array, draws: Draws): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draws.below(i + 1)
    const held = list[i]!
    list[i] = list[j]!
    list[j] = held
  }
}

/** The rows that each part of the batch at `at` has; the last batch may be smaller. */
function addGradients(list: Uint32Array, at: number): number {
  const end = Math.min(list.length, at + BATCH)
  for (const part of mine) {
    const into = gradients.subarray(part * shape.length, (part + 1) * shape.length)
    into.fill(0)
    for (let i = at + part; i < end; i += PARTS) gradient.add(list[i]!, into)
  }
  return end - at
}

function step(count: number, steps: number, number: number): void {
  const pace = paceAt(number, steps)
  for (let i = from; i < to; i++) {
    let sum = 0
    for (let part = 0; part < PARTS; part++) sum += gradients[part * shape.length + i]!
    move(numbers, shared, i, sum / count, number + 1, pace)
  }
}

/** The mean loss on the games that tell when to stop: the same number in every thread. */
function lossNow(): number {
  for (const part of mine) {
    let sum = 0
    for (let i = part; i < stop.length; i += PARTS) sum += gradient.loss(stop[i]!)
    losses[part] = sum
  }
  meet()
  const sum = losses.reduce((all, each) => all + each, 0)
  meet()
  return sum / stop.length
}

const list = learn.slice()
const draws = new Draws(`order ${order.seed}`)
const steps = epochs * Math.ceil(list.length / BATCH)
let number = 0
let least = Number.POSITIVE_INFINITY
for (let epoch = 1, since = 0; epoch <= epochs && since < PATIENCE; epoch++) {
  shuffle(list, draws)
  for (let at = 0; at < list.length; at += BATCH) {
    const count = addGradients(list, at)
    meet()
    step(count, steps, number++)
    meet()
  }
  const loss = lossNow()
  const isBest = loss < least
  since = isBest ? 0 : since + 1
  if (isBest) {
    least = loss
    if (thread === 0) best.set(numbers)
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  if (thread === 0) parentPort?.postMessage({ epoch, loss, isBest } satisfies Epoch)
}
