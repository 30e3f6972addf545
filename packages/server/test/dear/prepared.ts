// What one guest may build up in days, put into the database at once: the largest lists, and a game that went on and on.

import { newBot } from '@lastlight/bots'
import { type Json, sightOf } from '@lastlight/kernel'
import type { NewTable } from '@lastlight/protocol'
import { GAMES_BY_ID } from '../../src/games.ts'
import { type Database, type Statement, statement } from '../../src/storage/database.ts'
import type { LiveTable } from '../../src/tables/liveTable.ts'
import { MOST_NOTES } from '../../src/tables/notes.ts'
import { beginGame } from '../../src/tables/seating.ts'
import { Tables } from '../../src/tables/tables.ts'
import { vote } from '../../src/tables/voting.ts'
import { Client } from '../client.ts'

export interface Prepared {
  /** The headers of each attacker: guests of one address. */
  readonly eves: readonly Readonly<Record<string, string>>[]
  /** Waiting tables with own decks, a long game that is played, one that is over, and a table of many removed people. */
  readonly own: readonly string[]
  readonly long: { readonly id: string; readonly version: number; readonly config: NewTable['config'] }
  readonly over: string
  readonly crowded: string
}

const ADDRESS = '192.0.2.66'
const EVES = 3
const ENTRIES = 3000
/** So that ten more can be made. */
const WAITING = 20
const PAST = 2000
const LINES = 2000
const OPEN = 600
const REMOVED = 200
const NOTES = 20_000
/** How often a choice is taken back and made again. */
const AGAIN = 50

const PLACES = ['police', 'gas', 'school', 'library', 'hospital', 'grocery'] as const
/** Own decks of some kilobytes. */
const DECKS = {
  name: 'Our winter',
  cards: Object.fromEntries(PLACES.map(place => [place, { lighter: 4, potatoes: 4 }])),
}
const CONFIG: NewTable['config'] = { players: 2, variant: 'cooperative', decks: DECKS }
const LARGE_CONFIG = JSON.stringify({
  ...CONFIG,
  decks: { ...DECKS, crossroads: Array(200).fill('some crossroads card') },
})

export async function prepare(url: string, db: Database): Promise<Prepared> {
  const clients: Client[] = []
  for (let i = 0; i < EVES; i++) {
    const client = new Client(url)
    client.address = ADDRESS
    clients.push(await client.guest(`Eve ${i}`))
  }
  const [eve] = clients
  const { id } = await eve!.request<{ id: string }>('GET', '/me')
  const others = await Promise.all(clients.slice(1).map(client => client.request<{ id: string }>('GET', '/me')))
  const games = await longGames(db, { id, name: 'Eve' })
  const own = await plantTables(db, [id, ...others.map(each => each.id)], games.long.id)
  return {
    eves: clients.map(({ cookie, address }) => ({ cookie, 'x-forwarded-for': address })),
    own,
    crowded: own[0]!,
    ...games,
  }
}

/** A bot plays for both seats, and takes back what it can, again and again. */
async function longGames(
  db: Database,
  who: { readonly id: string; readonly name: string },
): Promise<Pick<Prepared, 'long' | 'over'>> {
  const tables = new Tables(db, GAMES_BY_ID, 'prepare')
  const played = async (isEnded: boolean): Promise<{ readonly id: string; readonly version: number }> => {
    const seats = [{ kind: 'me' as const }, { kind: 'me' as const }]
    const wish = { game: 'long-night', config: CONFIG, seats, open: false, clock: { kind: 'none' as const }, delay: 0 }
    const { row } = await tables.create(who, wish)
    const table = await beginGame(tables, who, row.id)
    const bot = newBot('long-night', 'random', 'dear')
    while (table.version < ENTRIES && table.row.status === 'playing') {
      const seat = table.pending[0]!
      const option = bot.choose(sightOf(table.match!, seat)) as Json
      await tables.play(null, row.id, { seat, option }, table.version, undefined, 'person')
      await waver(tables, table, seat)
    }
    if (isEnded && table.row.status === 'playing') await vote(tables, who, row.id, 'abandon', true)
    return { id: row.id, version: table.version }
  }
  const { id: over } = await played(true)
  return { long: { ...(await played(false)), config: CONFIG }, over }
}

async function waver(tables: Tables, table: LiveTable, seat: number): Promise<void> {
  const { id } = table.row
  for (let i = 0; i < AGAIN; i++) {
    if (table.row.status !== 'playing' || !table.match!.canUndo(seat)) return
    await tables.play(null, id, { undo: seat }, table.version)
    await tables.play(null, id, { redo: seat }, table.version)
  }
}

interface Row {
  readonly id: string
  readonly owner: string
  readonly status: string
  readonly isOpen?: boolean
  readonly network?: string
  readonly at: number
}

const tableOf = ({ id, owner, status, isOpen = false, network = 'eve', at }: Row): readonly Statement[] => [
  statement`INSERT INTO tables (id, code, game, config, owner_id, status, open, clock, delay, game_version, fingerprint,
      commitment, secret, deal_table_id, version, created_at, changed_at, network)
    VALUES (${id}, ${`code of ${id}`}, 'long-night', ${LARGE_CONFIG}, ${owner}, ${status}, ${isOpen ? 1 : 0},
      '{"kind":"none"}', 0, '1', '', '', '', ${id}, 0, ${at}, ${at}, ${network})`,
  statement`INSERT INTO seats (table_id, seat, person_id, name) VALUES (${id}, 0, ${owner}, 'Eve')`,
  statement`INSERT INTO seats (table_id, seat, person_id, name) VALUES (${id}, 1, NULL, '')`,
]

/** Gives the ids of the first one's tables that wait. */
async function plantTables(db: Database, people: readonly string[], long: string): Promise<readonly string[]> {
  const now = Date.now()
  const own = Array.from({ length: WAITING }, (_, i) => `own-${i}`)
  const notes = 'n'.repeat(NOTES)
  for (const [n, owner] of people.entries()) {
    const mine = (i: number): string => (n === 0 ? own[i]! : `own-${n}-${i}`)
    await db.write(own.flatMap((_, i) => tableOf({ id: mine(i), owner, status: 'waiting', at: now - i })))
    for (let from = 0; from < PAST; from += 200)
      await db.write(
        Array.from({ length: 200 }, (_, i) => `past-${n}-${from + i}`).flatMap((id, i) => [
          ...tableOf({ id, owner, status: 'over', at: now - from - i }),
          statement`INSERT INTO results (table_id, seat, person_id, won, score, at) VALUES (${id}, 0, ${owner}, 1, 7, ${now})`,
        ]),
      )
    await db.write([
      statement`UPDATE seats SET notes = ${notes} WHERE person_id = ${owner} AND seat = 0 AND table_id IN
        (SELECT table_id FROM seats WHERE person_id = ${owner} AND table_id LIKE 'past-%' LIMIT ${MOST_NOTES / NOTES - 1})`,
    ])
    for (let from = 0; from < LINES; from += 500)
      await db.write(
        Array.from(
          { length: 500 },
          (_, i) => statement`INSERT INTO chat_messages (id, table_id, room, person_id, name, text, at)
            VALUES (${`line-${n}-${from + i}`}, ${long}, 'table', ${owner}, 'Eve', ${'x'.repeat(500)}, ${now + from + i})`,
        ),
      )
  }
  for (const status of ['waiting', 'playing'])
    await db.write(
      Array.from({ length: OPEN }, (_, i) => `open-${status}-${i}`).flatMap((id, i) =>
        tableOf({ id, owner: `person ${i}`, status, isOpen: true, network: `network ${i % 50}`, at: now - i }),
      ),
    )
  await db.write(
    Array.from(
      { length: REMOVED },
      (_, i) => statement`INSERT INTO table_sanctions (table_id, person_id, name, removed, muted)
        VALUES (${own[0]!}, ${`removed ${i}`}, ${`Person ${i}`}, 1, 0)`,
    ),
  )
  return own
}
