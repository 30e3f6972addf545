// Numbers by name, of which only a few sums are kept.

export interface Spread {
  readonly count: number
  readonly mean: number
  readonly min: number
  readonly max: number
}

export interface Pile {
  count: number
  sum: number
  min: number
  max: number
}

export const rounded = (n: number, digits = 2): number => Number(n.toFixed(digits))

const spreadOf = ({ count, sum, min, max }: Pile): Spread => ({ count, mean: rounded(sum / count), min, max })

export class Piles {
  readonly #piles = new Map<string, Pile>()

  add(name: string, value: number): void {
    const pile = this.#piles.get(name)
    if (!pile) {
      this.#piles.set(name, { count: 1, sum: value, min: value, max: value })
      return
    }
    pile.count++
    pile.sum += value
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
