// Before a game: tables are made, people sit down and get up again. Each change is one unit with its own condition.

import { botName } from '@lastlight/bots'
import { type AnyGame, checkedConfig, Refusal } from '@lastlight/kernel'
import type { NewTable } from '@lastlight/protocol'
import { commitmentOf, seedOf } from '@lastlight/protocol/deal'
import { newSalt, newSecret } from '../deals/seed.ts'
import { Problem } from '../problems.ts'
import type { Statement } from '../storage/database.ts'
import { one, statement } from '../storage/database.ts'
import { BOT_MS } from './clock.ts'
import { newCode, newId } from './codes.ts'
import type { SeatRow, TableRow } from './rows.ts'

/** Whoever does something: a person, by whom and under which name. */
export interface Who {
  readonly id: string
  readonly name: string
}

/** A refusal of the game is a clear answer to whoever wants such a table. */
function checkedTable(game: AnyGame, config: { readonly [name: string]: unknown }): { players: number } {
  try {
    const good = checkedConfig(game.configs, config as { players: number })
    // Some settings do not go together: the game itself says so.
    game.setup(good, 'trial')
    return good
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    const { rule, key, args } = problem
    throw new Problem('bad', 'A game cannot be set up like that.', { rule, key, args })
  }
}

type NewSeat = Pick<SeatRow, 'person' | 'name' | 'bot' | 'salt'>

function seatOf(game: AnyGame, who: Who, wish: NewTable['seats'][number], salt = newSalt()): NewSeat {
  const empty = { person: null, name: '', bot: null, salt: '' }
  switch (wish.kind) {
    case 'open':
      return empty
    case 'me':
      return { ...empty, person: who.id, name: wish.name ?? who.name, salt }
    case 'bot': {
      const bot = botName(game.id, wish.level)
      if (bot === undefined) throw new Problem('bad', `There is no bot '${wish.level}' for this game.`)
      return { ...empty, name: bot, bot, salt: newSalt() }
    }
  }
}

export interface Made {
  readonly id: string
  readonly unit: readonly Statement[]
}

/** What a deal is made of, besides the game's own rules. */
export interface Deal {
  readonly id: string
  readonly secret: string
  readonly salts: readonly string[]
}

/** `again`: the same deal once more. */
export function makeTable(game: AnyGame, print: string, who: Who, wish: NewTable, again?: Deal): Made {
  const config = checkedTable(game, wish.config)
  if (wish.seats.length !== config.players)
    throw new Problem('bad', `A game of ${config.players} needs ${config.players} seats, not ${wish.seats.length}.`)
  const id = newId()
  const now = Date.now()
  const secret = again?.secret ?? newSecret()
  const deal = again?.id ?? id
  const seats = wish.seats.map(each => seatOf(game, who, each, wish.salt))
  return {
    id,
    unit: [
      one(
        `INSERT INTO tables (id, code, game, config, owner, status, open, clock, delay, engine, content, commitment, secret, deal, seed,
          rematch, version, wake, created, changed)
          VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $7, $8, $9, $10, $11, $12, $13, NULL, NULL, 0, NULL, $14, $14)`,
        id,
        newCode(),
        game.id,
        JSON.stringify(config),
        who.id,
        wish.open ? 1 : 0,
        JSON.stringify(wish.clock),
        wish.delay,
        game.version,
        print,
        commitmentOf(secret),
        secret,
        deal,
        now,
      ),
      ...seats.map(({ person, name, bot, salt }, seat) =>
        one(
          'INSERT INTO seats (game, seat, person, name, bot, away, salt) VALUES ($1, $2, $3, $4, $5, 0, $6)',
          id,
          seat,
          person,
          name,
          bot,
          again?.salts[seat] ?? salt,
        ),
      ),
    ],
  }
}

const touched = (id: string): Statement =>
  one("UPDATE tables SET changed = $1 WHERE id = $2 AND status = 'waiting'", Date.now(), id)

/** A deal that is played again keeps its salts, whoever sits there. */
export const isDealtAgain = ({ id, deal }: TableRow): boolean => deal !== id

/** Only an empty chair can be taken, and only before the start. */
export const sitDown = (
  id: string,
  seat: number,
  who: Who,
  name: string,
  salt: string = newSalt(),
): readonly Statement[] => [
  touched(id),
  one(
    `UPDATE seats SET person = $1, name = $2, salt = $3, standing = '{}'
      WHERE game = $4 AND seat = $5 AND person IS NULL AND bot IS NULL`,
    who.id,
    name,
    salt,
    id,
    seat,
  ),
]

export const getUp = (row: TableRow, { seat, salt }: SeatRow, person: string): readonly Statement[] => [
  touched(row.id),
  one(
    "UPDATE seats SET person = NULL, name = '', salt = $1 WHERE game = $2 AND seat = $3 AND person = $4",
    isDealtAgain(row) ? salt : '',
    row.id,
    seat,
    person,
  ),
]

/** Whoever sits there may say what goes into the seed, until the game begins. */
export const setSalt = (id: string, seat: number, person: string, salt: string): readonly Statement[] => [
  touched(id),
  one('UPDATE seats SET salt = $1 WHERE game = $2 AND seat = $3 AND person = $4', salt, id, seat, person),
]

/** The owner puts a bot on a chair, or takes one away. */
export const setBot = (row: TableRow, { seat, salt }: SeatRow, bot: string | null): readonly Statement[] => [
  touched(row.id),
  one(
    'UPDATE seats SET person = NULL, bot = $1, name = $2, salt = $3 WHERE game = $4 AND seat = $5',
    bot,
    bot ?? '',
    isDealtAgain(row) ? salt : bot === null ? '' : newSalt(),
    row.id,
    seat,
  ),
]

/** From now on the seed is fixed: the secret of the table and the salt of everybody. */
export function begin(row: TableRow, seats: readonly SeatRow[], print: string, game: AnyGame): readonly Statement[] {
  const seed = seedOf(
    row.secret,
    row.deal,
    seats.map(each => each.salt),
  )
  const now = Date.now()
  return [
    one(
      `UPDATE tables SET status = 'playing', seed = $1, engine = $2, content = $3, wake = $4, begun = $5, changed = $5
        WHERE id = $6 AND status = 'waiting'`,
      seed,
      game.version,
      print,
      // Until the one who begins has set the clock; should it die before, others look after the table.
      now + BOT_MS,
      now,
      row.id,
    ),
  ]
}

/** A person who is away is played for by a bot; one who is back plays again. */
export const setAway = (id: string, seat: number, away: boolean): readonly Statement[] => [
  statement('UPDATE seats SET away = $1 WHERE game = $2 AND seat = $3', away ? 1 : 0, id, seat),
]
