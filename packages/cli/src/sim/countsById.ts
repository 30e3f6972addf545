// Counts by name, by thing, and by number.

import { type Counts, count, type Sums } from './sums.ts'

type Id = string | number

/** The name under which this is counted. */
export const counted = (what: string, id: Id, of: string): string => `${what}/${id}/${of}`

/** `item/lighter` for the count `item/lighter/played`. */
export const thingOf = (name: string): string => name.slice(0, name.lastIndexOf('/'))

export type Add = (what: string, id: Id, of: string, n?: number) => void

export const addingTo =
  (counts: Counts): Add =>
  (what, id, of, n = 1) =>
    count(counts, counted(what, id, of), n)

export const countsIn =
  (sums: Sums) =>
  (what: string, id: Id, of: string): number =>
    sums.get(counted(what, id, of)) ?? 0

/** The things of a kind that were counted. */
export const idsIn =
  (sums: Sums) =>
  (what: string): readonly string[] =>
    [
      ...new Set(
        [...sums.keys()].filter(name => name.startsWith(`${what}/`)).map(name => thingOf(name).slice(what.length + 1)),
      ),
    ].sort()

export const byId = <K extends string, T>(ids: readonly K[], make: (id: K) => T): { readonly [id in K]: T } =>
  Object.fromEntries(ids.map(id => [id, make(id)])) as { [id in K]: T }
