// Statements for a table before its game: make it, take a seat, leave it. Each statement states when it may apply.

import { botName, botNames } from '@lastlight/bots'
import { type AnyGame, checkedConfig, Refusal } from '@lastlight/kernel'
import type { NewTable } from '@lastlight/protocol'
import { commitmentOf } from '@lastlight/protocol/deal'
import { newSecret } from '../deals/seed.ts'
import { Problem } from '../problems.ts'
import type { Statement } from '../storage/database.ts'
import { one, statement } from '../storage/database.ts'
import { newCode, newId } from './codes.ts'
import type { SeatRow, TableRow } from './rows.ts'

/** A person, as far as a table needs to know one. */
export interface PersonRef {
  readonly id: string
  readonly name: string
}

/** Turns a refusal of the game into an answer to the request. */
function checkedTable(game: AnyGame, config: { readonly [name: string]: unknown }): { players: number } {
  try {
    const good = checkedConfig(game.configs, config as { players: number })
    // Only the game itself knows which settings go together.
    game.setup(good, 'trial')
    return good
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    const { rule, key, args } = problem
    throw new Problem('bad', 'A game cannot be set up like that.', { rule, key, args })
  }
}

/** Accepts only a level that the game has, so that no text of a client becomes the name of a seat. */
export function botLevelOf(game: AnyGame, level: string): string {
  const bot = botName(game.id, level)
  if (bot !== undefined) return bot
  throw new Problem('bad', `There is no bot '${level}' for this game; there are ${botNames(game.id).join(', ')}.`)
}

type NewSeat = Pick<SeatRow, 'person_id' | 'name' | 'bot_level'>

function seatOf(game: AnyGame, who: PersonRef, wish: NewTable['seats'][number]): NewSeat {
  switch (wish.kind) {
    case 'open':
      return { person_id: null, name: '', bot_level: null }
    case 'me':
      return { person_id: who.id, name: wish.name ?? who.name, bot_level: null }
    case 'bot': {
      const bot = botLevelOf(game, wish.level)
      return { person_id: null, name: bot, bot_level: bot }
    }
  }
}

export interface MadeTable {
  readonly id: string
  readonly unit: readonly Statement[]
}

/** The parts of a deal that do not come from the rules. */
export interface Deal {
  readonly id: string
  readonly secret: string
  readonly seats: readonly Pick<SeatRow, 'salt' | 'salt_commitment'>[]
}

/** A wish, and a mark of the network from which it comes. */
type MarkedWish = NewTable & { readonly network?: string | null | undefined }

/** `again`: the deal that is to be played once more. */
export function makeTable(
  game: AnyGame,
  fingerprint: string,
  who: PersonRef,
  wish: MarkedWish,
  again?: Deal,
): MadeTable {
  const config = checkedTable(game, wish.config)
  if (wish.open && wish.seats.filter(({ kind }) => kind === 'me').length > 1) throw oneSeat('bad')
  if (wish.seats.length !== config.players)
    throw new Problem('bad', `A game of ${config.players} needs ${config.players} seats, not ${wish.seats.length}.`)
  const id = newId()
  const now = Date.now()
  const secret = again?.secret ?? newSecret()
  const deal = again?.id ?? id
  const seats = wish.seats.map(each => seatOf(game, who, each))
  return {
    id,
    unit: [
      one`INSERT INTO tables (id, code, game, config, owner_id, status, open, clock, delay, analysis, game_version,
          fingerprint, commitment, secret, deal_table_id, seed, rematch_id, version, wake_at, created_at, changed_at,
          network)
        VALUES (${id}, ${newCode()}, ${game.id}, ${JSON.stringify(config)}, ${who.id}, 'waiting',
          ${wish.open ? 1 : 0}, ${JSON.stringify(wish.clock)}, ${wish.delay}, ${wish.analysis === false ? 0 : 1},
          ${game.version}, ${fingerprint}, ${commitmentOf(secret)}, ${secret}, ${deal}, NULL, NULL, 0, NULL,
          ${now}, ${now}, ${wish.network ?? null})`,
      ...seats.map(
        ({ person_id: person, name, bot_level: bot }, seat) =>
          one`INSERT INTO seats (table_id, seat, person_id, name, bot_level, away, salt, salt_commitment)
          VALUES (${id}, ${seat}, ${person}, ${name}, ${bot}, 0, ${again?.seats[seat]!.salt ?? ''},
            ${again?.seats[seat]!.salt_commitment ?? ''})`,
      ),
    ],
  }
}

/** Fails once the list of commitments is closed, because then nothing may change. */
const touchWaiting = (id: string): Statement =>
  one`UPDATE tables SET changed_at = ${Date.now()} WHERE id = ${id} AND status = 'waiting' AND reveal_by IS NULL`

/** Whether the deal was played before: it keeps its salts, and people who saw that game know the cards. */
export const isKnownDeal = ({ id, deal_table_id: deal }: Pick<TableRow, 'id' | 'deal_table_id'>): boolean => deal !== id

/** Friends at one device share a private table. At a public one nobody sees several hands: others could not know of it. */
export const oneSeat = (kind: 'bad' | 'conflict'): Problem =>
  new Problem(kind, 'At a public table each person has one seat.')

/** Only an empty seat can be taken, only before the start, and at a public table only by somebody who has none. */
export const takeSeat = (
  id: string,
  seat: number,
  who: PersonRef,
  name: string,
  commitment?: string,
): readonly Statement[] => [
  touchWaiting(id),
  one`UPDATE seats
    SET person_id = ${who.id}, name = ${name}, salt_commitment = COALESCE(${commitment ?? null}, salt_commitment),
      standing_answers = '{}', notes = ''
    WHERE table_id = ${id} AND seat = ${seat} AND person_id IS NULL AND bot_level IS NULL
      AND NOT EXISTS (SELECT 1 FROM seats AS other JOIN tables ON tables.id = other.table_id
        WHERE other.table_id = ${id} AND other.person_id = ${who.id} AND tables.open = 1)`,
]

/** A commitment belongs to the person who made it, except in a deal that is played again. */
const commitmentAfter = (row: TableRow, { salt_commitment: commitment }: SeatRow): string =>
  isKnownDeal(row) ? commitment : ''

export const clearSeat = (row: TableRow, there: SeatRow, person: string): readonly Statement[] => [
  touchWaiting(row.id),
  one`UPDATE seats SET person_id = NULL, name = '', notes = '', salt_commitment = ${commitmentAfter(row, there)}
    WHERE table_id = ${row.id} AND seat = ${there.seat} AND person_id = ${person}`,
]

/** A person may change or take back a commitment until the start closes the list. */
export const setCommitment = (id: string, seat: number, person: string, commitment: string): readonly Statement[] => [
  touchWaiting(id),
  one`UPDATE seats SET salt_commitment = ${commitment}
    WHERE table_id = ${id} AND seat = ${seat} AND person_id = ${person}`,
]

/** The owner puts a bot on a seat, or clears the seat. */
export const setBot = (row: TableRow, there: SeatRow, bot: string | null): readonly Statement[] => [
  touchWaiting(row.id),
  one`UPDATE seats
    SET person_id = NULL, bot_level = ${bot}, name = ${bot ?? ''}, notes = '', salt_commitment = ${commitmentAfter(row, there)}
    WHERE table_id = ${row.id} AND seat = ${there.seat}`,
]

/** A bot plays for a person who is away, until the person comes back. */
export const setAway = (id: string, seat: number, away: boolean): readonly Statement[] => [
  statement`UPDATE seats SET away = ${away ? 1 : 0} WHERE table_id = ${id} AND seat = ${seat}`,
]
