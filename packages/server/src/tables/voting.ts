// Votes on motions and carries them out; resuming and going back at a private table need no vote.

import { notFound, Problem } from '../problems.ts'
import { type Statement, statement } from '../storage/database.ts'
import { type StoredClock, timersOf } from './clock.ts'
import type { LiveTable } from './liveTable.ts'
import type { PersonRef } from './lobby.ts'
import { forgetRewinds, isAgreed, type Motion, openMotions, removeVotes, versionIn, voteStatements } from './motions.ts'
import { isAtTable, maySee, mustOwn } from './rights.ts'
import type { Tables } from './tables.ts'

/** The motion is carried out as soon as everybody has said yes. */
export async function vote(
  tables: Tables,
  who: PersonRef,
  id: string,
  motion: Motion,
  yes: boolean,
): Promise<{ readonly carried: boolean }> {
  const table = await tables.table(id)
  if (!maySee(table, who, 'public')) throw notFound()
  await tables.change(table, () => voteStatements(table, motion, who.id, yes))
  return { carried: await carry(tables, table, motion) }
}

/** Whether the motion was carried, by this process or by another one at the same moment. */
async function carry(tables: Tables, table: LiveTable, motion: Motion): Promise<boolean> {
  if (!isAgreed(table, motion)) return false
  let isOurs = false
  try {
    await tables.change(table, () => {
      isOurs = isAgreed(table, motion)
      return isOurs ? [...removeVotes(table, motion), effectOf(table, motion)] : []
    })
  } catch (problem) {
    if (problem instanceof Problem && problem.kind === 'conflict') return true
    throw problem
  }
  const version = versionIn(motion)
  if (isOurs && version !== undefined) await tables.rewind(table, version)
  return true
}

/** When a person leaves, all others may have agreed already. */
export async function carryAgreed(tables: Tables, table: LiveTable): Promise<LiveTable> {
  for (const motion of openMotions(table)) await carry(tables, table, motion)
  return table
}

function effectOf(table: LiveTable, motion: Motion): Statement {
  const { id } = table.row
  switch (motion) {
    case 'pause':
      return clockOf(table, true)
    case 'abandon':
      return statement`UPDATE tables SET status = 'abandoned', wake_at = NULL, deadline = NULL
        WHERE id = ${id} AND status = 'playing'`
    default:
      return forgetRewinds(id)
  }
}

function clockOf(table: LiveTable, paused: boolean): Statement {
  const clock: StoredClock = { ...table.clock, paused }
  const { deadline, wakeAt, timeUsed } = timersOf(table, { now: Date.now(), clock })
  return statement`UPDATE tables
    SET clock = ${JSON.stringify(clock)}, wake_at = ${wakeAt}, deadline = ${deadline}, time_used = ${timeUsed}
    WHERE id = ${table.row.id}`
}

/** Anybody at the table may end a pause. */
export async function resume(tables: Tables, who: PersonRef, id: string): Promise<LiveTable> {
  const table = await tables.table(id)
  if (!isAtTable(table, who)) throw notFound()
  return tables.change(table, () => (table.clock.paused ? [clockOf(table, false)] : []))
}

/** The owner of a private table may go back without a vote. */
export async function goBack(
  tables: Tables,
  who: PersonRef,
  id: string,
  version: number,
): Promise<{ readonly version: number }> {
  const table = await tables.table(id)
  mustOwn(table, who)
  if (table.row.open === 1) throw new Problem('forbidden', 'At an open table everybody has to agree.')
  await tables.change(table, () => [forgetRewinds(id)])
  return tables.rewind(table, version, who.id)
}
