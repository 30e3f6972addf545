import type { Json } from '../contract.ts'

export function copyJson(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyJson)
  const out: { [key: string]: Json } = {}
  for (const [key, item] of Object.entries(value)) out[key] = copyJson(item)
  return out
}
