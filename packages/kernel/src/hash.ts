// A 64-bit fingerprint of any JSON value. Key order makes no difference.

import type { Json } from './contract.ts'

const mix = (h: number, x: number): number => {
  let m = Math.imul(h ^ x, 0x85ebca6b)
  m ^= m >>> 13
  m = Math.imul(m, 0xc2b2ae35)
  return m ^ (m >>> 16)
}

function walk(value: Json, seed: number): number {
  switch (typeof value) {
    case 'number': {
      if (Number.isInteger(value) && value >= -0x80000000 && value <= 0x7fffffff) return mix(mix(seed, 1), value)
      return word(String(value), mix(seed, 2))
    }
    case 'string':
      return word(value, mix(seed, 3))
    case 'boolean':
      return mix(seed, value ? 4 : 5)
    default:
      break
  }
  if (value === null) return mix(seed, 6)
  if (Array.isArray(value)) {
    let h = mix(seed, 7 + value.length)
    for (const item of value as readonly Json[]) h = mix(h, walk(item, seed))
    return h
  }
  // A sum does not depend on the order of the keys.
  let sum = 0
  for (const key in value as { readonly [key: string]: Json })
    sum = (sum + mix(word(key, seed), walk((value as { readonly [key: string]: Json })[key]!, seed))) | 0
  return mix(mix(seed, 8), sum)
}

function word(text: string, seed: number): number {
  let h = mix(seed, text.length)
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x9e3779b1) ^ (h >>> 15)
  return mix(h, 9)
}

const hex = (x: number): string => (x >>> 0).toString(16).padStart(8, '0')

export const hash = (value: unknown): string =>
  hex(walk(value as Json, 0x1b873593)) + hex(walk(value as Json, 0x2545f491))
