// People: guests and people with an account, their settings and their data.

import type { MeChange } from '@lastlight/protocol'
import { notFound, Problem } from '../problems.ts'
import { Conflict, type Database, one, type Statement, statement, writeOr } from '../storage/database.ts'
import { newId } from '../tables/codes.ts'
import { CHANNEL } from '../tables/tables.ts'
import { Accounts } from './accounts.ts'
import { exportOf } from './export.ts'
import { COLUMNS, type Person, type PersonRow, personOf, readPerson } from './person.ts'
import { forget } from './removal.ts'
import { hashOf, newSession } from './secrets.ts'
import { addSession, announceLogout, type NewSession } from './sessions.ts'
import { Tokens } from './tokens.ts'

const DAY = 86_400_000
/** A session ends when it has not been used for so long, and so does a guest who has left nothing behind. */
export const SESSION_DAYS = 90
/** The last use of a session is stored at most this often. */
const SEEN_EVERY = 3_600_000
const MOST_SETTINGS = 16_000
/** How often a change is tried again when another one was faster. */
const TRIES = 5
/** How many guests are deleted at a time. */
const SWEPT_AT_ONCE = 200

export class People {
  readonly accounts: Accounts
  readonly tokens: Tokens
  readonly #db: Database
  /** People whose data is being written to them. */
  readonly #exporting = new Set<string>()

  constructor(db: Database) {
    this.#db = db
    this.accounts = new Accounts(db)
    this.tokens = new Tokens(db)
  }

  async guest(name: string, locale: Person['locale'] = 'en'): Promise<NewSession> {
    const person: Person = { id: newId(), name, username: null, locale, settings: {} }
    const session = newSession()
    const now = Date.now()
    await this.#db.write([
      one`INSERT INTO people (id, name, locale, settings, created_at)
        VALUES (${person.id}, ${name}, ${locale}, '{}', ${now})`,
      addSession(session, person.id, now),
    ])
    return { person, session }
  }

  async bySession(session: string, now = Date.now()): Promise<Person | undefined> {
    const hash = hashOf(session)
    const [row] = await this.#db.read<PersonRow & { seen_at: number }>(
      `SELECT ${COLUMNS}, sessions.seen_at FROM sessions JOIN people ON people.id = sessions.person_id
        WHERE sessions.hash = $1 AND people.banned = 0 AND sessions.seen_at > $2`,
      hash,
      now - SESSION_DAYS * DAY,
    )
    if (!row) return undefined
    if (now - row.seen_at > SEEN_EVERY)
      await this.#db.write([statement`UPDATE sessions SET seen_at = ${now} WHERE hash = ${hash}`])
    return personOf(row)
  }

  async isOfBanned(session: string): Promise<boolean> {
    const rows = await this.#db.read`SELECT 1 AS found FROM sessions JOIN people ON people.id = sessions.person_id
      WHERE sessions.hash = ${hashOf(session)} AND people.banned = 1`
    return rows.length > 0
  }

  async logout(session: string): Promise<void> {
    const person = await this.bySession(session)
    await this.#db.write([statement`DELETE FROM sessions WHERE hash = ${hashOf(session)}`])
    // Another window of the same browser may have a socket.
    if (person) await announceLogout(this.#db, person.id)
  }

  async logoutEverywhere(person: Person): Promise<void> {
    await this.#db.write([statement`DELETE FROM sessions WHERE person_id = ${person.id}`])
    await announceLogout(this.#db, person.id)
  }

  async change(person: Person, change: MeChange): Promise<Person> {
    for (let i = 0; i < TRIES; i++) {
      try {
        await this.#db.write([await this.#changed(person, change)])
        return await readPerson(this.#db, person.id)
      } catch (problem) {
        // Another window has changed a setting at the same time.
        if (!(problem instanceof Conflict)) throw problem
      }
    }
    throw new Problem('conflict', 'Your settings are being changed elsewhere; try again.')
  }

  async #changed({ id }: Person, { name, locale, settings }: MeChange): Promise<Statement> {
    const [row] = await this.#db.read<{ settings: string }>`SELECT settings FROM people WHERE id = ${id}`
    if (!row) throw notFound()
    const merged = settings
      ? JSON.stringify(merge(JSON.parse(row.settings) as Person['settings'], settings))
      : row.settings
    if (merged.length > MOST_SETTINGS) throw new Problem('bad', 'These settings are too long.')
    return one`UPDATE people
      SET name = COALESCE(${name ?? null}, name), locale = COALESCE(${locale ?? null}, locale), settings = ${merged}
      WHERE id = ${id} AND settings = ${row.settings}`
  }

  /** Everything that is stored about a person, as parts of one JSON text; one at a time, until it is read or given up. */
  async *exportData({ id }: Person): AsyncGenerator<string, void, undefined> {
    if (this.#exporting.has(id))
      throw new Problem('tooMany', 'Your data is on its way already: wait until it has come.')
    this.#exporting.add(id)
    try {
      yield* exportOf(this.#db, id)
    } finally {
      this.#exporting.delete(id)
    }
  }

  /** Deletes all personal data; the seats get a neutral name, and bots play on. */
  async remove(person: Person): Promise<void> {
    const touched = await this.#db.read<{ id: string }>`SELECT id FROM tables
      WHERE owner_id = ${person.id} OR id IN (SELECT table_id FROM seats WHERE person_id = ${person.id})`
    await writeOr(this.#db, notFound, forget(person.id, Date.now()))
    await announceLogout(this.#db, person.id)
    // A process that misses the announcement finds the change with its next read.
    for (const { id } of touched) await this.#db.announce(CHANNEL, JSON.stringify({ id, from: '' })).catch(() => {})
  }

  /** Sessions and tokens are refused until the ban is lifted. `more`: what is written together with it. */
  async ban(id: string, more: readonly Statement[] = []): Promise<void> {
    await writeOr(this.#db, notFound, [one`UPDATE people SET banned = 1 WHERE id = ${id}`, ...more])
    await announceLogout(this.#db, id)
  }

  unban(id: string, more: readonly Statement[] = []): Promise<void> {
    return writeOr(this.#db, notFound, [one`UPDATE people SET banned = 0 WHERE id = ${id}`, ...more])
  }

  async banned(): Promise<readonly string[]> {
    const rows = await this.#db.read<{ id: string }>('SELECT id FROM people WHERE banned = 1')
    return rows.map(({ id }) => id)
  }

  /** Deletes sessions that have ended, and guests who cannot come back and have left nothing behind. */
  async sweep(now = Date.now()): Promise<void> {
    const before = now - SESSION_DAYS * DAY
    await this.#db.write([statement`DELETE FROM sessions WHERE seen_at <= ${before}`])
    const guests = await this.#db.read<{ id: string }>`
      SELECT id FROM people WHERE username IS NULL AND banned = 0 AND created_at <= ${before}
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person_id = people.id)
        AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.person_id = people.id)
        AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person_id = people.id)
        AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.owner_id = people.id AND status IN ('waiting', 'playing'))
        LIMIT ${SWEPT_AT_ONCE}`
    for (const { id } of guests)
      await this.#db.write(forget(id, now)).catch((problem: unknown) => {
        // Another process deletes old guests too.
        if (!(problem instanceof Conflict)) throw problem
      })
  }
}

/** null removes a setting; other settings stay. */
const merge = (old: Person['settings'], change: NonNullable<MeChange['settings']>): Person['settings'] =>
  Object.fromEntries(
    Object.entries({ ...old, ...change }).filter(
      (entry): entry is [string, string | number | boolean] => entry[1] !== null,
    ),
  )
