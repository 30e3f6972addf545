import type { CardTable } from '../../cards/table.ts'
import type { Viewer } from '../../contract.ts'
import type { StateBase } from '../../flow/machine.ts'
import type { Whereabouts } from '../../language.ts'

const texts = (value: unknown): boolean => Array.isArray(value) && value.every(item => typeof item === 'string')

/** Recognises the value that `CardTable.whereabouts` puts into views. */
export function isWhereabouts(value: object): value is Whereabouts {
  const { zones, cards, ...rest } = value as { readonly zones?: unknown; readonly cards?: unknown }
  return texts(zones) && texts(cards) && Object.keys(rest).length === 0
}

function findIn(value: unknown, into: Whereabouts[]): Whereabouts[] {
  if (typeof value !== 'object' || value === null) return into
  if (isWhereabouts(value)) into.push(value)
  else for (const item of Object.values(value)) findIn(item, into)
  return into
}

/** Each table of a game asks about the same view, and about many states beside it. */
const foundIn = new WeakMap<object, readonly Whereabouts[]>()

function allIn(view: unknown): readonly Whereabouts[] {
  if (typeof view !== 'object' || view === null) return []
  const before = foundIn.get(view)
  if (before) return before
  const found = findIn(view, [])
  foundIn.set(view, found)
  return found
}

/** For each card that a view does not show: in how many zones it may be. */
export const zonesLeft = (view: unknown): ReadonlyMap<string, number> =>
  new Map(findIn(view, []).flatMap(({ zones, cards }) => cards.map(card => [card, zones.length] as const)))

/**
 * For a subject's `allowed`: every card of the table lies where the view says that it may lie, and hidden zones
 * without an order are kept sorted. The view must show the table's whereabouts somewhere.
 */
export function whereaboutsAgree<S extends StateBase, E, Z extends string>(
  table: CardTable<S, E, Z>,
): (view: unknown, state: S, viewer: Viewer) => string | undefined {
  const zones: ReadonlySet<string> = new Set(table.zones)
  return (view, state, viewer) => {
    const place = new Map<string, Z>()
    for (const zone of table.zones) for (const card of table.at(state, zone)) place.set(card, zone)
    const said = allIn(view).filter(group => group.zones.every(zone => zones.has(zone)))
    for (const group of said)
      for (const card of group.cards) {
        const zone = place.get(card)
        if (zone !== undefined && !group.zones.includes(zone))
          return `${card} is in ${zone} and can only be in ${group.zones.join(' or ')}`
      }
    const told = new Set(said.flatMap(group => group.cards))
    for (const zone of table.zones) {
      if (table.sees(zone, viewer)) continue
      const there = table.at(state, zone)
      for (const [i, card] of there.entries()) {
        if (!told.has(card)) return `the view does not say where ${card} may be; it is in ${zone}`
        if (!table.ordered(zone) && i > 0 && there[i - 1]! > card) return `${zone} is not kept sorted`
      }
    }
    return undefined
  }
}
