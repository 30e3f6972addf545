// States that were saved before knowledge was kept by card id.

import { ShapeError } from '../shape/check.ts'
import type { CardState } from './table.ts'

/** `may` had a column for every card of the table's list, laid or not. */
interface ByPlace {
  readonly at: { readonly [zone: string]: readonly string[] }
  readonly known: readonly (readonly number[])[]
  readonly may: readonly number[]
}

function byCardId(path: string, part: ByPlace | undefined, ids: readonly string[], players: number) {
  if (!Array.isArray(part?.may)) throw new ShapeError(`${path}.may`, 'is missing')
  const { at, known, may } = part
  if (may.length !== ids.length * (players + 1))
    throw new ShapeError(path, `expected ${ids.length} cards: the upgrade needs the list of that version`)
  const laid = new Set(Object.values(at).flat())
  const isLaid = (i: number): boolean => laid.has(ids[i % ids.length]!)
  const byId: { readonly [field in keyof CardState<string>]: unknown } = {
    cards: ids.filter((_, i) => isLaid(i)),
    at,
    known,
    possible: may.filter((_, i) => isLaid(i)),
  }
  return byId
}

/** Upgrades a state whose tables, by the name of their field, had these cards in this order. */
export function withCardIds(json: unknown, tables: { readonly [field: string]: readonly string[] }): unknown {
  const state = json as { readonly [field: string]: ByPlace } & {
    readonly flow: { readonly barriers: readonly number[] }
  }
  const parts = Object.entries(tables).map(([field, ids]) => [
    field,
    byCardId(`state.${field}`, state[field], ids, state.flow.barriers.length),
  ])
  return { ...state, ...Object.fromEntries(parts) }
}
