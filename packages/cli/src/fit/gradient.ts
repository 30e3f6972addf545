// Runs rows through a net that is being fitted, and says which way each of its numbers should go.

import { above, byInput, type Given, givenFor, weigh } from '@lastlight/bots/net'
import type { Rows } from './rows.ts'

/** All numbers of a net in one array: layer by layer the weights, input by input, then the bases. */
export interface Shape {
  readonly sizes: readonly number[]
  /** Where the weights and the bases of each layer begin. */
  readonly layers: readonly { readonly weights: number; readonly bases: number }[]
  readonly length: number
}

export function shapeOf(sizes: readonly number[]): Shape {
  let length = 0
  const layers = sizes.slice(1).map((outputs, i) => {
    const weights = length
    const bases = weights + sizes[i]! * outputs
    length = bases + outputs
    return { weights, bases }
  })
  return { sizes, layers, length }
}

/** Where the first output is in spreads from the mean. */
export interface Target {
  readonly mean: number
  readonly spread: number
}

/** The working memory of one thread. */
export class Gradient {
  readonly #shape: Shape
  readonly #numbers: Float64Array
  readonly #scales: Float32Array
  readonly #target: Target
  readonly #rows: Rows
  readonly #weights: readonly (readonly Float64Array[])[]
  /** What goes into each layer, its values, and the change of the loss with each of them. */
  readonly #given: readonly Given[]
  readonly #values: readonly Float64Array[]
  readonly #changes: readonly Float64Array[]

  constructor(shape: Shape, numbers: Float64Array, scales: Float32Array, target: Target, rows: Rows) {
    this.#shape = shape
    this.#numbers = numbers
    this.#scales = scales
    this.#target = target
    this.#rows = rows
    this.#weights = shape.layers.map(({ weights, bases }, i) =>
      byInput(numbers.subarray(weights, bases), shape.sizes[i]!),
    )
    this.#given = shape.sizes.slice(0, -1).map(givenFor)
    this.#values = shape.sizes.slice(1).map(size => new Float64Array(size))
    this.#changes = shape.sizes.slice(1).map(size => new Float64Array(size))
  }

  /** The squared error of the points and the surprise about the win. */
  loss(row: number): number {
    const [points, logit] = this.#run(row) as unknown as readonly [number, number]
    const win = this.#rows.win[row]!
    return (
      (points - this.#pointsOf(row)) ** 2 + Math.log1p(Math.exp(-Math.abs(logit))) + Math.max(0, logit) - win * logit
    )
  }

  /** Adds the gradient of one row. */
  add(row: number, gradient: Float64Array): void {
    const outputs = this.#run(row)
    const last = this.#changes.at(-1)!
    last[0] = 2 * (outputs[0]! - this.#pointsOf(row))
    last[1] = 1 / (1 + Math.exp(-outputs[1]!)) - this.#rows.win[row]!
    for (let i = this.#changes.length - 1; i >= 0; i--) {
      this.#addLayer(i, gradient)
      if (i > 0) this.#passBack(i)
    }
  }

  #pointsOf(row: number): number {
    const { mean, spread } = this.#target
    return (this.#rows.points[row]! - mean) / spread
  }

  #run(row: number): Float64Array {
    const { start, at, value } = this.#rows
    const { layers } = this.#shape
    const first = this.#given[0]!
    const from = start[row]!
    first.count = start[row + 1]! - from
    for (let k = 0; k < first.count; k++) {
      const input = at[from + k]!
      first.at[k] = input
      first.x[k] = value[from + k]! * this.#scales[input]!
    }
    for (const [i, { bases }] of layers.entries()) {
      const values = this.#values[i]!
      if (i > 0) above(this.#values[i - 1]!, this.#given[i]!)
      for (let j = 0; j < values.length; j++) values[j] = this.#numbers[bases + j]!
      weigh(this.#weights[i]!, this.#given[i]!, values)
    }
    return this.#values.at(-1)!
  }

  /** Adds the gradient of a layer's numbers. */
  #addLayer(i: number, gradient: Float64Array): void {
    const { weights, bases } = this.#shape.layers[i]!
    const { at, x, count } = this.#given[i]!
    const changes = this.#changes[i]!
    const width = changes.length
    for (let j = 0; j < width; j++) gradient[bases + j]! += changes[j]!
    let k = 0
    for (; k + 1 < count; k += 2) {
      const [p, q] = [x[k]!, x[k + 1]!]
      const a = weights + at[k]! * width
      const b = weights + at[k + 1]! * width
      for (let j = 0; j < width; j++) {
        const change = changes[j]!
        gradient[a + j]! += p * change
        gradient[b + j]! += q * change
      }
    }
    if (k < count) {
      const a = weights + at[k]! * width
      for (let j = 0; j < width; j++) gradient[a + j]! += x[k]! * changes[j]!
    }
  }

  /** Passes the change on to the layer before: units at zero have no part in it. */
  #passBack(i: number): void {
    const { weights } = this.#shape.layers[i]!
    const { at, count } = this.#given[i]!
    const changes = this.#changes[i]!
    const before = this.#changes[i - 1]!
    before.fill(0)
    for (let k = 0; k < count; k++) {
      const from = weights + at[k]! * changes.length
      let sum = 0
      for (let j = 0; j < changes.length; j++) sum += changes[j]! * this.#numbers[from + j]!
      before[at[k]!] = sum
    }
  }
}
