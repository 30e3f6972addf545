// Makes a new table for the same people, with the same deal if they want.

import type { NewTable, Rematch } from '@lastlight/protocol'
import { notFound, Problem } from '../problems.ts'
import { one, statement } from '../storage/database.ts'
import type { LiveTable } from './liveTable.ts'
import { makeTable, type PersonRef, takeSeat } from './lobby.ts'
import { waitingLimit } from './publicLimit.ts'
import { isAtTable, isRemoved } from './rights.ts'
import { isOver, type TableRow } from './rows.ts'
import { sanctionsFor } from './sanctionRows.ts'
import type { Tables } from './tables.ts'

/**
 * Seats `who` and all players of the old table who are connected; the seats of the others are free, and they are sent a notice.
 * The host of the old table is the host of the new one; `who` is, if that host is not connected or has too many public tables.
 * `mostPublic`: how many public tables of one host may wait for players.
 */
export async function playAgain(
  tables: Tables,
  who: PersonRef,
  id: string,
  { sameDeal }: Rematch,
  isHere: (person: string) => boolean,
  mostPublic = Infinity,
): Promise<LiveTable> {
  const old = await tables.table(id)
  if (!isAtTable(old, who)) throw notFound()
  const { row, seats } = old
  if (!isOver(row)) throw new Problem('conflict', 'This game is not over yet.')
  if (row.rematch_id === null && sameDeal && row.seed === null)
    throw new Problem('conflict', 'This game was never dealt, so there is no deal to play again.')
  const coming = seats.flatMap(({ person_id: person, away, seat, name }) =>
    person !== null && (person === who.id || (away === 0 && isHere(person) && !isRemoved(old, { id: person })))
      ? [{ id: person, name, seat }]
      : [],
  )
  // Of a public table from before each person had one seat there, a person takes the first one along.
  const seated =
    row.open === 1 ? coming.filter(({ id: one }, i) => coming.findIndex(each => each.id === one) === i) : coming
  const isTooMany = (problem: unknown): boolean => problem instanceof Problem && problem.kind === 'tooMany'
  const hosts = [...coming.filter(each => each.id === row.owner_id && each.id !== who.id), who]
  for (const host of hosts) {
    if (old.row.rematch_id !== null) break
    await makeRematch(tables, old, host, seated, sameDeal, mostPublic).catch((problem: unknown) => {
      // Another player of the old table may have made the rematch at the same moment: then `who` is shown that one.
      if (old.row.rematch_id === null && (host === who || !isTooMany(problem))) throw problem
    })
  }
  const rematch = await tables.table(old.row.rematch_id!)
  if (isRemoved(rematch, who)) throw notFound()
  return rematch
}

async function makeRematch(
  tables: Tables,
  old: LiveTable,
  host: PersonRef,
  coming: readonly (PersonRef & { readonly seat: number })[],
  sameDeal: boolean | undefined,
  mostPublic: number,
): Promise<void> {
  const { row, seats, game, fingerprint } = old
  const deal = { id: row.deal_table_id, secret: row.secret, seats }
  const made = makeTable(game, fingerprint, host, wishLike(old), sameDeal ? deal : undefined)
  // Only public rematches are limited: for each private one its host has to finish a game first.
  const limit = row.open === 1 ? waitingLimit(host.id, true, mostPublic) : undefined
  const unit = [
    one`UPDATE tables SET rematch_id = ${made.id} WHERE id = ${row.id} AND rematch_id IS NULL`,
    ...(limit?.statements ?? []),
    ...made.unit,
    ...coming.flatMap(each => takeSeat(made.id, each.seat, each, each.name)),
    sanctionsFor(made.id, row.id, host.id),
    ...(row.watching === 1 ? [statement`UPDATE tables SET watching = 1 WHERE id = ${made.id}`] : []),
  ]
  await tables.change(old, () => unit, limit && limit.statements.length > 0 ? limit.refused : undefined)
}

/** A table like this one with its bots; its people take their seats afterwards. */
const wishLike = ({ row, seats }: LiveTable): NewTable & Pick<TableRow, 'network'> => ({
  game: row.game,
  config: JSON.parse(row.config) as NewTable['config'],
  seats: seats.map(each => (each.bot_level !== null ? { kind: 'bot', level: each.bot_level } : { kind: 'open' })),
  open: row.open === 1,
  clock: JSON.parse(row.clock) as NewTable['clock'],
  delay: row.delay,
  analysis: row.analysis === 1,
  network: row.network,
})
