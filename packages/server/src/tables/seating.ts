// Who sits where: people come and go, bots take seats, and when all seats are taken the game begins.

import type { Join } from '@lastlight/protocol'
import type { Presences } from '../live/presence.ts'
import { notFound, Problem } from '../problems.ts'
import { type Statement, statement } from '../storage/database.ts'
import { stillMayBegin } from './alone.ts'
import { isTimeUp, timesOf } from './clock.ts'
import type { LiveTable } from './live.ts'
import { begin, getUp, isDealtAgain, setAway, setBot, setSalt, sitDown, type Who } from './lobby.ts'
import { mustOwn, mustSit } from './rights.ts'
import type { Tables } from './tables.ts'
import { settle } from './voting.ts'

export async function joinTable(tables: Tables, who: Who, id: string, wish: Join): Promise<LiveTable> {
  const { seat: wanted, code, name = who.name, salt } = wish
  const table = await tables.table(id)
  if (table.row.open === 0 && table.row.owner !== who.id && code?.toUpperCase() !== table.row.code) throw notFound()
  return tables.change(table, () => {
    const free = table.seats.find(
      each => each.person === null && each.bot === null && (wanted === undefined || each.seat === wanted),
    )
    if (!free) throw new Problem('conflict', 'There is no free seat here.')
    return sitDown(id, free.seat, who, name, isDealtAgain(table.row) ? free.salt : salt)
  })
}

/** What somebody adds to the seed after they have seen what the server has committed to. */
export async function addSalt(tables: Tables, who: Who, id: string, seat: number, salt: string): Promise<LiveTable> {
  const table = await tables.table(id)
  mustSit(table, who, seat)
  if (isDealtAgain(table.row)) throw new Problem('conflict', 'This deal is played again, with the salts that it had.')
  return tables.change(table, () => setSalt(id, seat, who.id, salt))
}

export async function leaveSeat(tables: Tables, who: Who, id: string, seat: number): Promise<LiveTable> {
  const table = await tables.table(id)
  mustSit(table, who, seat)
  // In the middle of a game a bot goes on, until the player is back.
  await tables.change(table, () =>
    table.row.status === 'playing' ? withAway(table, seat, true) : getUp(table.row, table.seats[seat]!, who.id),
  )
  return settle(tables, table)
}

export async function comeBack(tables: Tables, who: Who, id: string, seat: number): Promise<LiveTable> {
  const table = await tables.table(id)
  mustSit(table, who, seat)
  return tables.change(table, () => {
    if (table.row.status === 'playing' && isTimeUp(table, seat, Date.now()))
      throw new Problem('conflict', 'Your time for this turn is used up, and a bot ends it. Come back when it has.')
    return withAway(table, seat, false)
  })
}

/** Bots take these seats. */
export async function standIn(
  tables: Tables,
  id: string,
  seats: (table: LiveTable) => readonly number[],
): Promise<LiveTable> {
  const table = await tables.table(id)
  await tables.change(table, () => seats(table).flatMap(seat => withAway(table, seat, true)))
  return settle(tables, table)
}

/** Who is waited for decides when somebody looks at the table again. */
function withAway(table: LiveTable, seat: number, away: boolean): readonly Statement[] {
  const { row, pending } = table
  const change = setAway(row.id, seat, away)
  if (!pending.includes(seat)) return change
  const { deadline, wake, spent } = timesOf(table, { now: Date.now(), but: { seat, away } })
  return [
    ...change,
    statement(
      "UPDATE tables SET wake = $1, deadline = $2, spent = $3 WHERE id = $4 AND status = 'playing'",
      wake,
      deadline,
      spent,
      row.id,
    ),
  ]
}

/** The owner's wish for a seat: a bot of this level, or none. */
interface BotWish {
  readonly seat: number
  readonly level: string | null
}

/** In the middle of a game a bot plays on for somebody who is not there, until they are back. */
export async function seatBot(
  tables: Tables,
  who: Who,
  id: string,
  { seat, level }: BotWish,
  presences: Pick<Presences, 'isConnected' | 'graceOf' | 'refresh'>,
): Promise<LiveTable> {
  const table = await tables.newest(id)
  mustOwn(table, who)
  await presences.refresh(table.seats.flatMap(each => each.person ?? []))
  await tables.change(table, () => {
    const there = table.seats[seat]
    if (!there) throw new Problem('bad', 'There is no such seat.')
    if (table.row.status !== 'playing' || there.person === null || level === null)
      return setBot(table.row, there, level)
    if (presences.isConnected(there.person)) throw new Problem('conflict', 'They are connected: the seat is theirs.')
    const seconds = Math.ceil(presences.graceOf(there.person) / 1000)
    if (seconds > 0)
      throw new Problem(
        'conflict',
        `They have only just lost the connection: the seat is theirs for ${seconds} s more.`,
      )
    return withAway(table, seat, true)
  })
  return settle(tables, table)
}

/** `mostAlone`: how many games without company somebody may have running. */
export async function beginGame(tables: Tables, who: Who, id: string, mostAlone = Infinity): Promise<LiveTable> {
  const table = await tables.table(id)
  mustOwn(table, who)
  await tables.mayBegin(table, mostAlone)
  await tables.change(table, () => {
    if (table.seats.some(each => each.person === null && each.bot === null))
      throw new Problem('conflict', 'There is still a free seat: invite somebody, or let a bot play.')
    return [...stillMayBegin(table, mostAlone), ...begin(table.row, table.seats, table.print, table.game)]
  })
  await tables.wind(table)
  return table
}
