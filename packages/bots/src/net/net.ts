// A small net: inputs that are mostly zero, layers that keep what is above zero, and two outputs. Sums are made in a fixed
// order of plain additions and multiplications, so every machine gets the same numbers.

import type { Inputs } from './features.ts'
import { logistic } from './logistic.ts'
import { above, byInput, type Given, givenFor, weigh } from './weigh.ts'

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

export interface Results {
  /** The points that the seat will end with. */
  readonly points: number
  /** How likely the seat is to win, 0 to 1. */
  readonly chance: number
}

export class Net {
  readonly parts: NetParts
  readonly #weights: readonly (readonly Float64Array[])[]
  readonly #bases: readonly Float64Array[]
  /** The values of each layer, and what goes into it. */
  readonly #values: readonly Float64Array[]
  readonly #given: readonly Given[]

  constructor(parts: NetParts) {
    this.parts = parts
    this.#weights = parts.layers.map(({ weights, inputs }) => byInput(Float64Array.from(weights), inputs))
    this.#bases = parts.layers.map(({ bases }) => Float64Array.from(bases))
    this.#values = parts.layers.map(({ outputs }) => new Float64Array(outputs))
    this.#given = parts.layers.map(({ inputs }) => givenFor(inputs))
  }

  points(inputs: Inputs): number {
    return this.results(inputs).points
  }

  chance(inputs: Inputs): number {
    return this.results(inputs).chance
  }

  results(inputs: Inputs): Results {
    const sums = this.#values[0]!
    sums.set(this.noInputs)
    this.add(inputs, sums)
    return this.resultsOf(sums)
  }

  /** The values of the first layer before any inputs are added. */
  get noInputs(): Float64Array {
    return this.#bases[0]!
  }

  /** Adds what these inputs weigh to values of the first layer. */
  add({ at, value, count }: Inputs, sums: Float64Array): void {
    const { scales } = this.parts
    const first = this.#given[0]!
    for (let k = 0; k < count; k++) {
      first.at[k] = at[k]!
      first.x[k] = value[k]! * scales[at[k]!]!
    }
    first.count = count
    weigh(this.#weights[0]!, first, sums)
  }

  /** From the values of the first layer. */
  resultsOf(sums: Float64Array): Results {
    const { points } = this.parts
    let values = sums
    for (let i = 1; i < this.#values.length; i++) {
      above(values, this.#given[i]!)
      values = this.#values[i]!
      values.set(this.#bases[i]!)
      weigh(this.#weights[i]!, this.#given[i]!, values)
    }
    return { points: points.mean + points.spread * values[0]!, chance: logistic(values[1]!) }
  }
}
