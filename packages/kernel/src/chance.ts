// The only source of chance: ChaCha8, keyed by the seed, so that rolls do not reveal the key. The state holds five
// integers; the current block is cached outside the state, for the generator that asked last.

import { sha256Words } from './sha256.ts'
import { int, list, type Of, record } from './shape/shape.ts'

export const CHANCE = record({
  k0: int,
  k1: int,
  k2: int,
  k3: int,
  /** How many words have been drawn. */
  drawn: int,
  /** Values that tests put here come before the generator's own. */
  rolls: list(int),
  picks: list(int),
})
export type Chance = Of<typeof CHANCE>

/** Emitted copies call this; it names every field, as they do. */
export const copyChance = (chance: Chance): Chance => ({
  k0: chance.k0,
  k1: chance.k1,
  k2: chance.k2,
  k3: chance.k3,
  drawn: chance.drawn,
  rolls: chance.rolls.slice(),
  picks: chance.picks.slice(),
})

export function chanceFrom(seed: string): Chance {
  const [k0, k1, k2, k3] = sha256Words(`lastlight chance ${seed}`) as [number, number, number, number]
  return { k0, k1, k2, k3, drawn: 0, rolls: [], picks: [] }
}

const block = new Int32Array(16)
const work = new Int32Array(16)
let at = -1
let k0 = 0
let k1 = 0
let k2 = 0
let k3 = 0

function quarter(a: number, b: number, c: number, d: number): void {
  let x = work[a]!
  let y = work[b]!
  let z = work[c]!
  let w = work[d]!
  x = (x + y) | 0
  w ^= x
  w = (w << 16) | (w >>> 16)
  z = (z + w) | 0
  y ^= z
  y = (y << 12) | (y >>> 20)
  x = (x + y) | 0
  w ^= x
  w = (w << 8) | (w >>> 24)
  z = (z + w) | 0
  y ^= z
  y = (y << 7) | (y >>> 25)
  work[a] = x
  work[b] = y
  work[c] = z
  work[d] = w
}

function fill(chance: Chance, index: number): void {
  block[0] = 0x61707865
  block[1] = 0x3120646e
  block[2] = 0x79622d36
  block[3] = 0x6b206574
  block[4] = block[8] = k0 = chance.k0
  block[5] = block[9] = k1 = chance.k1
  block[6] = block[10] = k2 = chance.k2
  block[7] = block[11] = k3 = chance.k3
  block[12] = index
  block[13] = block[14] = block[15] = 0
  work.set(block)
  for (let i = 0; i < 4; i++) {
    quarter(0, 4, 8, 12)
    quarter(1, 5, 9, 13)
    quarter(2, 6, 10, 14)
    quarter(3, 7, 11, 15)
    quarter(0, 5, 10, 15)
    quarter(1, 6, 11, 12)
    quarter(2, 7, 8, 13)
    quarter(3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) block[i] = (block[i]! + work[i]!) | 0
  at = index
}

function word(chance: Chance): number {
  const index = chance.drawn >>> 4
  if (at !== index || k0 !== chance.k0 || k1 !== chance.k1 || k2 !== chance.k2 || k3 !== chance.k3) fill(chance, index)
  return block[chance.drawn++ & 15]! >>> 0
}

/**
 * A number from 0 to n - 1, all equally likely: the high half of a random word times n. Words in the uneven rest are
 * drawn again, which is rare.
 */
function below(chance: Chance, n: number): number {
  for (;;) {
    const product = word(chance) * n
    const high = Math.floor(product / 0x100000000)
    const low = product - high * 0x100000000
    if (low >= n || low >= 0x100000000 % n) return high
  }
}

/** 1 to `sides`. */
export function rollOf(chance: Chance, sides: number): number {
  const scripted = chance.rolls.shift()
  if (scripted === undefined) return below(chance, sides) + 1
  if (scripted < 1 || scripted > sides) throw new Error(`a scripted roll of ${scripted} on a die of ${sides}`)
  return scripted
}

/** An index from 0 to n - 1. */
export function pickOf(chance: Chance, n: number): number {
  const scripted = chance.picks.shift()
  if (scripted === undefined) return below(chance, n)
  if (scripted < 0 || scripted >= n) throw new Error(`a scripted pick of ${scripted} out of ${n}`)
  return scripted
}

export function shuffleOf<T>(chance: Chance, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(chance, i + 1)
    const moved = items[i]!
    items[i] = items[j]!
    items[j] = moved
  }
}
