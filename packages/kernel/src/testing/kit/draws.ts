import { type Chance, chanceFrom, pickOf } from '../../chance.ts'

/** The kit's own chance: seeded, and apart from the game's. */
export class Draws {
  readonly #chance: Chance

  constructor(seed: string) {
    this.#chance = chanceFrom(`kit ${seed}`)
  }

  below(n: number): number {
    return pickOf(this.#chance, n)
  }

  /** True in this share of the cases. */
  often(share: number): boolean {
    return this.below(1_000_000) < share * 1_000_000
  }

  oneOf<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }

  /** At most `n` of a list, in any order. */
  some<T>(list: readonly T[], n: number): T[] {
    const rest = [...list]
    for (let i = 0; i < n && i < rest.length; i++) {
      const j = i + this.below(rest.length - i)
      const moved = rest[i]!
      rest[i] = rest[j]!
      rest[j] = moved
    }
    return rest.slice(0, n)
  }

  /** A seed for another generator. */
  seed(): string {
    return `${this.below(0x7fffffff)}`
  }
}
