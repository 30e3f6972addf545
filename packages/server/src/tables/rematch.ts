// Makes a new table for the same people, with the same deal if they want.

import type { NewTable, Rematch } from '@lastlight/protocol'
import { notFound, Problem } from '../problems.ts'
import { one, statement } from '../storage/database.ts'
import type { LiveTable } from './liveTable.ts'
import { makeTable, type PersonRef, takeSeat } from './lobby.ts'
import { publicLimitStatements, tooManyPublic } from './publicLimit.ts'
import { isAtTable, isRemoved } from './rights.ts'
import { isOver } from './rows.ts'
import { sanctionsFor } from './sanctionRows.ts'
import type { Tables } from './tables.ts'

/**
 * Those who are not here are not seated unasked: their seats are free, and they hear of it. `mostPublic`: how many public
 * tables of this person may wait for players.
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
  const { row, seats, game, fingerprint } = old
  if (!isOver(row)) throw new Problem('conflict', 'This game is not over yet.')
  if (row.rematch_id !== null) return existing(tables, who, row.rematch_id)
  if (sameDeal && row.seed === null)
    throw new Problem('conflict', 'This game was never dealt, so there is no deal to play again.')
  const deal = { id: row.deal_table_id, secret: row.secret, seats }
  const made = makeTable(game, fingerprint, who, wishLike(old), sameDeal ? deal : undefined)
  const comesAlong = (person: string, away: number): boolean =>
    person === who.id || (away === 0 && isHere(person) && !isRemoved(old, { id: person }))
  const sit = seats.flatMap(({ person_id: person, away, seat, name }) =>
    person !== null && comesAlong(person, away) ? takeSeat(made.id, seat, { id: person, name }, name) : [],
  )
  const limit = row.open === 1 ? publicLimitStatements(who.id, mostPublic) : []
  const unit = [
    one`UPDATE tables SET rematch_id = ${made.id} WHERE id = ${id} AND rematch_id IS NULL`,
    ...limit,
    ...made.unit,
    ...sit,
    sanctionsFor(made.id, id, who.id),
    ...(row.watching === 1 ? [statement`UPDATE tables SET watching = 1 WHERE id = ${made.id}`] : []),
  ]
  try {
    await tables.change(old, () => unit, limit.length > 0 ? () => tooManyPublic(mostPublic) : undefined)
  } catch (problem) {
    // Somebody else may have asked for a rematch at the same moment; then this person makes no table.
    if (old.row.rematch_id !== null) return existing(tables, who, old.row.rematch_id)
    throw problem
  }
  return tables.table(made.id)
}

async function existing(tables: Tables, who: PersonRef, id: string): Promise<LiveTable> {
  const rematch = await tables.table(id)
  if (isRemoved(rematch, who)) throw notFound()
  return rematch
}

/** A table like this one with its bots; its people take their seats afterwards. */
const wishLike = ({ row, seats }: LiveTable): NewTable => ({
  game: row.game,
  config: JSON.parse(row.config) as NewTable['config'],
  seats: seats.map(each => (each.bot_level !== null ? { kind: 'bot', level: each.bot_level } : { kind: 'open' })),
  open: row.open === 1,
  clock: JSON.parse(row.clock) as NewTable['clock'],
  delay: row.delay,
  analysis: row.analysis === 1,
})
