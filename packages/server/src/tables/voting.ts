// Votes on motions and carries them out; resuming needs no vote.

import { notFound, Problem } from '../problems.ts'
import { type Statement, statement } from '../storage/database.ts'
import { type StoredClock, timersOf } from './clock.ts'
import type { LiveTable } from './liveTable.ts'
import type { PersonRef } from './lobby.ts'
import {
  isAgreed,
  isPractice,
  type Motion,
  openMotions,
  removeVotes,
  seatIn,
  stillStands,
  verdictOn,
  versionIn,
  voteStatements,
  waitOf,
  writeVerdict,
} from './motions.ts'
import { isAtTable, maySee } from './rights.ts'
import { removeInGame } from './sanctionRows.ts'
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
  const carried = await carry(tables, table, motion)
  // Without the voice of a removed person, all others may have agreed to something else.
  if (carried && seatIn(motion) !== undefined) await carryAgreed(tables, table)
  return { carried }
}

/** Whether the motion was carried, by this process or by another one at the same moment. */
async function carry(tables: Tables, table: LiveTable, motion: Motion): Promise<boolean> {
  const isReady = (): boolean => isAgreed(table, motion) && waitOf(table, motion, tables.graceMs) === 0
  if (!isReady()) return false
  let back: Back | undefined
  let isVoid = false
  try {
    await tables.change(table, () => {
      if (!isReady()) return []
      const version = versionIn(motion)
      isVoid = version !== undefined && !stillStands(table, motion)
      if (isVoid) return [...removeVotes(table, motion), writeVerdict(table, motion, 'superseded')]
      // Going back is a command of its own, which writes its verdict when it is done.
      if (version !== undefined) back = { version, verdict: verdictOn(table, motion, 'accepted'), ...onlyPerson(table) }
      return [...removeVotes(table, motion), ...effectOf(table, motion)]
    })
  } catch (problem) {
    if (problem instanceof Problem && problem.kind === 'conflict') return true
    throw problem
  }
  if (!back) return !isVoid
  try {
    await tables.rewind(table, back.version, back.verdict, back.alone)
  } catch (problem) {
    // A game can become too long to go back in.
    await tables.change(table, () => [writeVerdict(table, motion, 'superseded')])
    throw problem
  }
  return true
}

interface Back {
  readonly version: number
  readonly verdict: string
  readonly alone?: string
}

/** A person who is asked by nobody else gets no new time for their turn. */
function onlyPerson(table: LiveTable): Pick<Back, 'alone'> {
  const person = table.seats.find(each => each.person_id !== null)?.person_id
  return person && isPractice(table) ? { alone: person } : {}
}

/** When a person leaves, all others may have agreed already. */
export async function carryAgreed(tables: Tables, table: LiveTable): Promise<LiveTable> {
  for (const motion of openMotions(table)) await carry(tables, table, motion)
  return table
}

function effectOf(table: LiveTable, motion: Motion): readonly Statement[] {
  const seat = seatIn(motion)
  if (seat !== undefined) return removeInGame(table, seat)
  const accepted = writeVerdict(table, motion, 'accepted')
  switch (motion) {
    case 'pause':
      return [clockOf(table, true), accepted]
    case 'abandon':
      return [
        statement`UPDATE tables SET status = 'abandoned', wake_at = NULL, deadline = NULL
          WHERE id = ${table.row.id} AND status = 'playing'`,
        accepted,
      ]
    default:
      return []
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
