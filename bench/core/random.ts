/** A small fast generator (mulberry32) for deals and for choices: the same numbers for every engine. */
export class Random {
  private word: number

  constructor(seed: number) {
    this.word = seed | 0
  }

  /** An integer from 0 to n - 1. */
  below(n: number): number {
    this.word = (this.word + 0x6d2b79f5) | 0
    let t = Math.imul(this.word ^ (this.word >>> 15), 1 | this.word)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) * n) / 4294967296)
  }
}

/** FNV-1a. */
export const seedOf = (text: string): number => {
  let word = 0x811c9dc5
  for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193)
  return word
}
