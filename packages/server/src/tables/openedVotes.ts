// Limits how often a person opens votes that come to nothing: each of them asks everybody at the table.

import { limit, perMinute } from '../ops/limit.ts'
import { Problem } from '../problems.ts'
import { type Statement, statement } from '../storage/database.ts'
import type { LiveTable } from './liveTable.ts'

/** A vote that was opened and not carried; `by` is the first seat of the person who has opened it. */
interface OpenedVote {
  readonly by: number
  readonly about: string
  readonly at: number
}

const MOST = 5
const MINUTES = 10
limit({
  what: 'votes of one kind that come to nothing',
  person: perMinute(MOST / MINUTES, MOST),
  because: 'only people at the table can open one',
})
const MINUTE_MS = 60_000

/** All votes to go back count together, whatever version they name. */
const kindOf = (motion: string): string => motion.split(' ')[0]!

const openedAt = ({ row }: LiveTable): readonly OpenedVote[] => JSON.parse(row.opened_votes) as OpenedVote[]

const writeOpened = ({ row }: LiveTable, opened: readonly OpenedVote[]): Statement =>
  statement`UPDATE tables SET opened_votes = ${JSON.stringify(opened)} WHERE id = ${row.id}`

/** Notes that a person opens a vote; throws when they have done so too often. */
export function openVote(table: LiveTable, motion: string, person: string, now = Date.now()): Statement {
  const recent = openedAt(table).filter(({ at }) => at > now - MINUTES * MINUTE_MS)
  const by = table.seats.find(each => each.person_id === person)!.seat
  const about = kindOf(motion)
  const own = recent.filter(each => each.by === by && each.about === about)
  if (own.length >= MOST) {
    const wait = Math.ceil((own[0]!.at - now) / MINUTE_MS) + MINUTES
    throw new Problem(
      'tooMany',
      `You have asked for this ${own.length} times within ${MINUTES} minutes, and it was not agreed: ask again in ${wait} ${wait === 1 ? 'minute' : 'minutes'}.`,
    )
  }
  return writeOpened(table, [...recent, { by, about, at: now }])
}

/** When such a vote was opened last; 0 where nobody knows any more. */
export const openedLast = (table: LiveTable, motion: string): number =>
  openedAt(table).findLast(({ about }) => about === kindOf(motion))?.at ?? 0

/** A vote that is open counts as opened now: somebody has just gone, and is to have time to come back and vote. */
export function openedAnew(table: LiveTable, motion: string, now: number): readonly Statement[] {
  const asker = table.votes.find(vote => vote.motion === motion && vote.asked === 1)
  if (!asker) return []
  const opened = openedAt(table)
  const last = opened.findLast(({ about }) => about === motion) ?? { by: asker.seat, about: motion }
  return [writeOpened(table, [...opened.filter(each => each !== last), { ...last, at: now }])]
}

/** All have agreed to such a motion, so nobody was disturbed by it. */
export const forgetOpened = (table: LiveTable, motion: string): Statement =>
  writeOpened(
    table,
    openedAt(table).filter(({ about }) => about !== kindOf(motion)),
  )
