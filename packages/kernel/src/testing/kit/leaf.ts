// Values of JSON taken apart: leaves with their paths, and where two values differ.

import type { Json } from '../../contract.ts'

export interface Leaf {
  readonly path: readonly string[]
  readonly value: null | boolean | number | string
}

export function leavesOf(value: unknown, path: readonly string[] = [], into: Leaf[] = []): Leaf[] {
  if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) leavesOf(item, [...path, key], into)
  else into.push({ path, value: value as Leaf['value'] })
  return into
}

export function leafAt(value: unknown, path: readonly string[]): unknown {
  let here = value
  for (const key of path) {
    if (typeof here !== 'object' || here === null) return undefined
    here = (here as { readonly [key: string]: unknown })[key]
  }
  return here
}

export function setLeaf(value: unknown, path: readonly string[], leaf: Leaf['value']): void {
  const holder = leafAt(value, path.slice(0, -1)) as { [key: string]: unknown }
  holder[path.at(-1)!] = leaf
}

/** 'players.0.hand' stands for itself and for all below it; a star for any one name. */
export function covers(pattern: string, path: readonly string[]): boolean {
  const names = pattern.split('.')
  return names.length <= path.length && names.every((name, i) => name === '*' || name === path[i])
}

const shown = (value: unknown): string => {
  const words = (JSON.stringify(value) as string | undefined) ?? 'nothing'
  return words.length > 80 ? `${words.slice(0, 77)}...` : words
}

/** Says at which path two values differ first; undefined when they are equal. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (a === b) return undefined
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return `${path === '' ? 'value' : path}: ${shown(a)} and ${shown(b)}`
  const left = a as { readonly [key: string]: unknown }
  const right = b as { readonly [key: string]: unknown }
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = difference(left[key], right[key], path === '' ? key : `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** The same text for equal values, whatever the order of their keys. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const from = value as { readonly [key: string]: unknown }
  const fields = Object.keys(from)
    .sort()
    .map(key => `${JSON.stringify(key)}:${canonical(from[key])}`)
  return `{${fields.join()}}`
}

/** The same value built anew, with the keys of every object in another order. */
export function rekeyed(value: Json, shuffled: (keys: readonly string[]) => readonly string[]): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: Json) => rekeyed(item, shuffled))
  const from = value as { readonly [key: string]: Json }
  const out: { [key: string]: Json } = {}
  for (const key of shuffled(Object.keys(from))) out[key] = rekeyed(from[key]!, shuffled)
  return out
}
