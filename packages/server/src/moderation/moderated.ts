// What an operator decides about a person: to ban or mute them everywhere, and to undo either.

import { type ModeratedPage, PAGE } from '@lastlight/protocol'
import { People } from '../people/people.ts'
import { readPerson } from '../people/person.ts'
import { notFound, Problem } from '../problems.ts'
import { noSuchPlace, pageOf, partsOf } from '../storage/cursors.ts'
import { type Database, one, writeOr } from '../storage/database.ts'
import { isStorable } from '../storage/storable.ts'
import { type Operator, recorded } from './actions.ts'

export const DAY_MS = 86_400_000
const MOST: number = PAGE.moderated

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

/** People who are banned or muted now, by name. `after` is the `next` of the page before. */
export async function listModerated(
  db: Database,
  limit = MOST,
  after?: string,
  now = Date.now(),
): Promise<ModeratedPage> {
  const [name, id] = startAfter(after)
  const rows = await db.read<ModeratedRow>`SELECT id, name, username, banned, muted_until FROM people
    WHERE (banned = 1 OR muted_until > ${now}) AND (name > ${name} OR (name = ${name} AND id > ${id}))
    ORDER BY name, id LIMIT ${limit + 1}`
  const { page, next } = pageOf(rows, limit, cursorOf)
  return {
    people: page.map(({ id: own, name: called, username, banned, muted_until: mutedUntil }) => ({
      id: own,
      name: called,
      username,
      banned: banned === 1,
      mutedUntil: mutedUntil !== null && mutedUntil > now ? mutedUntil : null,
    })),
    next,
  }
}

/** A name may hold anything, and a cursor is typed on a command line. */
const cursorOf = ({ name, id }: Pick<ModeratedRow, 'name' | 'id'>): string =>
  `${Buffer.from(name).toString('base64url')}.${id}`

function startAfter(cursor: string | undefined): readonly [name: string, id: string] {
  if (cursor === undefined) return ['', '']
  const [encoded, id] = partsOf(cursor, /^([\w-]+)\.(.+)$/)
  const name = Buffer.from(encoded!, 'base64url').toString()
  // A cursor that no page has given out: its name cannot be stored, or is encoded in another way.
  if (!isStorable(name) || cursorOf({ name, id: id! }) !== cursor) throw noSuchPlace(cursor)
  return [name, id!]
}
