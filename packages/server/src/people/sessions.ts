// Sessions of browsers, and the announcement that a session or a token of a person has ended.

import { type Database, one, type Statement } from '../storage/database.ts'
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

/** Calls back when a session or a token of a person has ended, in any process. */
export const onLoggedOut = (db: Database, callback: (person: string) => void): Promise<void> =>
  db.listen(LOGOUT_CHANNEL, callback)

/** The change is stored, so the next request is refused even if the announcement is missed. */
export const announceLogout = (db: Database, person: string): Promise<void> =>
  db.announce(LOGOUT_CHANNEL, person).catch(() => {})
