// Ridge regression: least squares in which every weight has to earn its size.

import { solve } from './cholesky.ts'

export interface Row {
  readonly columns: readonly number[]
  readonly target: number
}

export interface Line {
  readonly base: number
  readonly weights: readonly number[]
}

export interface RidgeOptions {
  /** The penalty that keeps weights small, counted in rows. */
  readonly strength: number
  /** There is a base; without one the line goes through the origin. */
  readonly hasBase: boolean
  /** Columns are scaled by their spread, so that their units do not matter. */
  readonly isScaled: boolean
}

export function predict({ base, weights }: Line, columns: readonly number[]): number {
  let sum = base
  for (let i = 0; i < columns.length; i++) sum += weights[i]! * columns[i]!
  return sum
}

/** Below this share of its square, a column's variance is rounding error. */
const NOISE = 1e-9

/** The sums over rows that are all a regression needs. */
export class Equations {
  #rows = 0
  #target = 0
  readonly #sums: Float64Array
  readonly #byTarget: Float64Array
  /** On and below the diagonal. */
  readonly #products: readonly Float64Array[]

  constructor(columns: number) {
    this.#sums = new Float64Array(columns)
    this.#byTarget = new Float64Array(columns)
    this.#products = Array.from({ length: columns }, (_, i) => new Float64Array(i + 1))
  }

  add({ columns, target }: Row): void {
    this.#rows++
    this.#target += target
    for (let i = 0; i < columns.length; i++) {
      const value = columns[i]!
      if (value === 0) continue
      const products = this.#products[i]!
      this.#sums[i]! += value
      this.#byTarget[i]! += value * target
      for (let j = 0; j <= i; j++) products[j]! += value * columns[j]!
    }
  }

  ridge({ strength, hasBase, isScaled }: RidgeOptions): Line {
    const rows = Math.max(1, this.#rows)
    const means = this.#sums.map(sum => sum / rows)
    const mean = this.#target / rows
    const scales = means.map((mean, i) => this.#scale(mean, i, isScaled))
    const shift = hasBase ? rows : 0
    const left = this.#products.map((products, i) =>
      products.map(
        (product, j) => (product - shift * means[i]! * means[j]!) * scales[i]! * scales[j]! + (i === j ? strength : 0),
      ),
    )
    const right = this.#byTarget.map((sum, i) => (sum - shift * means[i]! * mean) * scales[i]!)
    const weights = [...solve(left, right)].map((weight, i) => weight * scales[i]!)
    return { weights, base: hasBase ? mean - predict({ base: 0, weights }, [...means]) : 0 }
  }

  /** A column that never changes tells nothing: its weight is 0. */
  #scale(mean: number, column: number, isScaled: boolean): number {
    const square = this.#products[column]![column]! / Math.max(1, this.#rows)
    const variance = square - mean * mean
    if (variance <= NOISE * square) return 0
    return isScaled ? 1 / Math.sqrt(variance) : 1
  }
}
