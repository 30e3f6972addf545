// A bot's own chance, apart from any game's: sfc32, small and quick.

import { sha256 } from '@lastlight/kernel'

export class Draws {
  #a: number
  #b: number
  #c: number
  #n = 1

  constructor(seed: string) {
    const hash = sha256(`lastlight bot ${seed}`)
    const word = (i: number): number => Number.parseInt(hash.slice(8 * i, 8 * i + 8), 16) | 0
    this.#a = word(0)
    this.#b = word(1)
    this.#c = word(2)
  }

  /** 0 to n - 1. */
  below(n: number): number {
    const word = (((this.#a + this.#b) | 0) + this.#n) | 0
    this.#n = (this.#n + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + word) | 0
    return Math.floor(((word >>> 0) / 0x100000000) * n)
  }

  /** The number of one of these weights, or of the first so many: a larger one comes more often. */
  weighed(weights: ArrayLike<number>, count = weights.length): number {
    let total = 0
    for (let i = 0; i < count; i++) total += weights[i]!
    let left = (this.below(1 << 20) / (1 << 20)) * total
    for (let i = 0; i < count; i++) {
      left -= weights[i]!
      if (left < 0) return i
    }
    return count - 1
  }

  oneOf<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }
}
