// Makes the description of a table for a person who may see it.

import type { Presence, TableInfo, TableStatus } from '@lastlight/protocol'
import { shownDeadline } from './clock.ts'
import { isBeingDealt, missingAt } from './dealing.ts'
import type { LiveTable } from './liveTable.ts'
import { isKnownDeal } from './lobby.ts'
import { isPractice, motionsFor, verdictFor } from './motions.ts'
import { isWatchable } from './rights.ts'
import type { SeatRow } from './rows.ts'
import { lagOf, versionAt } from './spectatorDelay.ts'

/** Who is there, as others at a table see it. */
export interface PeopleAt {
  presenceOf(person: string, table: string): Presence
  keptUntil(person: string): number | null
  spectators(table: LiveTable): number
}

/** A bot plays the seat of a person who was deleted during a game; before the game such a seat is free. */
export const kindOfSeat = (
  { person_id: person, bot_level: bot }: Pick<SeatRow, 'person_id' | 'bot_level'>,
  status: string,
): TableInfo['seats'][number]['kind'] =>
  person !== null ? 'person' : bot !== null || status !== 'waiting' ? 'bot' : 'open'

export function infoOf(
  table: LiveTable,
  me: string | null,
  { presenceOf, keptUntil, spectators }: PeopleAt,
): TableInfo {
  const { row, seats } = table
  const { paused = false, ...clock } = table.clock
  const knownDeal = isKnownDeal(row)
  const host = seats.find(each => each.person_id === row.owner_id)
  const isInvited = row.open === 1 || (me !== null && [row.owner_id, ...seats.map(each => each.person_id)].includes(me))
  return {
    id: row.id,
    // The code lets its reader sit down, so spectators do not get it.
    code: isInvited ? row.code : '',
    game: row.game,
    config: JSON.parse(row.config) as TableInfo['config'],
    owner: row.owner_id === me,
    host: { name: host?.name ?? row.owner_name ?? '', seat: host?.seat ?? null },
    status: row.status as TableStatus,
    open: row.open === 1,
    watching: isWatchable(row),
    spectators: spectators(table),
    clock,
    delay: row.delay,
    analysis: row.analysis === 1,
    seats: seats.map(each => ({
      seat: each.seat,
      kind: kindOfSeat(each, row.status),
      me: me !== null && each.person_id === me,
      name: each.name,
      bot: each.bot_level,
      away: each.away === 1,
      presence: each.person_id === null ? null : presenceOf(each.person_id, row.id),
      keptUntil: each.person_id === null ? null : keptUntil(each.person_id),
      saltCommitment: knownDeal || each.salt_commitment === '' ? null : each.salt_commitment,
    })),
    ...progressOf(table, me),
    commitment: row.commitment,
    knownDeal,
    dealing: isBeingDealt(row) ? { until: row.reveal_by!, missing: [...missingAt(table)] } : null,
    calledOff: { times: row.called_off, missing: JSON.parse(row.missing_salts) as number[] },
    paused,
    motions: motionsFor(table, me),
    verdict: verdictFor(table, me),
    practice: row.status !== 'waiting' && isPractice(table),
    rematch: row.rematch_id,
    created: row.created_at,
  }
}

/** Spectators behind a delay learn only how far the game was at their moment. */
function progressOf(
  table: LiveTable,
  me: string | null,
): Pick<TableInfo, 'version' | 'deadline' | 'changed' | 'rewinds'> {
  const { row, entries } = table
  const lag = lagFor(table, me)
  const deadline = deadlineFor(table, me)
  // The match may be one entry ahead of the stored log.
  const rewinds = (upTo: number): number => entries.slice(0, upTo).filter(({ entry }) => 'rewind' in entry).length
  if (lag === 0) return { version: entries.length, deadline, changed: row.changed_at, rewinds: rewinds(entries.length) }
  const version = versionAt(table, Date.now() - lag) ?? 0
  return {
    version,
    rewinds: rewinds(version),
    deadline,
    changed: entries[version - 1]?.at ?? row.begun_at ?? row.created_at,
  }
}

const ownSeats = ({ seats }: LiveTable, me: string | null): readonly number[] =>
  me === null ? [] : seats.flatMap(each => (each.person_id === me ? [each.seat] : []))

const lagFor = (table: LiveTable, me: string | null): number =>
  ownSeats(table, me).length > 0 ? 0 : lagOf(table, 'public')

/** The deadline that a person may know; from behind a delay there is none. */
export const deadlineFor = (table: LiveTable, me: string | null): number | null =>
  lagFor(table, me) > 0 ? null : shownDeadline(table, ownSeats(table, me))
