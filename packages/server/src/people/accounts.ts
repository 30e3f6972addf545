// Usernames and passwords.

import { Problem } from '../problems.ts'
import { Conflict, type Database, one, type Statement, statement, writeOr } from '../storage/database.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { COLUMNS, type Person, type PersonRow, personOf, readPerson } from './person.ts'
import { newPassword, newSession } from './secrets.ts'
import { addSession, announceLogout, endOldestSessions, type NewSession } from './sessions.ts'

interface SecretRow extends PersonRow {
  readonly password_hash: string | null
  readonly banned: number
  readonly one_time_until: number | null
}

/** Long enough to be passed on, and not usable forever. */
const ONE_TIME_MS = 3 * 86_400_000

const wrongPassword = (): Problem => new Problem('unauthorized', 'The username or the password is wrong.')

/** `Anna` and `anna` are the same username. */
export const canonical = (username: string): string => username.trim().normalize('NFKC').toLowerCase()

export class Accounts {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /**
   * A guest gets a username and a password. Whoever else holds a session or a token of this guest, who may have brought
   * it about that this browser is that guest, does not come into the account.
   */
  async claim(person: Person, username: string, password: string): Promise<NewSession> {
    const name = canonical(username)
    // Hashing takes long, so check before it; the write finds what happens at the same time.
    await this.#mustBeFree(person, name)
    const hash = await hashPassword(password)
    const session = newSession()
    try {
      await this.#db.write([
        one`UPDATE people SET username = ${name}, password_hash = ${hash} WHERE id = ${person.id} AND username IS NULL`,
        statement`DELETE FROM sessions WHERE person_id = ${person.id}`,
        statement`DELETE FROM tokens WHERE person_id = ${person.id}`,
        addSession(session, person.id, Date.now()),
      ])
    } catch (problem) {
      if (!(problem instanceof Conflict)) throw problem
      await this.#mustBeFree(person, name)
      throw problem
    }
    await announceLogout(this.#db, person.id)
    return { person: await readPerson(this.#db, person.id), session }
  }

  async #mustBeFree(person: Person, username: string): Promise<void> {
    const now = await readPerson(this.#db, person.id)
    if (now.username !== null) throw new Problem('conflict', 'You have a username already.')
    const taken = await this.#db.read`SELECT id FROM people WHERE username = ${username}`
    if (taken.length > 0) throw new Problem('conflict', 'This username is taken.')
  }

  async login(username: string, password: string): Promise<NewSession> {
    const row = await this.#withPassword(username, password)
    if (row.one_time_until !== null)
      throw new Problem('newPassword', 'This password is good for one thing: choose a new one.')
    const session = newSession()
    await writeOr(this.#db, wrongPassword, [
      // The password may have been changed or reset since it was read.
      one`UPDATE people SET password_hash = password_hash
        WHERE id = ${row.id} AND password_hash = ${row.password_hash}`,
      addSession(session, row.id, Date.now()),
      endOldestSessions(row.id),
    ])
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
      throw new Problem('unauthorized', 'This password was valid for a few days only: ask the operator for another.')
    return row
  }

  /** Ends every session and begins a new one: a person who knows the old password is logged out. */
  async changePassword(username: string, current: string, password: string): Promise<NewSession> {
    const row = await this.#withPassword(username, current)
    if (await isPassword(row.password_hash, password))
      throw new Problem('bad', 'body.password: Choose a password that is not the one you have.')
    const session = newSession()
    await writeOr(this.#db, () => new Problem('conflict', 'The password has just been changed elsewhere.'), [
      // Of two changes at the same time one fails.
      one`UPDATE people SET password_hash = ${await hashPassword(password)}, one_time_until = NULL
        WHERE id = ${row.id} AND password_hash = ${row.password_hash}`,
      statement`DELETE FROM sessions WHERE person_id = ${row.id}`,
      addSession(session, row.id, Date.now()),
    ])
    await announceLogout(this.#db, row.id)
    return { person: personOf(row), session }
  }

  /**
   * Sets a one-time password and revokes all sessions and tokens, which may be in wrong hands. `more`: what is written
   * together with it.
   */
  async resetPassword(
    id: string,
    more: readonly Statement[] = [],
  ): Promise<{ readonly password: string; readonly until: number }> {
    const person = await readPerson(this.#db, id)
    if (person.username === null)
      throw new Problem('conflict', `${person.name} is a guest, who has no password to reset.`)
    const password = newPassword()
    const until = Date.now() + ONE_TIME_MS
    await this.#db.write([
      one`UPDATE people SET password_hash = ${await hashPassword(password)}, one_time_until = ${until}
        WHERE id = ${id}`,
      statement`DELETE FROM sessions WHERE person_id = ${id}`,
      statement`DELETE FROM tokens WHERE person_id = ${id}`,
      ...more,
    ])
    await announceLogout(this.#db, id)
    return { password, until }
  }
}
