// Deals a game: players commit to salts, the start closes the list of commitments, the salts are revealed, and then the
// seed is derived. Every step is stored, so any process can continue.

import { commitmentOf, saltCommitmentOf, seedOf } from '@lastlight/protocol/deal'
import { newSecret } from '../deals/seed.ts'
import { Problem } from '../problems.ts'
import { one, type Statement, statement } from '../storage/database.ts'
import { BOT_MS } from './clock.ts'
import type { LiveTable } from './liveTable.ts'
import { isKnownDeal, type PersonRef, setCommitment } from './lobby.ts'
import { mustSit } from './rights.ts'
import type { TableRow } from './rows.ts'
import type { Tables } from './tables.ts'

export const takesNoSalts = (): Problem =>
  new Problem('conflict', 'This deal is played again with the salts that it had: it takes no salts.')

/** An operator may have ended the table meanwhile. */
export const isBeingDealt = ({ status, reveal_by }: Pick<TableRow, 'status' | 'reveal_by'>): boolean =>
  status === 'waiting' && reveal_by !== null

/** Seats that have committed to a salt and have not revealed it. */
export const missingAt = ({ row, seats }: LiveTable): readonly number[] =>
  isKnownDeal(row) ? [] : seats.filter(each => each.salt_commitment !== '' && each.salt === '').map(each => each.seat)

export function mustNotBeDealing({ row }: LiveTable): void {
  if (isBeingDealt(row)) throw new Problem('conflict', 'The game is being dealt: wait a few seconds.')
}

/** A copied commitment would add nothing to the deal. */
export function mustBeNewCommitment({ seats }: LiveTable, commitment: string, seat: number): void {
  if (seats.some(each => each.salt_commitment === commitment && each.seat !== seat))
    throw new Problem('conflict', 'Another seat has sent this commitment: make a new salt for each seat.')
}

/** A commitment of null takes the former one back. */
export async function commitSalt(
  tables: Tables,
  who: PersonRef,
  id: string,
  seat: number,
  commitment: string | null,
): Promise<LiveTable> {
  const table = await tables.table(id)
  mustSit(table, who, seat)
  return tables.change(table, () => {
    if (isKnownDeal(table.row)) throw takesNoSalts()
    mustNotBeDealing(table)
    if (commitment !== null) mustBeNewCommitment(table, commitment, seat)
    return setCommitment(id, seat, who.id, commitment ?? '')
  })
}

export function closeList(id: string, revealMs: number): readonly Statement[] {
  const now = Date.now()
  return [
    // If this process dies now, another one continues at `wake_at`.
    one`UPDATE tables SET reveal_by = ${now + revealMs}, wake_at = ${now + BOT_MS}, changed_at = ${now}
      WHERE id = ${id} AND status = 'waiting' AND reveal_by IS NULL`,
  ]
}

/** Takes a salt only for the commitment in the closed list. */
export async function revealSalt(
  tables: Tables,
  who: PersonRef,
  id: string,
  seat: number,
  salt: string,
): Promise<LiveTable> {
  const table = await tables.table(id)
  mustSit(table, who, seat)
  await tables.change(table, () => {
    const { row, seats } = table
    const { salt_commitment: commitment, salt: known } = seats[seat]!
    if (isKnownDeal(row)) throw takesNoSalts()
    // A repeated request changes nothing.
    if (known !== '' && known === salt) return []
    if (row.status !== 'waiting') throw new Problem('conflict', 'The game has been dealt.')
    if (row.reveal_by === null)
      throw new Problem(
        'conflict',
        'Keep your salt to yourself until the start has closed the list: send a commitment to it first; see docs/protocol.md.',
      )
    if (commitment === '')
      throw new Problem('conflict', 'You have sent no commitment, so this deal takes no salt of yours.')
    if (saltCommitmentOf(salt, id, row.commitment) !== commitment)
      throw new Problem('bad', 'This salt does not fit the commitment of your seat.')
    return [
      one`UPDATE tables SET changed_at = ${Date.now()} WHERE id = ${id} AND reveal_by = ${row.reveal_by}`,
      one`UPDATE seats SET salt = ${salt}
        WHERE table_id = ${id} AND seat = ${seat} AND person_id = ${who.id} AND salt_commitment = ${commitment}`,
    ]
  })
  return settleDeal(tables, table)
}

/** Deals when every salt is there, and calls the start off when the time is up. */
export async function settleDeal(tables: Tables, table: LiveTable, now = Date.now()): Promise<LiveTable> {
  const { revealMs } = tables
  if (!isSettled(table, now, revealMs)) return table
  try {
    await tables.change(table, () => {
      if (!isSettled(table, now, revealMs)) return []
      const missing = [...missingAt(table), ...leftAt(table)]
      return missing.length === 0 ? deal(table) : callOff(table, missing)
    })
  } catch (problem) {
    // Another process has dealt or called off at the same moment.
    if (!(problem instanceof Problem && problem.kind === 'conflict')) throw problem
  }
  await tables.startTimers(table)
  return table
}

/** Clocks of several machines do not agree exactly. */
const CLOCKS_DIFFER_MS = 10_000

/** A time to reveal that is further ahead than one can be was written before the clock was set back. */
const isSettled = (table: LiveTable, now: number, revealMs: number): boolean => {
  const { row } = table
  if (!isBeingDealt(row)) return false
  return missingAt(table).length === 0 || row.reveal_by! <= now || row.reveal_by! > now + revealMs + CLOCKS_DIFFER_MS
}

/** Seats of people who were deleted just when the list was closed; a bot plays for people who are deleted later. */
const leftAt = ({ seats }: LiveTable): readonly number[] =>
  seats.filter(each => each.person_id === null && each.bot_level === null && each.away === 0).map(each => each.seat)

function deal({ row, seats, game, fingerprint }: LiveTable): readonly Statement[] {
  const now = Date.now()
  const salts = seats.map(({ salt }) => salt)
  return [
    // The timers are started after the deal; if this process dies before that, another one continues at `wake_at`.
    one`UPDATE tables
      SET status = 'playing', seed = ${seedOf(row.secret, row.deal_table_id, salts)}, game_version = ${game.version},
        fingerprint = ${fingerprint}, wake_at = ${now + BOT_MS}, begun_at = ${now}, changed_at = ${now}, reveal_by = NULL
      WHERE id = ${row.id} AND status = 'waiting' AND reveal_by = ${row.reveal_by}`,
  ]
}

/** Revealed salts must not be used again: the server makes a new secret, and everybody commits anew. */
function callOff({ row }: LiveTable, missing: readonly number[]): readonly Statement[] {
  const secret = isKnownDeal(row) ? row.secret : newSecret()
  return [
    one`UPDATE tables
      SET secret = ${secret}, commitment = ${commitmentOf(secret)}, reveal_by = NULL, wake_at = NULL,
        changed_at = ${Date.now()}, called_off = called_off + 1, missing_salts = ${JSON.stringify(missing)}
      WHERE id = ${row.id} AND status = 'waiting' AND reveal_by = ${row.reveal_by}`,
    ...(isKnownDeal(row)
      ? []
      : [statement`UPDATE seats SET salt = '', salt_commitment = '' WHERE table_id = ${row.id}`]),
    // The seat of a person who was deleted meanwhile becomes free.
    statement`UPDATE seats SET name = '', away = 0
      WHERE table_id = ${row.id} AND person_id IS NULL AND bot_level IS NULL`,
  ]
}
