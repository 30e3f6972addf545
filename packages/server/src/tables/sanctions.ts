// What a host decides about a person at the table: to remove them, to mute them for everybody there, and to undo either.
// Before the start, and about spectators, the host decides alone. In a game the others vote on a removal.

import { createHash } from 'node:crypto'
import { MOST_SEATS, type TablePerson } from '@lastlight/protocol'
import { notFound, Problem } from '../problems.ts'
import type { Database, Statement } from '../storage/database.ts'
import { mustNotBeDealing } from './dealing.ts'
import type { LiveTable } from './liveTable.ts'
import { clearSeat, type PersonRef } from './lobby.ts'
import { removalOf } from './motions.ts'
import { mustOwn } from './rights.ts'
import { giveNewCode, readSanctions, type SanctionRow, writeMuted, writeRemoved } from './sanctionRows.ts'
import type { Tables } from './tables.ts'
import { vote } from './voting.ts'

const MARK = 16
/** A hash that names a person at one table only: clients do not know ids of people. */
const markOf = (table: string, person: string): string =>
  createHash('sha256').update(`${table} ${person}`).digest('base64url').slice(0, MARK)

/** So many people a host can keep removed or muted. */
const MOST_SANCTIONED = 200
/** So many people are shown to the host; of those who watch, as many as there is room for. */
export const MOST_PEOPLE = 300
const MOST_WATCHERS = MOST_PEOPLE - MOST_SANCTIONED - MOST_SEATS

/** Person 2 comes before person 10. */
const BY_NAME = new Intl.Collator('en', { numeric: true })

/** A person at the table, the first seat of theirs, and what the host has decided. */
interface Known extends SanctionRow {
  readonly mark: string
  readonly seat: number | null
}

export class Sanctions {
  readonly #db: Database
  readonly #tables: Tables
  readonly #watchersOf: (table: string) => Iterable<string>

  /** `watchersOf`: the people who watch a table, whichever process they are connected to. */
  constructor(db: Database, tables: Tables, watchersOf: (table: string) => Iterable<string>) {
    this.#db = db
    this.#tables = tables
    this.#watchersOf = watchersOf
  }

  /** Everybody but the owner: those who sit, those who watch with a name, and those who were removed or muted. */
  async people(who: PersonRef, id: string): Promise<TablePerson[]> {
    const table = await this.#tables.newest(id)
    mustOwn(table, who)
    const people = await this.#peopleAt(table)
    const watchers = people.filter(each => each.seat === null && !isSanctioned(each)).slice(MOST_WATCHERS)
    const shown = people.filter(each => !watchers.includes(each)).slice(0, MOST_PEOPLE)
    return shown.map(({ mark, name, seat, removed, muted }) => ({
      mark,
      name,
      seat,
      removed: removed === 1,
      muted: muted === 1,
      removal: seat !== null && needsVote(table) ? removalOf(table, seat) : 'now',
    }))
  }

  async setMuted(who: PersonRef, id: string, mark: string, muted: boolean): Promise<void> {
    const { table, known } = await this.#find(who, id, mark, muted)
    await this.#tables.change(table, () => writeMuted(id, known, muted ? 1 : 0))
  }

  /** `carried`: it is done. Otherwise the table votes on it. */
  async setRemoved(who: PersonRef, id: string, mark: string, removed: boolean): Promise<{ readonly carried: boolean }> {
    const { table, known } = await this.#find(who, id, mark, removed)
    if (removed && known.seat !== null && needsVote(table) && known.removed === 0)
      return vote(this.#tables, who, id, `remove ${known.seat}`, true)
    await this.#tables.change(table, () => [
      ...(removed ? [...freeSeats(table, known), giveNewCode(id)] : []),
      ...writeRemoved(id, known, removed ? 1 : 0),
    ])
    return { carried: true }
  }

  /** `more`: whether the host is about to remove or mute this person. */
  async #find(
    who: PersonRef,
    id: string,
    mark: string,
    more: boolean,
  ): Promise<{ readonly table: LiveTable; readonly known: Known }> {
    const table = await this.#tables.newest(id)
    mustOwn(table, who)
    const people = await this.#peopleAt(table)
    const known = people.find(each => each.mark === mark)
    if (!known) throw notFound()
    if (more && !isSanctioned(known) && people.filter(isSanctioned).length >= MOST_SANCTIONED)
      throw new Problem(
        'conflict',
        `You have removed or muted ${MOST_SANCTIONED} people here: let one of them in again first.`,
      )
    return { table, known }
  }

  async #peopleAt({ row, seats }: LiveTable): Promise<readonly Known[]> {
    const sanctions = await readSanctions(this.#db, row.id)
    const people = [
      ...seats.flatMap(({ person_id: id, name }) => (id === null ? [] : { id, name })),
      ...(await this.#named([...this.#watchersOf(row.id)])),
      ...sanctions.map(({ person_id: id, name }) => ({ id, name })),
    ]
    // The first name that somebody has here is that of their seat.
    const names = new Map(people.toReversed().map(({ id, name }) => [id, name]))
    const decided = new Map(sanctions.map(each => [each.person_id, each]))
    const ids = new Set(people.map(({ id }) => id).filter(id => id !== row.owner_id))
    return [...ids].map(id => {
      const name = names.get(id)!
      const { removed = 0, muted = 0 } = decided.get(id) ?? {}
      const seat = seats.find(each => each.person_id === id)?.seat ?? null
      return { person_id: id, name, removed, muted, seat, mark: markOf(row.id, id) }
    })
  }

  /** Spectators without a name are not in the list. */
  async #named(ids: readonly string[]): Promise<readonly PersonRef[]> {
    if (ids.length === 0) return []
    const places = ids.map((_, i) => `$${i + 1}`).join(', ')
    const people = await this.#db.read<PersonRef>(`SELECT id, name FROM people WHERE id IN (${places})`, ...ids)
    return people.toSorted((a, b) => BY_NAME.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
  }
}

const isSanctioned = ({ removed, muted }: SanctionRow): boolean => removed === 1 || muted === 1

/** In a game the others decide on the people who sit there. */
const needsVote = ({ row }: LiveTable): boolean => row.status === 'playing'

/** Before the start the seats of a removed person are free again. */
function freeSeats(table: LiveTable, { person_id: person }: SanctionRow): readonly Statement[] {
  const own = table.seats.filter(each => each.person_id === person)
  if (own.length === 0 || !['waiting', 'playing'].includes(table.row.status)) return []
  if (table.row.status === 'playing')
    throw new Problem('conflict', 'The game has just begun, so the table has to vote on that: ask again.')
  mustNotBeDealing(table)
  return own.flatMap(seat => clearSeat(table.row, seat, person))
}
