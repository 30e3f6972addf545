// Numbers by name, of which only a few sums are kept.

import { type Estimate, meanOf } from './interval.ts'

export interface Spread {
  readonly count: number
  readonly mean: number
  readonly min: number
  readonly max: number
  readonly interval: Estimate['interval']
}

export interface Pile {
  count: number
  sum: number
  squares: number
  min: number
  max: number
}

export const rounded = (n: number, digits = 2): number => Number(n.toFixed(digits))

const spreadOf = ({ count, sum, squares, min, max }: Pile): Spread => {
  const interval = meanOf(count, sum, squares)?.interval
  const mean = rounded(sum / count)
  return { count, mean, min, max, interval: interval ? [rounded(interval[0]), rounded(interval[1])] : null }
}

export class Piles {
  readonly #piles = new Map<string, Pile>()

  add(name: string, value: number): void {
    const pile = this.#piles.get(name)
    if (!pile) {
      this.#piles.set(name, { count: 1, sum: value, squares: value * value, min: value, max: value })
      return
    }
    pile.count++
    pile.sum += value
    pile.squares += value * value
    pile.min = Math.min(pile.min, value)
    pile.max = Math.max(pile.max, value)
  }

  get spreads(): { readonly [name: string]: Spread } {
    return this.map(spreadOf)
  }

  map<T>(make: (pile: Readonly<Pile>) => T): { readonly [name: string]: T } {
    const names = [...this.#piles.keys()].sort()
    return Object.fromEntries(names.map(name => [name, make(this.#piles.get(name)!)]))
  }
}
