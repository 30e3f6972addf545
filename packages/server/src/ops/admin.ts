// Commands of an operator on tables and people, also beside a running server.

import type { ExportedGame } from '@lastlight/protocol/deal'
import { exportOf } from '../deals/export.ts'
import type { Signer } from '../deals/signature.ts'
import { fingerprint, type Games } from '../games.ts'
import { COMMAND_LINE, recorded } from '../moderation/actions.ts'
import { setBanned, setMuted, setOperator } from '../moderation/moderated.ts'
import { canonical } from '../people/accounts.ts'
import { People } from '../people/people.ts'
import { Problem } from '../problems.ts'
import { type Database, one, writeOr } from '../storage/database.ts'
import { LiveTable } from '../tables/liveTable.ts'
import { CHANNEL } from '../tables/tables.ts'

export interface TableLine {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly status: string
  readonly version: number
  readonly seats: readonly string[]
  readonly changed: string
}

/** The newest change comes first. */
export async function listTables(db: Database, limit = 200): Promise<readonly TableLine[]> {
  const rows = await db.read<Omit<TableLine, 'seats' | 'changed'> & { readonly changed_at: number }>`SELECT id, code,
      game, status, version, changed_at
    FROM tables ORDER BY changed_at DESC, id LIMIT ${limit}`
  const seats = await db.read<{ readonly table_id: string; readonly name: string }>`SELECT table_id, name FROM seats
    WHERE table_id IN (SELECT id FROM tables ORDER BY changed_at DESC, id LIMIT ${limit}) ORDER BY table_id, seat`
  return rows.map(({ id, code, game, status, version, changed_at }) => ({
    id,
    code,
    game,
    status,
    version,
    seats: seats.filter(seat => seat.table_id === id).map(({ name }) => name || '-'),
    changed: new Date(changed_at).toISOString(),
  }))
}

/** Ends a table. From then on its deal can be proved. */
export async function endTable(db: Database, id: string): Promise<void> {
  const now = Date.now()
  await writeOr(db, () => new Problem('notFound', `No table ${id} is waiting or playing.`), [
    one`UPDATE tables SET status = 'abandoned', wake_at = NULL, deadline = NULL, changed_at = ${now}
      WHERE id = ${id} AND status IN ('waiting', 'playing')`,
    recorded(COMMAND_LINE, { action: 'end table', target: id }, now),
  ])
  await db.announce(CHANNEL, JSON.stringify({ id, from: 'admin' }))
}

export async function exportTable(db: Database, games: Games, id: string, signer: Signer): Promise<ExportedGame> {
  const fingerprints = new Map([...games.values()].map(game => [game.id, fingerprint(game)]))
  const table = await LiveTable.open(db, games, id, fingerprints)
  if (!table) throw new Problem('notFound', `There is no table ${id}.`)
  return exportOf(table, signer)
}

interface PersonLine {
  readonly id: string
  readonly name: string
  readonly username: string | null
}

/** Finds a person by username or id, or a guest by a name that only one guest has. */
async function personCalled(db: Database, name: string): Promise<PersonLine> {
  const own = canonical(name)
  const found = await db.read<PersonLine>`SELECT id, name, username FROM people
    WHERE username = ${own} OR id = ${name} OR (username IS NULL AND name = ${name})`
  // Somebody may have taken the id of somebody else as a username.
  const exact = found.find(({ id }) => id === name) ?? found.find(({ username }) => username === own)
  const [first, ...more] = found
  if (exact) return exact
  if (!first) throw new Problem('notFound', `No person is called '${name}'.`)
  if (more.length > 0)
    throw new Problem('conflict', `Several guests are called '${name}': name one by id, ${idsOf(found)}.`)
  return first
}

const idsOf = (people: readonly PersonLine[]): string => people.map(({ id }) => id).join(', ')

/** Ends all sessions and tokens of a person, and closes their sockets. */
export async function ban(db: Database, name: string): Promise<PersonLine> {
  const person = await personCalled(db, name)
  await setBanned(db, COMMAND_LINE, person.id, true)
  return person
}

/** The person, and a password that they have to exchange for a new one. */
export async function resetPassword(
  db: Database,
  name: string,
): Promise<PersonLine & { readonly password: string; readonly until: number }> {
  const person = await personCalled(db, name)
  const { id, username } = person
  const action = recorded(COMMAND_LINE, { action: 'reset password', target: username ?? name, person: id }, Date.now())
  return { ...person, ...(await new People(db).accounts.resetPassword(id, [action])) }
}

export async function unban(db: Database, name: string): Promise<PersonLine> {
  const person = await personCalled(db, name)
  await setBanned(db, COMMAND_LINE, person.id, false)
  return person
}

/** Mutes a person everywhere for so many days; null ends it. */
export async function mute(
  db: Database,
  name: string,
  days: number | null,
): Promise<PersonLine & { readonly until: number | null }> {
  const person = await personCalled(db, name)
  return { ...person, until: await setMuted(db, COMMAND_LINE, person.id, days) }
}

export async function makeOperator(db: Database, name: string, isOperator: boolean): Promise<PersonLine> {
  const person = await personCalled(db, name)
  await setOperator(db, COMMAND_LINE, person.id, isOperator)
  return person
}
