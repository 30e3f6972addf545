// What the whole table has to agree on: giving up, waiting, and going back behind what can be taken back.
// Votes are secret: nobody is told who has said what, and an answer may be changed until all agree.

import type { Database, Statement } from '../storage/database.ts'
import { statement } from '../storage/database.ts'
import type { LiveTable } from './live.ts'

export type Motion = 'abandon' | 'pause' | `rewind ${number}`

/** One voice for each person, however many seats they hold; whoever is away does not hold up the others. */
export function voicesOf(table: LiveTable): ReadonlyMap<string, number> {
  const voices = new Map<string, number>()
  for (const { person, seat, away } of table.seats)
    if (person !== null && away === 0 && !voices.has(person)) voices.set(person, seat)
  return voices
}

/** Whether everybody has said yes by now. */
export async function vote(
  db: Database,
  table: LiveTable,
  motion: Motion,
  seat: number,
  yes: boolean,
): Promise<boolean> {
  const { id } = table.row
  await db.write([
    statement('DELETE FROM votes WHERE game = $1 AND about = $2 AND seat = $3', id, motion, seat),
    statement('INSERT INTO votes (game, about, seat, yes) VALUES ($1, $2, $3, $4)', id, motion, seat, yes ? 1 : 0),
  ])
  const votes = await db.read<{ seat: number; yes: number }>(
    'SELECT seat, yes FROM votes WHERE game = $1 AND about = $2',
    id,
    motion,
  )
  const agreed = new Set(votes.filter(each => each.yes === 1).map(each => each.seat))
  return [...voicesOf(table).values()].every(each => agreed.has(each))
}

export const forgetVotes = (id: string, motion: Motion): Statement =>
  statement('DELETE FROM votes WHERE game = $1 AND about = $2', id, motion)
