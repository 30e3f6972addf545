// Wishes collected from the game's own play, and changed versions of them.

import type { Draws } from './draws.ts'
import { canonical } from './leaf.ts'

const KEPT = 300

/** Input that a client might send and that is no option of any game. */
const RUBBISH: readonly unknown[] = [
  null,
  true,
  3,
  -1,
  'x',
  [],
  [null],
  {},
  { do: 1 },
  { do: null },
  { do: 'x' },
  { do: 'constructor' },
  { do: { do: 'x' } },
  JSON.parse('{"__proto__":{"do":"x"}}'),
]

export class Harvest {
  readonly #known = new Set<string>()
  readonly #kept: unknown[] = []

  add(options: readonly unknown[]): void {
    for (const option of options) {
      const key = canonical(option)
      if (this.#known.has(key)) continue
      this.#known.add(key)
      // When the store is full, new wishes replace the oldest.
      this.#kept[(this.#known.size - 1) % KEPT] = option
    }
  }

  /** Options seen earlier in this game. */
  seen(draws: Draws, n: number): unknown[] {
    return draws.some(this.#kept, n)
  }

  /** Options with something wrong, and plain rubbish. */
  bent(draws: Draws, n: number): unknown[] {
    return Array.from({ length: n }, () =>
      this.#kept.length > 0 && draws.often(0.7) ? this.#bend(draws) : draws.oneOf(RUBBISH),
    )
  }

  #bend(draws: Draws): unknown {
    const option = draws.oneOf(this.#kept)
    if (typeof option !== 'object' || option === null) return [option]
    const out: { [key: string]: unknown } = { ...option }
    const key = draws.oneOf([...Object.keys(out), 'extra'])
    const other = draws.oneOf(this.#kept)
    const theirs =
      typeof other === 'object' && other !== null ? (other as { readonly [key: string]: unknown })[key] : other
    switch (draws.below(5)) {
      case 0:
        delete out[key]
        break
      case 1:
        out[key] = theirs ?? null
        break
      case 2:
        out[key] = typeof out[key] === 'number' ? out[key] + 1 : `${String(out[key])}~`
        break
      case 3:
        out[key] = [out[key] ?? null]
        break
      default:
        out[key] = draws.oneOf(RUBBISH)
    }
    return out
  }
}
