// Standing answers: 'always this, until I say otherwise', for one seat at one table on this device.

import { newStore, type Store } from '../ui/watched.ts'

/** By table and seat: the keys of the answers. The table that was changed last comes last. */
export type Standings = { readonly [at: string]: readonly string[] }

const PLACE = 'lastlight.standing'
/** Tables that were played long ago are forgotten. */
const MOST_TABLES = 30
const NONE: readonly string[] = []

const isStandings = (value: unknown): value is Standings =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(keys => Array.isArray(keys) && keys.every(key => typeof key === 'string'))

function read(): Standings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
    return isStandings(stored) ? stored : {}
  } catch {
    return {}
  }
}

export const standings: Store<Standings> = newStore(read())

export const standingAt = (all: Standings, at: string): readonly string[] => all[at] ?? NONE

export function changedStanding(all: Standings, at: string, key: string, on: boolean): Standings {
  const { [at]: before = NONE, ...others } = all
  const keys = before.filter(each => each !== key)
  const next = on ? [...keys, key] : keys
  const kept = next.length > 0 ? { ...others, [at]: next } : others
  return Object.fromEntries(Object.entries(kept).slice(-MOST_TABLES))
}

export function setStanding(at: string, key: string, on: boolean): void {
  standings.set(changedStanding(standings.get(), at, key, on))
  try {
    localStorage.setItem(PLACE, JSON.stringify(standings.get()))
  } catch {
    // The store is full or forbidden: the answer holds while the page is open.
  }
}
