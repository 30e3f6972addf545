// LN-CARD-07

import { ADULT } from './crossroads/adult.ts'
import { COLONY } from './crossroads/colony.ts'
import { OF_MODULES } from './crossroads/modules.ts'
import { PEOPLE } from './crossroads/people.ts'
import { AT_PLACES } from './crossroads/places.ts'
import { PRINTED } from './crossroads/printed.ts'
import type { CrossroadsRow } from './crossroads/row.ts'

export const CROSSROADS = {
  ...PRINTED,
  ...PEOPLE,
  ...AT_PLACES,
  ...COLONY,
  ...ADULT,
  ...OF_MODULES,
} as const satisfies { readonly [id: string]: CrossroadsRow }
export type CrossroadsId = keyof typeof CROSSROADS
export const CROSSROADS_IDS = Object.keys(CROSSROADS) as readonly CrossroadsId[]
export const crossroadsRow = (id: string): CrossroadsRow => CROSSROADS[id as CrossroadsId]
