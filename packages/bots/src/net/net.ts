// A small net: inputs that are mostly zero, layers that keep what is above zero, and two outputs. Sums are made in a fixed
// order of plain additions and multiplications, so every machine gets the same numbers.

import type { Inputs } from './features.ts'
import { logistic } from './logistic.ts'
import { above, type Given, givenFor, weigh } from './weigh.ts'

/** From the inputs or the layer before. The weights of one input stand together: an input that is zero costs nothing. */
export interface Layer {
  readonly inputs: number
  readonly outputs: number
  readonly weights: Float32Array
  readonly bases: Float32Array
}

export interface NetParts {
  readonly layers: readonly Layer[]
  /** Each input is multiplied by its own scale first. */
  readonly scales: Float32Array
  /** The first output is this many spreads above the mean. */
  readonly points: { readonly mean: number; readonly spread: number }
}

/** The outputs of a net, in the order of its last layer. */
export const OUTPUTS = ['points', 'win'] as const

export class Net {
  readonly parts: NetParts
  /** The values of each layer, and what goes into it. */
  readonly #values: readonly Float64Array[]
  readonly #given: readonly Given[]

  constructor(parts: NetParts) {
    this.parts = parts
    this.#values = parts.layers.map(({ outputs }) => new Float64Array(outputs))
    this.#given = parts.layers.map(({ inputs }) => givenFor(inputs))
  }

  /** The points that the seat will end with. */
  points(inputs: Inputs): number {
    const { mean, spread } = this.parts.points
    return mean + spread * this.#run(inputs)[0]!
  }

  /** How likely the seat is to win, 0 to 1. */
  chance(inputs: Inputs): number {
    return logistic(this.#run(inputs)[1]!)
  }

  /** Both at once. */
  results(inputs: Inputs): { readonly points: number; readonly chance: number } {
    const { mean, spread } = this.parts.points
    const [points, win] = this.#run(inputs)
    return { points: mean + spread * points!, chance: logistic(win!) }
  }

  #run({ at, value, count }: Inputs): Float64Array {
    const { layers, scales } = this.parts
    const first = this.#given[0]!
    for (let k = 0; k < count; k++) {
      first.at[k] = at[k]!
      first.x[k] = value[k]! * scales[at[k]!]!
    }
    first.count = count
    for (let i = 0; i < layers.length; i++) {
      const values = this.#values[i]!
      if (i > 0) above(this.#values[i - 1]!, this.#given[i]!)
      values.set(layers[i]!.bases)
      weigh(layers[i]!.weights, 0, this.#given[i]!, values)
    }
    return this.#values.at(-1)!
  }
}
