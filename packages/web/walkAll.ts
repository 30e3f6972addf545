// The walk over all questions, with lists of names in place of its own types.

import { House } from './test/browser/house.ts'
import { questionTablesOfOutlive } from './test/browser/questionTables.ts'
import { EVERYWHERE, lengthOf as lengthOfRoute, type Route, walk } from './test/browser/walk.ts'

type Lists = { readonly [list in keyof Route]: readonly string[] }

const tables = questionTablesOfOutlive()

export const everything = (): Lists => ({ ...EVERYWHERE, tables: tables.map(({ name }) => name) })

/** The names come from `everything`. */
const routeOf = (chosen: Lists): Route => ({
  ...(chosen as Omit<Route, 'tables'>),
  tables: tables.filter(({ name }) => chosen.tables.includes(name)),
})

export const lengthOf = (chosen: Lists): number => lengthOfRoute(routeOf(chosen))

export async function walkAll(chosen: Lists, saw: (place: string, faults: readonly string[]) => void): Promise<void> {
  const house = await House.open()
  try {
    await walk(house, routeOf(chosen), saw)
  } finally {
    await house.close()
  }
}
