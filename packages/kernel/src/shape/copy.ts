// The parts of emitted copies that are the same in every game.

import type { Json } from '../contract.ts'

export function copyJson(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyJson)
  const out: { [key: string]: Json } = {}
  for (const [key, item] of Object.entries(value)) out[key] = copyJson(item)
  return out
}

// slice keeps the array packed, which map and new Array do not.
export function copyLists<T>(lists: T[][]): T[][] {
  const out = lists.slice()
  for (let i = 0; i < out.length; i++) out[i] = out[i]!.slice()
  return out
}
