// Which kind of option is chosen, such as a move or a search, by features of the position alone: a long question is then
// listed only as far as it is needed.

import type { See } from './features.ts'
import type { Group } from './group.ts'

export interface KindRows<M> {
  /**
   * For each kind a quick look whether there may be options of it. It need not know the rules: it saves listing kinds in vain.
   * Any other kind has no features: it is never chosen by its kind. One that is named here always has options.
   */
  readonly kinds: { readonly [kind: string]: (m: M) => boolean }
  /** Each kind has weights of its own for all of them. */
  readonly groups: readonly Group<M, unknown>[]
}

/** The features of all kinds among all features. */
export class KindFeatures<M> {
  readonly kinds: readonly string[]
  readonly mayOffer: readonly ((m: M) => boolean)[]
  readonly groups: readonly Group<M, unknown>[]
  /** Features of the position for each kind, the first of which is always 1. */
  readonly size: number
  readonly from: number

  constructor({ kinds, groups }: KindRows<M>, add: (name: string) => number) {
    const features = ['always', ...groups.flatMap(group => group.features.map(name => `${group.name}: ${name}`))]
    this.kinds = Object.keys(kinds)
    this.mayOffer = Object.values(kinds)
    this.groups = groups
    this.size = features.length
    const numbers = this.kinds.flatMap(kind => features.map(name => add(`kind ${kind}: ${name}`)))
    this.from = numbers[0] ?? 0
  }

  read(m: M, kind: string, see: See): void {
    const row = this.kinds.indexOf(kind)
    if (row < 0) return
    let feature = this.from + row * this.size
    see(feature++, 1)
    for (const group of this.groups)
      for (const value of group.values(m, undefined)) {
        if (value !== 0) see(feature, value)
        feature++
      }
  }
}

/** The kinds by their weights for one side. */
export class KindWeigher<M> {
  readonly #features: KindFeatures<M>
  /** For each kind its weights. */
  readonly #weights: readonly Float64Array[]
  /** The features of the position that are not zero, and their values. */
  readonly #at: Int32Array
  readonly #values: Float64Array
  /** The list of kinds that was asked for last, and their rows: it is mostly asked for again. */
  #kinds: readonly string[] = []
  #rows: readonly number[] = []

  constructor(features: KindFeatures<M>, weights: Float64Array) {
    const { kinds, size, from } = features
    this.#features = features
    this.#weights = kinds.map((_, row) => weights.slice(from + row * size, from + (row + 1) * size))
    this.#at = new Int32Array(size)
    this.#values = new Float64Array(size)
  }

  weigh(m: M, kinds: readonly string[], sums: Float64Array): void {
    if (kinds !== this.#kinds) {
      this.#kinds = kinds
      this.#rows = kinds.map(kind => this.#features.kinds.indexOf(kind))
    }
    const { mayOffer } = this.#features
    const rows = this.#rows
    const count = this.#look(m)
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      sums[i] = row >= 0 && mayOffer[row]!(m) ? this.#sum(this.#weights[row]!, count) : Number.NEGATIVE_INFINITY
    }
  }

  /** Finds the features of the position that are not zero. */
  #look(m: M): number {
    const at = this.#at
    const found = this.#values
    let count = 0
    let feature = 1
    for (const group of this.#features.groups) {
      const values = group.values(m, undefined)
      for (let i = 0; i < values.length; i++) {
        const value = values[i]!
        if (value !== 0) {
          at[count] = feature
          found[count++] = value
        }
        feature++
      }
    }
    return count
  }

  #sum(weights: Float64Array, count: number): number {
    const at = this.#at
    const values = this.#values
    let sum = weights[0]!
    for (let i = 0; i < count; i++) sum += weights[at[i]!]! * values[i]!
    return sum
  }
}
