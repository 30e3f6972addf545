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
 * Those who are not here are not seated unasked: their seats are free, and they hear of it. The host stays the host; whoever
 * asks becomes it where the host is not here, or has too many public tables. `mostPublic`: how many public tables of one
 * person may wait for players.
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
  if (sameDeal && row.seed === null)
    throw new Problem('conflict', 'This game was never dealt, so there is no deal to play again.')
  const coming = seats.flatMap(({ person_id: person, away, seat, name }) =>
    person !== null && (person === who.id || (away === 0 && isHere(person) && !isRemoved(old, { id: person })))
      ? [{ id: person, name, seat }]
      : [],
  )
  const host = coming.find(each => each.id === row.owner_id)
  const isTooMany = (problem: unknown): boolean => problem instanceof Problem && problem.kind === 'tooMany'
  for (const each of host && host.id !== who.id ? [host, who] : [who]) {
    if (old.row.rematch_id !== null) break
    await makeRematch(tables, old, each, coming, sameDeal, mostPublic).catch((problem: unknown) => {
      // Somebody else may have asked for a rematch at the same moment; then this person makes no table.
      if (old.row.rematch_id === null && (each === who || !isTooMany(problem))) throw problem
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
  const limit = row.open === 1 ? publicLimitStatements(host.id, mostPublic) : []
  const unit = [
    one`UPDATE tables SET rematch_id = ${made.id} WHERE id = ${row.id} AND rematch_id IS NULL`,
    ...limit,
    ...made.unit,
    ...coming.flatMap(each => takeSeat(made.id, each.seat, each, each.name)),
    sanctionsFor(made.id, row.id, host.id),
    ...(row.watching === 1 ? [statement`UPDATE tables SET watching = 1 WHERE id = ${made.id}`] : []),
  ]
  await tables.change(old, () => unit, limit.length > 0 ? () => tooManyPublic(mostPublic) : undefined)
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
