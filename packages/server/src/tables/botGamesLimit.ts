// Limits how many games with bots are running: they cost the server's time and memory while nobody looks. A person costs
// nothing, so a second guest at each table makes no difference, and neither do many owners: their network is counted too.

import { limit } from '../ops/limit.ts'
import { holding } from '../people/person.ts'
import { Problem } from '../problems.ts'
import { type Database, one, type Statement } from '../storage/database.ts'
import type { LiveTable } from './liveTable.ts'

/** So many times as many games with bots one person may have in which others play, and those of one network together. */
const WITH_OTHERS = 5
const OF_NETWORK = 10
/** `BOT_TABLES`, where nothing is set. */
const USUALLY = 20
limit({ what: 'running games with bots', person: USUALLY * WITH_OTHERS, range: USUALLY * OF_NETWORK })
limit({
  what: 'running games without other people at a seat',
  person: USUALLY,
  because: 'they have bots, and games with bots are counted by network',
})

/** Games that are being dealt count too, so that nobody can start many at once. */
const RUNNING = "(theirs.status = 'playing' OR (theirs.status = 'waiting' AND theirs.reveal_by IS NOT NULL))"
/** Nobody but the owner is at a seat: a bot plays for whoever has left. */
const ALONE = `NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = theirs.id AND seats.person_id IS NOT NULL
  AND seats.person_id <> theirs.owner_id AND seats.away = 0)`
const WITH_BOTS = `EXISTS (SELECT 1 FROM seats WHERE seats.table_id = theirs.id
  AND (seats.bot_level IS NOT NULL OR seats.away = 1))`

interface Limit {
  /** Counts games of `$1`. */
  readonly count: string
  readonly of: string
  readonly most: number
  readonly message: (running: number) => string
}

const games = (column: 'owner_id' | 'network', which: string): string =>
  `SELECT COUNT(*) FROM tables AS theirs WHERE theirs.${column} = $1 AND theirs.status IN ('waiting', 'playing')
    AND ${RUNNING} AND ${which}`

const isAlone = ({ row, seats }: LiveTable): boolean =>
  seats.every(({ person_id: person, away }) => person === null || person === row.owner_id || away === 1)

/** The limits for one more game at this table. `mostAlone`: of one person in which nobody else plays; Infinity: no limits. */
function limitsFor(table: LiveTable, mostAlone: number): readonly Limit[] {
  const { owner_id: owner, network } = table.row
  const hasBots = table.seats.some(({ bot_level: bot, away }) => bot !== null || away === 1)
  if (!Number.isFinite(mostAlone)) return []
  const alone: Limit = {
    count: games('owner_id', ALONE),
    of: owner,
    most: mostAlone,
    message: n => `You have ${n} games running without other people: end one of them before you begin another.`,
  }
  const withBots: Limit = {
    count: games('owner_id', WITH_BOTS),
    of: owner,
    most: mostAlone * WITH_OTHERS,
    message: n => `You have ${n} games with bots running: end one of them before you begin another.`,
  }
  const ofNetwork: Limit = {
    count: games('network', WITH_BOTS),
    of: network ?? '',
    most: mostAlone * OF_NETWORK,
    message: n => `${n} games with bots from your network are running: end one of them before you begin another.`,
  }
  return [
    ...(isAlone(table) ? [alone] : []),
    ...(hasBots ? [withBots] : []),
    ...(hasBots && network !== null ? [ofNetwork] : []),
  ]
}

/** Throws when too many games run. */
export async function checkBotGames(db: Database, table: LiveTable, mostAlone: number): Promise<void> {
  for (const { count, of, most, message } of limitsFor(table, mostAlone)) {
    const [running] = await db.read<{ n: number }>(`SELECT (${count}) AS n`, of)
    if (running!.n >= most) throw new Problem('tooMany', message(running!.n))
  }
}

/** The same check inside the transaction, because several starts may come at the same moment. */
export function botGamesStatements(table: LiveTable, mostAlone: number): readonly Statement[] {
  const limits = limitsFor(table, mostAlone)
  if (limits.length === 0) return []
  return [
    holding(table.row.owner_id),
    ...limits.map(({ count, of, most }) =>
      one(`UPDATE tables SET changed_at = changed_at WHERE id = $2 AND (${count}) < $3`, of, table.row.id, most),
    ),
  ]
}
