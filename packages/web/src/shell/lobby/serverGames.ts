// The person's games on the server: running ones with whose turn it is, and finished ones.

import type { MyTable, PastGames, Statistics } from '@lastlight/protocol'
import { api } from '../../api/client.ts'
import { entriesOf, firstPages } from '../../api/pages.ts'
import { hasFace } from '../../games/index.ts'
import { currentPerson } from '../account/me.ts'

export interface OwnTable extends MyTable {
  /** Whether the game waits for a seat of this person. */
  readonly asked: boolean
}

export interface AtServer {
  readonly tables: readonly OwnTable[]
  /** Whether another page of tables follows. */
  readonly hasMore: boolean
  readonly past: PastGames
  readonly statistics: Statistics
}

async function withTurn(table: MyTable): Promise<OwnTable> {
  const mine = table.status === 'playing' ? table.seats.filter(({ me, away }) => me && !away) : []
  const sights = await Promise.all(mine.map(({ seat }) => api.sight(table.id, seat).catch(() => undefined)))
  return { ...table, asked: sights.some(found => found?.sight.asked) }
}

/** `pages`: how many of the tables that go on. Null for a person who has never logged in. */
export async function gamesAtServer(pages: number): Promise<AtServer | null> {
  if (!(await currentPerson())) return null
  const [read, past, statistics] = await Promise.all([firstPages(api.myTables, pages), api.myGames(), api.statistics()])
  const tables = entriesOf(read.map(page => page.tables))
  const known = await Promise.all(tables.filter(({ game }) => hasFace(game)).map(withTurn))
  return {
    tables: known.toSorted((a, b) => Number(b.asked) - Number(a.asked)),
    hasMore: read.at(-1)!.next !== null,
    past,
    statistics,
  }
}
