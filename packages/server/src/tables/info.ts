// What is told about a table to somebody who may know of it.

import type { TableInfo, TableStatus } from '@lastlight/protocol'
import { limitOf, type StoredClock } from './clock.ts'
import type { LiveTable } from './live.ts'

export function infoOf(table: LiveTable, me: string | null, online: (person: string) => boolean): TableInfo {
  const { row, seats } = table
  const { paused = false, ...clock } = JSON.parse(row.clock) as StoredClock
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
      online: each.person !== null && online(each.person),
    })),
    // What is stored; the match may be one ahead.
    version: table.pages.length,
    commitment: row.commitment,
    paused,
    deadline: limitOf(clock) === null ? null : row.wake,
    rematch: row.rematch,
    created: row.created,
    changed: row.changed,
  }
}
