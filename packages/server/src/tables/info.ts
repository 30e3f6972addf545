// What is told about a table to somebody who may know of it.

import type { Presence, TableInfo, TableStatus } from '@lastlight/protocol'
import { isBeingDealt, missingAt } from './dealing.ts'
import { lagOf, versionAt } from './delay.ts'
import type { LiveTable } from './live.ts'
import { isKnownDeal } from './lobby.ts'
import { motionsFor } from './motions.ts'

/** Where somebody is, as seen from a table. */
export type PresenceOf = (person: string, table: string) => Presence

export function infoOf(table: LiveTable, me: string | null, presenceOf: PresenceOf): TableInfo {
  const { row, seats } = table
  const { paused = false, ...clock } = table.clock
  const knownDeal = isKnownDeal(row)
  return {
    id: row.id,
    code: row.code,
    game: row.game,
    config: JSON.parse(row.config) as TableInfo['config'],
    owner: row.owner === me,
    status: row.status as TableStatus,
    open: row.open === 1,
    clock,
    delay: row.delay,
    seats: seats.map(each => ({
      seat: each.seat,
      // Whoever has gone for good has left a seat that a bot plays; only before a game is it free.
      kind: each.person !== null ? 'person' : each.bot !== null || row.status !== 'waiting' ? 'bot' : 'open',
      me: me !== null && each.person === me,
      name: each.name,
      bot: each.bot,
      away: each.away === 1,
      presence: each.person === null ? null : presenceOf(each.person, row.id),
      saltCommitment: knownDeal || each.commitment === '' ? null : each.commitment,
    })),
    ...progressOf(table, me),
    commitment: row.commitment,
    knownDeal,
    dealing: isBeingDealt(row) ? { until: row.reveal_by!, missing: [...missingAt(table)] } : null,
    calledOff: { times: row.called_off, missing: JSON.parse(row.missing) as number[] },
    paused,
    motions: motionsFor(table, me),
    rematch: row.rematch,
    created: row.created,
  }
}

/** How far it is: for those who look on from behind, only as far as they see. */
function progressOf(table: LiveTable, me: string | null): Pick<TableInfo, 'version' | 'deadline' | 'changed'> {
  const { row, seats, pages } = table
  const lag = me !== null && seats.some(each => each.person === me) ? 0 : lagOf(table, 'public')
  // What is stored; the match may be one ahead.
  if (lag === 0) return { version: pages.length, deadline: row.deadline, changed: row.changed }
  const version = versionAt(table, Date.now() - lag) ?? 0
  return { version, deadline: null, changed: pages[version - 1]?.at ?? row.begun ?? row.created }
}
