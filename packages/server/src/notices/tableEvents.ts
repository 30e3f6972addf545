// Finds events at a table that people who are not connected want to know.

import { isBotSeat } from '../tables/clock.ts'
import type { LiveTable } from '../tables/liveTable.ts'
import { isRemoved } from '../tables/rights.ts'
import { isOver } from '../tables/rows.ts'
import type { Occasion } from './words.ts'

export interface NoticeOccasion {
  readonly person: string
  readonly occasion: Occasion
  readonly table: string
}

interface TableState {
  readonly status: string
  readonly seats: LiveTable['seats']
  readonly people: ReadonlySet<string>
  readonly asked: ReadonlySet<string>
  readonly rematch: string | null
}

const NOBODY: ReadonlySet<string> = new Set()

/** Without those whom the host has removed: the table is closed to them. */
const peopleAt = (table: LiveTable): ReadonlySet<string> =>
  new Set(table.seats.flatMap(({ person_id: id }) => (id === null || isRemoved(table, { id }) ? [] : [id])))

/** People whose choice the game waits for; a seat that a bot plays does not count. */
function askedAt(table: LiveTable): ReadonlySet<string> {
  const { row, seats } = table
  if (row.status !== 'playing') return NOBODY
  const asked = new Set<string>()
  for (const seat of table.pending) {
    const person = isBotSeat(table, seat) ? null : seats.find(each => each.seat === seat)?.person_id
    if (person) asked.add(person)
  }
  return asked
}

export class TableEvents {
  /** The state of a table at its last change; it is dropped together with the table. */
  readonly #known = new WeakMap<LiveTable, TableState>()

  /** A table that was not known has had its owner only, and the people who are asked have just been asked. */
  #before(table: LiveTable): TableState {
    const { status, owner_id: owner } = table.row
    return this.#known.get(table) ?? { status, seats: [], people: new Set([owner]), asked: NOBODY, rematch: null }
  }

  since(table: LiveTable, ended: boolean): readonly NoticeOccasion[] {
    const before = this.#before(table)
    const { id, status, owner_id: owner, rematch_id: rematch, reveal_by } = table.row
    const { seats } = table
    // A table that changes its seats has a new list of them.
    const people = before.seats === seats ? before.people : peopleAt(table)
    const now: TableState = { status, seats, people, asked: askedAt(table), rematch }
    this.#known.set(table, now)
    if (rematch !== null && before.rematch === null)
      return [...now.people].map(person => ({ person, occasion: 'rematch', table: rematch }))
    if (isOver(table.row) && (ended || !isOver(before)))
      return [...now.people].map(person => ({ person, occasion: 'over', table: id }))
    if (status === 'waiting')
      return reveal_by === null && [...now.people].some(person => person !== owner && !before.people.has(person))
        ? [{ person: owner, occasion: 'joined', table: id }]
        : []
    return [...now.asked]
      .filter(person => !before.asked.has(person))
      .map(person => ({ person, occasion: 'turn', table: id }))
  }
}
