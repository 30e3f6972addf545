// The walk over all questions, with lists of names in place of its own types.

import { closeHouse, openHouse } from './test/browser/house.ts'
import { GAME_IDS, questionsOf, questionTables } from './test/browser/questionTables.ts'
import { EVERYWHERE, lengthOf as lengthOfRoute, type Route, walk } from './test/browser/walk.ts'

type Lists = { readonly [list in keyof Route]: readonly string[] }

const tables = (await Promise.all(GAME_IDS.map(id => questionTables(id)))).flat()
for (const id of GAME_IDS) {
  const found = tables.filter(({ game }) => game === id).map(({ name }) => name)
  const missing = (await questionsOf(id)).filter(name => !found.includes(name))
  if (missing.length > 0) throw new Error(`${id}: no game asks ${missing.join(', ')}`)
}
if (!tables.some(({ seats }) => seats === 5)) throw new Error('no table has five seats')
/** Each game has its own 'over'. */
const nameOf = ({ game, name }: (typeof tables)[number]): string => `${game} ${name}`

export const everything = (): Lists => ({ ...EVERYWHERE, tables: tables.map(nameOf) })

/** The names come from `everything`. */
const routeOf = (chosen: Lists): Route => ({
  ...(chosen as Omit<Route, 'tables'>),
  tables: tables.filter(table => chosen.tables.includes(nameOf(table))),
})

export const lengthOf = (chosen: Lists): number => lengthOfRoute(routeOf(chosen))

export async function walkAll(chosen: Lists, saw: (place: string, faults: readonly string[]) => void): Promise<void> {
  const house = await openHouse()
  try {
    await walk(house, routeOf(chosen), saw)
  } finally {
    await closeHouse()
  }
}
