// Changes who sits where: people come and go, bots take seats, and the owner starts the game.

import type { Join } from '@lastlight/protocol'
import type { Presences } from '../live/presence.ts'
import { notFound, Problem } from '../problems.ts'
import { one } from '../storage/database.ts'
import { withAway } from './away.ts'
import { botGamesStatements } from './botGamesLimit.ts'
import { isTimeUp } from './clock.ts'
import { closeList, mustBeNewCommitment, mustNotBeDealing, settleDeal, takesNoSalts } from './dealing.ts'
import type { LiveTable } from './liveTable.ts'
import { botLevelOf, clearSeat, isKnownDeal, oneSeat, type PersonRef, setBot, takeSeat } from './lobby.ts'
import { isRemoved, mustOwn, mustSit } from './rights.ts'
import type { Tables } from './tables.ts'
import { carryAgreed } from './voting.ts'

export async function joinTable(tables: Tables, who: PersonRef, id: string, wish: Join): Promise<LiveTable> {
  const { seat: wanted, code, name = who.name, commitment, knownDeal = false } = wish
  const table = await tables.table(id)
  mustBeLetIn(table, who)
  if (table.row.open === 0 && table.row.owner_id !== who.id && code?.toUpperCase() !== table.row.code) throw notFound()
  return tables.change(table, () => {
    // It may have waited behind a removal.
    mustBeLetIn(table, who)
    mustNotBeDealing(table)
    if (hasOnlySeat(table, who)) throw oneSeat('conflict')
    const free = table.seats.find(
      each => each.person_id === null && each.bot_level === null && (wanted === undefined || each.seat === wanted),
    )
    if (!free) throw new Problem('conflict', 'There is no free seat here.')
    if (isKnownDeal(table.row)) mustAcceptKnownDeal(knownDeal, commitment)
    else if (commitment !== undefined) mustBeNewCommitment(table, commitment, free.seat)
    return takeSeat(id, free.seat, who, name, commitment)
  })
}

function mustBeLetIn(table: LiveTable, who: PersonRef): void {
  if (isRemoved(table, who)) throw new Problem('forbidden', 'The host has removed you from this table.')
}

const hasOnlySeat = ({ row, seats }: LiveTable, who: PersonRef): boolean =>
  row.open === 1 && seats.some(each => each.person_id === who.id)

/** Nobody may sit down at a deal that others know without being told so. */
function mustAcceptKnownDeal(isTold: boolean, commitment: string | undefined): void {
  if (commitment !== undefined) throw takesNoSalts()
  if (!isTold)
    throw new Problem(
      'conflict',
      'This deal has been played before, and people who saw that game know the cards. To sit down all the same, send knownDeal: true.',
    )
}

export async function leaveSeat(tables: Tables, who: PersonRef, id: string, seat: number): Promise<LiveTable> {
  const table = await tables.table(id)
  await tables.change(table, () => {
    mustSit(table, who, seat)
    // During a game a bot plays on until the player is back.
    if (table.row.status === 'playing') return withAway(table, seat, true)
    mustNotBeDealing(table)
    return clearSeat(table.row, table.seats[seat]!, who.id)
  })
  return carryAgreed(tables, table)
}

export async function comeBack(tables: Tables, who: PersonRef, id: string, seat: number): Promise<LiveTable> {
  const table = await tables.table(id)
  return tables.change(table, () => {
    mustSit(table, who, seat)
    if (table.row.status === 'playing' && isTimeUp(table, seat, Date.now()))
      throw new Problem('conflict', 'Your time for this turn is used up, and a bot ends it. Come back when it has.')
    return withAway(table, seat, false)
  })
}

/** Lets bots play these seats for their people. */
export async function substituteBots(
  tables: Tables,
  id: string,
  seats: (table: LiveTable) => readonly number[],
): Promise<LiveTable> {
  const table = await tables.table(id)
  await tables.change(table, () => seats(table).flatMap(seat => withAway(table, seat, true)))
  return carryAgreed(tables, table)
}

/** A public table is open to spectators in any case. */
export async function allowWatching(tables: Tables, who: PersonRef, id: string, allowed: boolean): Promise<LiveTable> {
  const table = await tables.table(id)
  return tables.change(table, () => {
    mustOwn(table, who)
    return [one`UPDATE tables SET watching = ${allowed ? 1 : 0} WHERE id = ${id}`]
  })
}

/** The owner's wish for a seat: the level of a bot, or no bot. */
interface BotWish {
  readonly seat: number
  readonly level: string | null
}

/** During a game a bot can only take the seat of a person who is not connected. */
export async function seatBot(
  tables: Tables,
  who: PersonRef,
  id: string,
  { seat, level }: BotWish,
  presences: Pick<Presences, 'isConnected' | 'graceOf' | 'refresh'>,
): Promise<LiveTable> {
  const table = await tables.newest(id)
  mustOwn(table, who)
  await presences.refresh(table.seats.flatMap(each => each.person_id ?? []))
  await tables.change(table, () => {
    const there = table.seats[seat]
    if (!there) throw new Problem('bad', 'There is no such seat.')
    const bot = level === null ? null : botLevelOf(table.game, level)
    mustNotBeDealing(table)
    if (table.row.status !== 'playing' || there.person_id === null || bot === null) return setBot(table.row, there, bot)
    if (presences.isConnected(there.person_id)) throw new Problem('conflict', 'They are connected: the seat is theirs.')
    const seconds = Math.ceil(presences.graceOf(there.person_id) / 1000)
    if (seconds > 0)
      throw new Problem(
        'conflict',
        `They have only just lost the connection: the seat is theirs for ${seconds} s more.`,
      )
    return withAway(table, seat, true)
  })
  return carryAgreed(tables, table)
}

/**
 * Closes the list of commitments; without any commitment the game is dealt at once. `mostAlone` limits how many games
 * the owner may have running in which nobody else plays.
 */
export async function beginGame(tables: Tables, who: PersonRef, id: string, mostAlone = Infinity): Promise<LiveTable> {
  const table = await tables.table(id)
  mustOwn(table, who)
  await tables.checkBotGames(table, mostAlone)
  await tables.change(table, () => {
    mustNotBeDealing(table)
    if (table.seats.some(each => each.person_id === null && each.bot_level === null))
      throw new Problem('conflict', 'There is still a free seat: invite a person, or let a bot play.')
    return [...botGamesStatements(table, mostAlone), ...closeList(id, tables.revealMs)]
  })
  return settleDeal(tables, table)
}
