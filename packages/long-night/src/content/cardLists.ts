// The lists of effects of all cards, by the place where a list stands.

import { CRISES } from './crises.ts'
import { CROSSROADS } from './crossroads.ts'
import type { Checked } from './effects.ts'
import { EXPERIMENTS } from './experiments.ts'
import { ITEM_KINDS } from './itemKinds.ts'
import type { ItemRow } from './itemTypes.ts'
import { SURVIVORS } from './survivors.ts'

type ById<T> = { readonly [id: string]: T }
const listsIn = <R>(rows: ById<R>, of: (row: R) => Checked | undefined): ById<Checked> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([id, row]) => {
      const lists = of(row)
      return lists ? [[id, lists]] : []
    }),
  )

const ITEMS: ById<ItemRow> = ITEM_KINDS
const LISTS = {
  item: listsIn(ITEMS, row => (row.keyword === 'equip' ? undefined : row.lists)),
  gear: listsIn(ITEMS, row => (row.keyword === 'equip' ? row.power.use?.lists : undefined)),
  ability: listsIn(SURVIVORS, ({ power }) => power.use?.lists),
  turnEnd: listsIn(SURVIVORS, ({ power }) => power.turnEnd),
  afterSearch: listsIn(SURVIVORS, ({ power }) => power.afterSearch),
  crisis: listsIn(CRISES, ({ fail }) => fail),
  crossroads: listsIn(CROSSROADS, ({ lists }) => lists),
  encounter: listsIn(EXPERIMENTS, ({ lists }) => lists),
}
export type ListOwner = keyof typeof LISTS

/** `card` is a kind of item or the id of a card that has such lists. */
export const listsOf = (home: ListOwner, card: string): Checked => LISTS[home][card]!

export const LIST_OWNERS = Object.keys(LISTS) as readonly ListOwner[]
export const LISTED_CARDS: readonly string[] = Object.values(LISTS).flatMap(Object.keys)
export const LIST_NAMES: readonly string[] = [
  ...new Set(Object.values(LISTS).flatMap(cards => Object.values(cards).flatMap(Object.keys))),
]
