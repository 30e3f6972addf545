// Fits a net to rows, with several threads. The result does not depend on how many there are: each batch is cut into the
// same parts, and their gradients are added in the same order.

import { Worker } from 'node:worker_threads'
import { Draws } from '@lastlight/bots'
import { type NetParts, OUTPUTS } from '@lastlight/bots/net'
import { type Shape, shapeOf, type Target } from './gradient.ts'
import { rowsFor } from './heldOut.ts'
import type { Rows } from './rows.ts'

/** A batch has as many parts as there may be threads. */
export const PARTS = 16
const PART_ROWS = 16
export const BATCH = PARTS * PART_ROWS

export interface TrainOrder {
  readonly rows: Rows
  readonly learn: Uint32Array
  readonly stop: Uint32Array
  readonly sizes: readonly number[]
  readonly scales: Float32Array
  readonly target: Target
  readonly epochs: number
  readonly decay: number
  /** The length of the first steps. */
  readonly pace: number
  readonly seed: string
  readonly threads: number
  readonly shared: SharedArrays
}

/** Memory that the threads share. */
export interface SharedArrays {
  readonly numbers: Float64Array
  /** The numbers of the best epoch so far. */
  readonly best: Float64Array
  readonly mean: Float64Array
  readonly square: Float64Array
  /** Where the numbers are drawn to: those of the net that the fit began with, else zero. */
  readonly origin: Float64Array
  /** A gradient for each part of a batch. */
  readonly gradients: Float64Array
  /** The loss of each part. */
  readonly losses: Float64Array
  /** Of the barrier: how many have come, and how often it has opened. */
  readonly barrier: Int32Array
}

/** Told after each pass over all rows: the loss on the games that tell when to stop. */
export interface Epoch {
  readonly epoch: number
  readonly loss: number
  readonly isBest: boolean
}

export interface Wanted {
  readonly units: readonly number[]
  readonly epochs: number
  /** How strongly numbers are drawn to where they began; by the number of games if not given. */
  readonly decay?: number | undefined
  /** The net to begin with; numbers by chance if not given. */
  readonly from?: NetParts | undefined
  readonly seed: string
  readonly threads: number
}

/** The length of the first steps. A net that has learned already must not forget it, so it takes shorter ones. */
const PACE = 2e-3
const PACE_FROM = 4e-4

const WORKER = new URL('./trainWorker.ts', import.meta.url)

export async function train(
  rows: Rows,
  inputs: number,
  { units, epochs, decay, from, seed, threads }: Wanted,
  tell: (epoch: Epoch) => void,
): Promise<NetParts> {
  const learn = rowsFor('learn', rows)
  const shape = shapeOf([inputs, ...units, OUTPUTS.length])
  const shared = sharedArrays(shape)
  const target = from?.points ?? targetOf(rows, learn)
  const order: TrainOrder = {
    rows,
    learn,
    stop: rowsFor('stop', rows),
    sizes: shape.sizes,
    scales: from?.scales ?? scalesOf(rows, learn, inputs),
    target,
    epochs,
    decay: decay ?? decayFor(rows, learn),
    pace: from ? PACE_FROM : PACE,
    seed,
    threads: Math.min(threads, PARTS),
    shared,
  }
  if (from) {
    checkSizes(from, shape)
    shared.numbers.set(from.layers.flatMap(({ weights, bases }) => [...weights, ...bases]))
    shared.origin.set(shared.numbers)
  } else begin(shared.numbers, shape, new Draws(`fit ${seed}`))
  shared.best.set(shared.numbers)
  await runThreads(order, tell)
  return partsOf(shape, shared.best, order.scales, target)
}

async function runThreads(order: TrainOrder, tell: (epoch: Epoch) => void): Promise<void> {
  const threads = Array.from(
    { length: order.threads },
    (_, thread) => new Worker(WORKER, { workerData: { order, thread } }),
  )
  threads[0]!.on('message', tell)
  try {
    await Promise.all(
      threads.map(
        thread =>
          new Promise<void>((resolve, reject) => {
            thread.on('error', reject)
            thread.on('exit', () => resolve())
          }),
      ),
    )
  } finally {
    await Promise.all(threads.map(thread => thread.terminate()))
  }
}

function sharedArrays({ length }: Shape): SharedArrays {
  const floats = (count: number): Float64Array => new Float64Array(new SharedArrayBuffer(8 * count))
  return {
    numbers: floats(length),
    best: floats(length),
    mean: floats(length),
    square: floats(length),
    origin: floats(length),
    gradients: floats(PARTS * length),
    losses: floats(PARTS),
    barrier: new Int32Array(new SharedArrayBuffer(8)),
  }
}

/**
 * The fewer games there are, the more a net would learn them by heart, so the stronger its numbers are drawn towards zero.
 * Found by trying on a few thousand games of Outlive.
 */
function decayFor({ game }: Rows, learn: Uint32Array): number {
  const games = new Set(Array.from(learn, row => game[row]!)).size
  return Math.min(MOST_DECAY, DECAYING_GAMES / Math.max(1, games))
}
const MOST_DECAY = 2
const DECAYING_GAMES = 3500

function targetOf({ points }: Rows, learn: Uint32Array): Target {
  let sum = 0
  let squares = 0
  for (const row of learn) {
    sum += points[row]!
    squares += points[row]! ** 2
  }
  const n = Math.max(1, learn.length)
  const mean = sum / n
  return { mean, spread: Math.sqrt(squares / n - mean ** 2) || 1 }
}

/** An input that is seldom there must not become huge. */
const LEAST_SIZE = 0.1

/** Inputs of all kinds are brought to about the same size; they are not shifted, so that zero stays zero. */
function scalesOf({ start, at, value }: Rows, learn: Uint32Array, inputs: number): Float32Array {
  const squares = new Float64Array(inputs)
  for (const row of learn) for (let k = start[row]!; k < start[row + 1]!; k++) squares[at[k]!]! += value[k]! ** 2
  return Float32Array.from(squares, sum => 1 / Math.max(LEAST_SIZE, Math.sqrt(sum / Math.max(1, learn.length))))
}

function checkSizes({ layers }: NetParts, { sizes }: Shape): void {
  const its = [layers[0]!.inputs, ...layers.map(({ outputs }) => outputs)].join('-')
  if (its !== sizes.join('-')) throw new Error(`a fit of ${sizes.join('-')} cannot begin with a net of ${its}`)
}

/** Small numbers by chance; about as many inputs count at a time as there are units. */
function begin(numbers: Float64Array, { sizes, layers }: Shape, draws: Draws): void {
  for (const [i, { weights, bases }] of layers.entries()) {
    const size = Math.sqrt(2 / Math.min(sizes[i]!, 64))
    for (let k = weights; k < bases; k++) numbers[k] = size * (draws.below(20_001) / 10_000 - 1)
  }
}

const partsOf = ({ sizes, layers }: Shape, numbers: Float64Array, scales: Float32Array, points: Target): NetParts => ({
  points,
  scales,
  layers: layers.map(({ weights, bases }, i) => ({
    inputs: sizes[i]!,
    outputs: sizes[i + 1]!,
    weights: Float32Array.from(numbers.subarray(weights, bases)),
    bases: Float32Array.from(numbers.subarray(bases, bases + sizes[i + 1]!)),
  })),
})
