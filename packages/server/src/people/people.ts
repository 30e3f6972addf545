// People: guests, people with an account, and the tokens of their programs.

import type { MeChange, MyData, MyTable, PastGames, Statistics } from '@lastlight/protocol'
import { notFound, Problem } from '../problems.ts'
import { Conflict, type Database, one, type Statement, statement } from '../storage/database.ts'
import { newId } from '../tables/codes.ts'
import { CHANNEL } from '../tables/tables.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { COLUMNS, holding, type Person, type PersonRow, personOf } from './person.ts'
import { dataOf, gamesOf, statisticsOf, tablesOf } from './record.ts'
import { forget } from './removal.ts'
import { hashOf, newPassword, newSession, newToken } from './secrets.ts'

export interface NewSession {
  readonly person: Person
  /** Only the browser gets the session; the database holds its hash. */
  readonly session: string
}

export interface TokenInfo {
  readonly id: string
  readonly name: string
  readonly created: number
}

interface SecretRow extends PersonRow {
  readonly password_hash: string | null
  readonly banned: number
  readonly one_time_until: number | null
}

const DAY = 86_400_000
/** Long enough to be passed on, and not usable forever. */
const ONE_TIME_DAYS = 3
/** A session ends when it has not been used for so long, and so does a guest who has left nothing behind. */
export const SESSION_DAYS = 90
/** The last use of a session is stored at most this often. */
const SEEN_EVERY = 3_600_000
const MOST_TOKENS = 20
const MOST_SETTINGS = 16_000
/** How often a change is tried again when another one was faster. */
const TRIES = 5
/** How many guests are deleted at a time. */
const SWEPT_AT_ONCE = 200
/** Tokens are shown by the beginning of their hash, which reveals nothing. */
const TOKEN_ID = 16
/** The channel that announces people whose sockets must be closed. */
const LOGOUT_CHANNEL = 'people'

const wrongPassword = (): Problem => new Problem('unauthorized', 'The username or the password is wrong.')

export class People {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async guest(name: string, locale: Person['locale'] = 'en'): Promise<NewSession> {
    const person: Person = { id: newId(), name, username: null, locale, settings: {} }
    const session = newSession()
    const now = Date.now()
    await this.#db.write([
      one(
        'INSERT INTO people (id, name, locale, settings, created_at) VALUES ($1, $2, $3, $4, $5)',
        person.id,
        name,
        locale,
        '{}',
        now,
      ),
      this.#sessionStatement(session, person.id, now),
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
      await this.#db.write([statement('UPDATE sessions SET seen_at = $1 WHERE hash = $2', now, hash)])
    return personOf(row)
  }

  async byToken(token: string): Promise<Person | undefined> {
    const [row] = await this.#db.read<PersonRow>(
      `SELECT ${COLUMNS} FROM tokens JOIN people ON people.id = tokens.person_id
        WHERE tokens.hash = $1 AND people.banned = 0`,
      hashOf(token),
    )
    return row && personOf(row)
  }

  /** By id or username; an id wins over an equal username. */
  async find(given: string): Promise<Person | undefined> {
    const [row] = await this.#db.read<PersonRow>(
      `SELECT ${COLUMNS} FROM people WHERE id = $1 OR username = $2
        ORDER BY CASE WHEN id = $1 THEN 0 ELSE 1 END LIMIT 1`,
      given,
      canonical(given),
    )
    return row && personOf(row)
  }

  /** A guest gets a username and a password. */
  async claim(person: Person, username: string, password: string): Promise<Person> {
    const name = canonical(username)
    // Hashing takes long, so check before it; the write finds what happens at the same time.
    await this.#mustBeFree(person, name)
    const hash = await hashPassword(password)
    try {
      await this.#db.write([
        one(
          'UPDATE people SET username = $1, password_hash = $2 WHERE id = $3 AND username IS NULL',
          name,
          hash,
          person.id,
        ),
      ])
    } catch (problem) {
      if (!(problem instanceof Conflict)) throw problem
      await this.#mustBeFree(person, name)
      throw problem
    }
    return this.#get(person.id)
  }

  async #mustBeFree(person: Person, username: string): Promise<void> {
    const now = await this.#get(person.id)
    if (now.username !== null) throw new Problem('conflict', 'You have a username already.')
    const taken = await this.#db.read('SELECT id FROM people WHERE username = $1', username)
    if (taken.length > 0) throw new Problem('conflict', 'This username is taken.')
  }

  async login(username: string, password: string): Promise<NewSession> {
    const row = await this.#withPassword(username, password)
    if (row.one_time_until !== null)
      throw new Problem('newPassword', 'This password is good for one thing: choose a new one.')
    const session = newSession()
    try {
      await this.#db.write([
        // The password may have been changed or reset since it was read.
        one(
          'UPDATE people SET password_hash = password_hash WHERE id = $1 AND password_hash = $2',
          row.id,
          row.password_hash,
        ),
        this.#sessionStatement(session, row.id, Date.now()),
      ])
    } catch (problem) {
      throw problem instanceof Conflict ? wrongPassword() : problem
    }
    return { person: personOf(row), session }
  }

  /** Checks a password: the person's own, or a one-time password of the operator. */
  async #withPassword(username: string, password: string): Promise<SecretRow> {
    const [row] = await this.#db.read<SecretRow>(
      `SELECT ${COLUMNS}, people.password_hash, people.banned, people.one_time_until FROM people WHERE username = $1`,
      canonical(username),
    )
    const right = await isPassword(row?.password_hash ?? null, password)
    if (!row || !right) throw wrongPassword()
    if (row.banned !== 0) throw new Problem('forbidden', 'This account is closed.')
    if (row.one_time_until !== null && row.one_time_until <= Date.now())
      throw new Problem('unauthorized', 'This password was good for a few days only: ask whoever hosts for another.')
    return row
  }

  /** Ends every session and begins a new one: a person who knows the old password is logged out. */
  async changePassword(username: string, current: string, password: string): Promise<NewSession> {
    const row = await this.#withPassword(username, current)
    if (await isPassword(row.password_hash, password))
      throw new Problem('bad', 'body.password: Choose a password that is not the one you have.')
    const session = newSession()
    try {
      await this.#db.write([
        // Of two changes at the same time one fails.
        one(
          'UPDATE people SET password_hash = $1, one_time_until = NULL WHERE id = $2 AND password_hash = $3',
          await hashPassword(password),
          row.id,
          row.password_hash,
        ),
        statement('DELETE FROM sessions WHERE person_id = $1', row.id),
        this.#sessionStatement(session, row.id, Date.now()),
      ])
    } catch (problem) {
      if (!(problem instanceof Conflict)) throw problem
      throw new Problem('conflict', 'The password has just been changed elsewhere.')
    }
    await this.#closeSocketsOf(row.id)
    return { person: personOf(row), session }
  }

  /** Sets a one-time password and revokes all sessions and tokens, which may be in wrong hands. */
  async resetPassword(id: string): Promise<{ readonly password: string; readonly until: number }> {
    const person = await this.#get(id)
    if (person.username === null)
      throw new Problem('conflict', `${person.name} is a guest, who has no password to reset.`)
    const password = newPassword()
    const until = Date.now() + ONE_TIME_DAYS * DAY
    await this.#db.write([
      one(
        'UPDATE people SET password_hash = $1, one_time_until = $2 WHERE id = $3',
        await hashPassword(password),
        until,
        id,
      ),
      statement('DELETE FROM sessions WHERE person_id = $1', id),
      statement('DELETE FROM tokens WHERE person_id = $1', id),
    ])
    await this.#closeSocketsOf(id)
    return { password, until }
  }

  #sessionStatement(session: string, person: string, now: number): ReturnType<typeof one> {
    return one(
      'INSERT INTO sessions (hash, person_id, created_at, seen_at) VALUES ($1, $2, $3, $3)',
      hashOf(session),
      person,
      now,
    )
  }

  async logout(session: string): Promise<void> {
    const person = await this.bySession(session)
    await this.#db.write([statement('DELETE FROM sessions WHERE hash = $1', hashOf(session))])
    // Another window of the same browser may have a socket.
    if (person) await this.#closeSocketsOf(person.id)
  }

  async logoutEverywhere(person: Person): Promise<void> {
    await this.#db.write([statement('DELETE FROM sessions WHERE person_id = $1', person.id)])
    await this.#closeSocketsOf(person.id)
  }

  async change(person: Person, change: MeChange): Promise<Person> {
    for (let i = 0; i < TRIES; i++) {
      try {
        await this.#db.write([await this.#changed(person, change)])
        return await this.#get(person.id)
      } catch (problem) {
        // Another window has changed a setting at the same time.
        if (!(problem instanceof Conflict)) throw problem
      }
    }
    throw new Problem('conflict', 'Your settings are being changed elsewhere; try again.')
  }

  async #changed({ id }: Person, { name, locale, settings }: MeChange): Promise<Statement> {
    const [row] = await this.#db.read<{ settings: string }>('SELECT settings FROM people WHERE id = $1', id)
    if (!row) throw notFound()
    const merged = settings
      ? JSON.stringify(merge(JSON.parse(row.settings) as Person['settings'], settings))
      : row.settings
    if (merged.length > MOST_SETTINGS) throw new Problem('bad', 'These settings are too long.')
    return one(
      `UPDATE people SET name = COALESCE($1, name), locale = COALESCE($2, locale), settings = $3
        WHERE id = $4 AND settings = $5`,
      name ?? null,
      locale ?? null,
      merged,
      id,
      row.settings,
    )
  }

  async #get(id: string): Promise<Person> {
    const [row] = await this.#db.read<PersonRow>(`SELECT ${COLUMNS} FROM people WHERE id = $1`, id)
    if (!row) throw notFound()
    return personOf(row)
  }

  /** Everything that is stored about a person. */
  async exportData(person: Person): Promise<MyData> {
    return { person: await this.#get(person.id), ...(await dataOf(this.#db, person.id)) }
  }

  /** Deletes all personal data; the seats get a neutral name, and bots play on. */
  async remove(person: Person): Promise<void> {
    const touched = await this.#db.read<{ id: string }>(
      'SELECT id FROM tables WHERE owner_id = $1 OR id IN (SELECT table_id FROM seats WHERE person_id = $1)',
      person.id,
    )
    try {
      await this.#db.write(forget(person.id, Date.now()))
    } catch (problem) {
      throw problem instanceof Conflict ? notFound() : problem
    }
    await this.#closeSocketsOf(person.id)
    // A process that misses the announcement finds the change with its next read.
    for (const { id } of touched) await this.#db.announce(CHANNEL, JSON.stringify({ id, from: '' })).catch(() => {})
  }

  /** For a program that plays for this person. The token is shown only once. */
  async makeToken(person: Person, name: string): Promise<TokenInfo & { readonly token: string }> {
    const token = newToken()
    const hash = hashOf(token)
    const created = Date.now()
    try {
      await this.#db.write([
        holding(person.id),
        one(
          `INSERT INTO tokens (hash, person_id, name, created_at)
            SELECT $1, id, $3, $4 FROM people
              WHERE id = $2 AND (SELECT COUNT(*) FROM tokens WHERE person_id = $2) < ${MOST_TOKENS}`,
          hash,
          person.id,
          name,
          created,
        ),
      ])
    } catch (problem) {
      if (!(problem instanceof Conflict)) throw problem
      throw new Problem('conflict', `You have ${MOST_TOKENS} tokens, and that is the most: revoke one first.`)
    }
    return { id: hash.slice(0, TOKEN_ID), name, created, token }
  }

  tokens(person: Person): Promise<readonly TokenInfo[]> {
    return this.#db.read<TokenInfo>(
      `SELECT substr(hash, 1, ${TOKEN_ID}) AS id, name, created_at AS created FROM tokens WHERE person_id = $1 ORDER BY created_at, hash`,
      person.id,
    )
  }

  async revokeToken(person: Person, id: string): Promise<void> {
    try {
      await this.#db.write([
        one(`DELETE FROM tokens WHERE person_id = $1 AND substr(hash, 1, ${TOKEN_ID}) = $2`, person.id, id),
      ])
    } catch (problem) {
      throw problem instanceof Conflict ? notFound() : problem
    }
    await this.#closeSocketsOf(person.id)
  }

  statistics(person: Person): Promise<Statistics> {
    return statisticsOf(this.#db, person.id)
  }

  myTables(person: Person): Promise<MyTable[]> {
    return tablesOf(this.#db, person.id)
  }

  pastGames(person: Person, after?: string): Promise<PastGames> {
    return gamesOf(this.#db, person.id, after)
  }

  /** Sessions and tokens are refused until the ban is lifted. */
  async ban(id: string): Promise<void> {
    await this.#setBanned(id, 1)
    await this.#closeSocketsOf(id)
  }

  async banned(): Promise<readonly string[]> {
    const rows = await this.#db.read<{ id: string }>('SELECT id FROM people WHERE banned = 1')
    return rows.map(({ id }) => id)
  }

  unban(id: string): Promise<void> {
    return this.#setBanned(id, 0)
  }

  async #setBanned(id: string, banned: number): Promise<void> {
    try {
      await this.#db.write([one('UPDATE people SET banned = $1 WHERE id = $2', banned, id)])
    } catch (problem) {
      throw problem instanceof Conflict ? notFound() : problem
    }
  }

  /** Deletes sessions that have ended, and guests who cannot come back and have left nothing behind. */
  async sweep(now = Date.now()): Promise<void> {
    const before = now - SESSION_DAYS * DAY
    await this.#db.write([statement('DELETE FROM sessions WHERE seen_at <= $1', before)])
    const guests = await this.#db.read<{ id: string }>(
      `SELECT id FROM people WHERE username IS NULL AND banned = 0 AND created_at <= $1
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person_id = people.id)
        AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.person_id = people.id)
        AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person_id = people.id)
        AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.owner_id = people.id AND status IN ('waiting', 'playing'))
        LIMIT ${SWEPT_AT_ONCE}`,
      before,
    )
    for (const { id } of guests)
      await this.#db.write(forget(id, now)).catch((problem: unknown) => {
        // Another process deletes old guests too.
        if (!(problem instanceof Conflict)) throw problem
      })
  }

  /** Calls back when a session or token of a person has ended, in any process. */
  onLoggedOut(hear: (person: string) => void): Promise<void> {
    return this.#db.listen(LOGOUT_CHANNEL, hear)
  }

  async #closeSocketsOf(person: string): Promise<void> {
    // The change is stored: the next request is refused in any case.
    await this.#db.announce(LOGOUT_CHANNEL, person).catch(() => {})
  }
}

/** null removes a setting; other settings stay. */
const merge = (old: Person['settings'], change: NonNullable<MeChange['settings']>): Person['settings'] =>
  Object.fromEntries(
    Object.entries({ ...old, ...change }).filter(
      (entry): entry is [string, string | number | boolean] => entry[1] !== null,
    ),
  )

/** `Anna` and `anna` are the same username. */
export const canonical = (username: string): string => username.trim().normalize('NFKC').toLowerCase()
