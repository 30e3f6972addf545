// One of the threads that fit a net. All of them take the same steps and wait for each other.

import { parentPort, workerData } from 'node:worker_threads'
import { Draws } from '@lastlight/bots'
import { move, type Step } from './adam.ts'
import { Gradient, shapeOf } from './gradient.ts'
import { BATCH, type Epoch, PARTS, type TrainOrder } from './train.ts'

const { order, thread } = workerData as { readonly order: TrainOrder; readonly thread: number }
const { rows, learn, stop, epochs, decay, threads, shared } = order
const { numbers, best, gradients, losses, barrier } = shared
const shape = shapeOf(order.sizes)
const gradient = new Gradient(shape, numbers, order.scales, order.target, rows)
const mine = Array.from({ length: PARTS }, (_, part) => part).filter(part => part % threads === thread)
const [from, to] = [thread, thread + 1].map(i => Math.floor((shape.length * i) / threads)) as [number, number]
/** So many times in an epoch the net is tried on the games that tell when to stop. */
const LEGS = 4
/** A leg that makes it no better is taken back, and the steps become half as long, until they are too short to matter. */
const SLOWEST = order.pace / 40

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
function addGradients(list: Uint32Array, at: number, last: number): number {
  const end = Math.min(last, at + BATCH)
  for (const part of mine) {
    const into = gradients.subarray(part * shape.length, (part + 1) * shape.length)
    into.fill(0)
    for (let i = at + part; i < end; i += PARTS) gradient.add(list[i]!, into)
  }
  return end - at
}

function step(count: number, step: Step): void {
  for (let i = from; i < to; i++) {
    let sum = 0
    for (let part = 0; part < PARTS; part++) sum += gradients[part * shape.length + i]!
    move(numbers, shared, i, sum / count, step)
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
const leg = Math.max(BATCH, Math.ceil(list.length / LEGS))
let number = 0
let least = lossNow()
let pace = order.pace
for (let n = 0; n < epochs * LEGS && pace > SLOWEST; n++) {
  const first = (n % LEGS) * leg
  if (first === 0) shuffle(list, draws)
  const end = Math.min(list.length, first + leg)
  for (let at = first; at < end; at += BATCH) {
    const count = addGradients(list, at, end)
    meet()
    step(count, { number: ++number, pace, decay })
    meet()
  }
  const loss = lossNow()
  const isBest = loss < least
  const keep = isBest ? best : numbers
  keep.set((isBest ? numbers : best).subarray(from, to), from)
  if (isBest) least = loss
  else pace /= 2
  meet()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  if (thread === 0) parentPort?.postMessage({ epoch: (n + 1) / LEGS, loss, isBest } satisfies Epoch)
}
