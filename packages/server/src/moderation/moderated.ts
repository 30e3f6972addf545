// What an operator decides about a person: to ban or mute them everywhere, and to undo either.

import type { ModeratedPerson } from '@lastlight/protocol'
import { People } from '../people/people.ts'
import { readPerson } from '../people/person.ts'
import { notFound, Problem } from '../problems.ts'
import { type Database, one, writeOr } from '../storage/database.ts'
import { type Operator, recorded } from './actions.ts'

export const DAY_MS = 86_400_000
const MOST = 200

const nameOf = ({ name, username }: { readonly name: string; readonly username: string | null }): string =>
  username ?? name

/** Ends everything that the person carries, or lets them in again. */
export async function setBanned(db: Database, by: Operator, id: string, banned: boolean): Promise<void> {
  const person = await readPerson(db, id)
  if (id === by.id) throw new Problem('conflict', 'You cannot ban yourself.')
  const action = recorded(by, { action: banned ? 'ban' : 'unban', target: nameOf(person), person: id }, Date.now())
  const people = new People(db)
  await (banned ? people.ban(id, [action]) : people.unban(id, [action]))
}

/** Until when the person is muted everywhere; `days` of null ends the mute. */
export async function setMuted(db: Database, by: Operator, id: string, days: number | null): Promise<number | null> {
  const person = await readPerson(db, id)
  const now = Date.now()
  const until = days === null ? null : now + days * DAY_MS
  const action = days === null ? 'unmute' : 'mute'
  const note = days === null ? '' : `${days} days`
  await writeOr(db, notFound, [
    one`UPDATE people SET muted_until = ${until} WHERE id = ${id}`,
    recorded(by, { action, target: nameOf(person), person: id, note }, now),
  ])
  return until
}

/** An operator has an account: a guest is whoever has the cookie. */
export async function setOperator(db: Database, by: Operator, id: string, isOperator: boolean): Promise<void> {
  const person = await readPerson(db, id)
  if (isOperator && person.username === null)
    throw new Problem('conflict', `${person.name} is a guest: only a person with a username can be an operator.`)
  await writeOr(db, notFound, [
    one`UPDATE people SET operator = ${isOperator ? 1 : 0} WHERE id = ${id}`,
    recorded(
      by,
      { action: isOperator ? 'make operator' : 'unmake operator', target: nameOf(person), person: id },
      Date.now(),
    ),
  ])
}

interface ModeratedRow {
  readonly id: string
  readonly name: string
  readonly username: string | null
  readonly banned: number
  readonly muted_until: number | null
}

/** People who are banned or muted now. */
export async function listModerated(db: Database, now = Date.now()): Promise<ModeratedPerson[]> {
  const rows = await db.read<ModeratedRow>`SELECT id, name, username, banned, muted_until FROM people
    WHERE banned = 1 OR muted_until > ${now} ORDER BY name, id LIMIT ${MOST}`
  return rows.map(({ id, name, username, banned, muted_until: mutedUntil }) => ({
    id,
    name,
    username,
    banned: banned === 1,
    mutedUntil: mutedUntil !== null && mutedUntil > now ? mutedUntil : null,
  }))
}
