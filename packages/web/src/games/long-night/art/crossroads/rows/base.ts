import { COLONY } from './colony.ts'
import { PEOPLE } from './people.ts'
import { PLACES } from './places.ts'
import type { Rows } from './row.ts'

/** The cards that every table has. */
export const BASE: Rows = { ...PEOPLE, ...PLACES, ...COLONY }
