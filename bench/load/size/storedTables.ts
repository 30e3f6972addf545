// Fills a database with games in progress, as if people had played for days: some games are played to different stages,
// and all others are copies of them with people of their own.

import { chanceFrom, pickOf } from '@lastlight/kernel'
import {
  beginGame,
  type Database,
  GAMES_BY_ID,
  migrate,
  one,
  openDatabase,
  People,
  type Statement,
  statement,
  Tables,
} from '@lastlight/server'

export const SEATS = 4
/** The longest of the games that are played has so many choices, and is far from its end. */
const MOST_CHOICES = 72
const AT_ONCE = 500

/** Four people who play together, perhaps at several tables at a time. */
export interface Party {
  readonly tokens: readonly string[]
  /** By table: its game, and the games that follow when one is over. */
  readonly games: readonly (readonly string[])[]
}

export interface Stored {
  readonly game: string
  readonly tables: number
  /** So many games are played, each a little further than the one before. */
  readonly stages: number
  /** How many further games are ready for each table. */
  readonly spare: number
  /** Each party plays at so many tables. */
  readonly tablesPerParty: number
}

export async function storeTables(folder: string, wish: Stored): Promise<readonly Party[]> {
  const db = openDatabase({ databaseUrl: null, dataDir: folder })
  try {
    await migrate(db)
    const played = await playSome(db, wish)
    const copies = await Copies.of(db)
    const people = new People(db)
    const sizes = sizesOf(wish)
    let n = 0
    return await inGroups(sizes, async (tables, at) => {
      const made = await Promise.all(
        Array.from({ length: SEATS }, async (_, seat) => {
          const { person } = await people.guest(`Player ${at}-${seat}`)
          return { id: person.id, token: (await people.tokens.make(person, 'load')).token }
        }),
      )
      const ids = made.map(({ id }) => id)
      const games = Array.from({ length: tables }, () =>
        Array.from({ length: 1 + wish.spare }, () => ({ id: `load-${n}`, from: played[n++ % played.length]! })),
      )
      await Promise.all(games.flat().map(({ id, from }) => db.write(copies.statements(from, id, ids))))
      return { tokens: made.map(({ token }) => token), games: games.map(each => each.map(({ id }) => id)) }
    })
  } finally {
    await db.close()
  }
}

/** How many tables each party has. */
const sizesOf = ({ tables, tablesPerParty }: Stored): readonly number[] =>
  Array.from({ length: Math.ceil(tables / tablesPerParty) }, (_, i) =>
    Math.min(tablesPerParty, tables - i * tablesPerParty),
  )

/** Work of one group is written with one sync. */
async function inGroups<A, B>(all: readonly A[], work: (each: A, at: number) => Promise<B>): Promise<readonly B[]> {
  const done: B[] = []
  for (let i = 0; i < all.length; i += AT_ONCE)
    done.push(...(await Promise.all(all.slice(i, i + AT_ONCE).map((each, at) => work(each, i + at)))))
  return done
}

/** Games at stages from the first choice on, played by the real tables with random choices. */
async function playSome(db: Database, { game, stages }: Stored): Promise<readonly string[]> {
  const tables = new Tables(db, GAMES_BY_ID, 'load')
  const { person } = await new People(db).guest('Player')
  const chance = chanceFrom('stored tables')
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ kind: 'me' as const, name: `Player ${seat}` }))
  const config = { players: SEATS }
  const played: string[] = []
  for (let i = 0; i < stages; i++) {
    const wish = { game, config, seats, open: false, clock: { kind: 'days' as const, hours: 48 }, delay: 0 }
    const { id } = (await tables.create(person, wish)).row
    const table = await beginGame(tables, person, id)
    for (let n = 0; n < (i * MOST_CHOICES) / stages && table.row.status === 'playing'; n++) {
      const seat = table.pending[0]!
      const { options } = table.questions.of(seat)
      const option = options[pickOf(chance, options.length)] as never
      await tables.play(person, id, { seat, option }, table.version)
    }
    if (table.row.status === 'playing') played.push(id)
  }
  return played
}

/** Statements that copy a game with all its rows. */
class Copies {
  readonly #tables: string
  readonly #seats: string
  readonly #rest: readonly string[]

  private constructor(tables: string, seats: string, rest: readonly string[]) {
    this.#tables = tables
    this.#seats = seats
    this.#rest = rest
  }

  static async of(db: Database): Promise<Copies> {
    const copy = async (table: string, key: string, own: { readonly [column: string]: string }, more = '') => {
      const rows = await db.read<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`)
      const columns = rows.map(({ name }) => name)
      const values = columns.map(column => own[column] ?? column)
      return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table} WHERE ${key} = $1${more}`
    }
    return new Copies(
      await copy('tables', 'id', { id: '$2', code: '$2', deal_table_id: '$2', owner_id: '$3', watching: '1' }),
      await copy('seats', 'table_id', { table_id: '$2', person_id: '$3' }, ' AND seat = $4'),
      await Promise.all(['log_entries', 'snapshots'].map(table => copy(table, 'table_id', { table_id: '$2' }))),
    )
  }

  statements(from: string, id: string, people: readonly string[]): readonly Statement[] {
    return [
      one(this.#tables, from, id, people[0]!),
      ...people.map((person, seat) => one(this.#seats, from, id, person, seat)),
      ...this.#rest.map(sql => statement(sql, from, id)),
    ]
  }
}
