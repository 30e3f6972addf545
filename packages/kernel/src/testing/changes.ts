import type { Json } from '../contract.ts'
import { same } from '../same.ts'

/** Path to new value, for every place of the table that is different. */
export type Changes = { readonly [path: string]: Json }

/**
 * Bookkeeping: frames, chance, happenings that wait for triggers, and knowledge. Everything else counts as lying on the
 * table.
 */
const NOT_ON_THE_TABLE = /^(flow|chance|happened)(\.|$)|(^|\.)(known|possible)$/

/** A list of plain values is one place; lists of records are looked into. */
export function changes(before: Json, after: Json): Changes {
  const found: { [path: string]: Json } = {}
  compare(before, after, '', found)
  return found
}

const isBook = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRecords = (value: Json): value is readonly Json[] =>
  Array.isArray(value) && value.length > 0 && value.every(isBook)

function compare(before: Json, after: Json, path: string, found: { [path: string]: Json }): void {
  if (NOT_ON_THE_TABLE.test(path)) return
  if (isBook(before) && isBook(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare(before[key] ?? null, after[key] ?? null, path === '' ? key : `${path}.${key}`, found)
  } else if (isRecords(before) && isRecords(after) && before.length === after.length) {
    for (const [i, item] of before.entries()) compare(item, after[i]!, `${path}.${i}`, found)
  } else if (!same(before, after)) found[path] = JSON.parse(JSON.stringify(after)) as Json
}
