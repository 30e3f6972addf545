// Sessions of browsers, and the announcement that a session or a token of a person has ended.

import { type Database, one, type Statement, statement } from '../storage/database.ts'
import type { Person } from './person.ts'
import { hashOf } from './secrets.ts'

export interface NewSession {
  readonly person: Person
  /** Only the browser gets the session; the database holds its hash. */
  readonly session: string
}

/** The channel that announces people whose sockets must be closed. */
const LOGOUT_CHANNEL = 'people'

export const addSession = (session: string, person: string, now: number): Statement =>
  one`INSERT INTO sessions (hash, person_id, created_at, seen_at)
    VALUES (${hashOf(session)}, ${person}, ${now}, ${now})`

/** Browsers of one account that are logged in; one more ends the one that was not used for longest. */
export const MOST_SESSIONS = 50

export const endOldestSessions = (person: string): Statement =>
  statement`DELETE FROM sessions WHERE person_id = ${person} AND hash NOT IN
    (SELECT hash FROM sessions WHERE person_id = ${person} ORDER BY seen_at DESC, created_at DESC LIMIT ${MOST_SESSIONS})`

/** Calls back when a session or a token of a person has ended, in any process. */
export const onLoggedOut = (db: Database, callback: (person: string) => void): Promise<void> =>
  db.listen(LOGOUT_CHANNEL, callback)

/** The change is stored, so the next request is refused even if the announcement is missed. */
export const announceLogout = (db: Database, person: string): Promise<void> =>
  db.announce(LOGOUT_CHANNEL, person).catch(() => {})
