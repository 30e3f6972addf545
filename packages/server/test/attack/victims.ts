// The people who are attacked, their tables in every state of life, and a picture of all that is theirs.

import { hash, type Json } from '@lastlight/kernel'
import type { TableInfo } from '@lastlight/protocol'
import type { Database } from '../../src/storage/database.ts'
import { Client } from '../client.ts'
import { answersOf, type Everything, makeEverything } from '../everyTable.ts'
import { outliveTable } from '../house.ts'

/** A table at which an attacker sits with a victim, who is asked. */
interface SharedTable {
  readonly id: string
  /** The seat of the victim. */
  readonly seat: number
}

export interface Victims {
  readonly everything: Everything
  readonly people: readonly string[]
  readonly cookies: readonly string[]
  /** Tables that no stranger may even see, and one that everybody may look at. */
  readonly hidden: readonly string[]
  readonly open: readonly string[]
  readonly shared: SharedTable
  /** Cookies and tokens that were good once. */
  readonly ended: { readonly cookies: readonly string[]; readonly tokens: readonly string[] }
}

/** Nobody but the first seat is asked, so that the second can change nothing by choosing. */
async function sharedTable(ann: Client, eve: Client): Promise<SharedTable> {
  const table = await ann.makeTable(outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }], open: true }))
  await eve.join(table)
  await ann.start(table.id)
  const people = [ann, eve]
  for (;;) {
    const sights = await Promise.all(
      people.map((client, seat) =>
        client.request<{ sight: { asked: boolean; version: number; options: readonly unknown[] } }>(
          'GET',
          `/tables/${table.id}/sight?viewer=${seat}`,
        ),
      ),
    )
    const asked = sights.flatMap(({ sight }, seat) => (sight.asked ? [seat] : []))
    if (asked.length === 1 && asked[0] === 0) return { id: table.id, seat: 0 }
    const seat = asked.at(-1)!
    const { version, options } = sights[seat]!.sight
    await people[seat]!.request('POST', `/tables/${table.id}/play`, {
      seat,
      version,
      key: `to-the-first-seat-${version}`,
      option: options[0],
    })
  }
}

/** People who have logged out, or been forgotten, or whose program may no longer play. */
async function endedCredentials(url: string): Promise<Victims['ended']> {
  const gone = await new Client(url).guest('Gus')
  const deleted = await new Client(url).guest('Del')
  const owner = await new Client(url).guest('Tom')
  const cookies = [gone.cookie, deleted.cookie]
  const { id, token } = await owner.request<{ id: string; token: string }>('POST', '/me/tokens', { name: 'old' })
  await owner.request('DELETE', `/me/tokens/${id}`)
  await gone.request('POST', '/logout')
  await deleted.request('DELETE', '/me')
  return { cookies, tokens: [token] }
}

/** `eve`: an attacker who sits at a table with one of them. */
export async function makeVictims(url: string, eve: Client): Promise<Victims> {
  const everything = await makeEverything(url)
  const cookies = everything.people.map(({ cookie }) => cookie)
  const clients = cookies.map(cookie => {
    const client = new Client(url)
    client.cookie = cookie
    return client
  })
  const people = await Promise.all(clients.map(async client => (await client.request<{ id: string }>('GET', '/me')).id))
  const all = [
    ...everything.games.flatMap(each => Object.values(each) as string[]),
    everything.over,
    everything.rematch,
  ]
  const open = await Promise.all(
    all.map(async id => (await new Client(url).http('GET', `/tables/${id}`)).status === 200),
  )
  return {
    everything,
    people,
    cookies,
    hidden: all.filter((_, i) => !open[i]),
    open: all.filter((_, i) => open[i]),
    shared: await sharedTable(clients[0]!, eve),
    ended: await endedCredentials(url),
  }
}

/** By name: what belongs to the victims. Two pictures are the same when nothing of theirs has changed. */
export type Belongings = ReadonlyMap<string, string>

/** Rows of the victims, and columns that change without anybody's doing. A snapshot follows from the log. */
const ROWS: { readonly [table: string]: { readonly where: string; readonly passing?: readonly string[] } } = {
  people: { where: 'id IN (PEOPLE)' },
  sessions: { where: 'person_id IN (PEOPLE)', passing: ['seen_at'] },
  tokens: { where: 'person_id IN (PEOPLE)' },
  notice_targets: { where: 'person_id IN (PEOPLE)' },
  tables: { where: 'id IN (TABLES)' },
  seats: { where: 'table_id IN (TABLES)' },
  log_entries: { where: 'table_id IN (TABLES, SHARED)' },
  open_notices: { where: 'table_id IN (TABLES)' },
  results: { where: 'table_id IN (TABLES)' },
  votes: { where: 'table_id IN (TABLES)' },
  chat_messages: { where: "person_id IN (PEOPLE) OR (table_id IN (TABLES) AND room = 'table')" },
}

const listed = (ids: readonly string[]): string => ids.map(id => `'${id}'`).join(', ')

async function rowsOf(db: Database, { people, hidden, open, shared }: Victims): Promise<[string, string][]> {
  const found: [string, string][] = []
  for (const [table, { where, passing = [] }] of Object.entries(ROWS)) {
    const condition = where
      .replace('PEOPLE', listed(people))
      .replace('TABLES', listed([...hidden, ...open]))
      .replace('SHARED', listed([shared.id]))
    const rows = await db.read<{ readonly [column: string]: Json }>(`SELECT * FROM ${table} WHERE ${condition}`)
    const lines = rows.map(row =>
      hash(Object.fromEntries(Object.entries(row).filter(([name]) => !passing.includes(name)))),
    )
    found.push([`rows of ${table}`, `${rows.length} ${hash(lines.toSorted())}`])
  }
  const [seat] = await db.read<{ readonly [column: string]: Json }>(
    'SELECT * FROM seats WHERE table_id = $1 AND seat = $2',
    shared.id,
    shared.seat,
  )
  return [...found, ['the seat beside the attacker', hash(seat ?? null)]]
}

/** The list of public tables shows those of the attackers too. */
const OF_ALL = /^\w+ \/tables$/

export async function belongingsOf(url: string, db: Database, victims: Victims, address: string): Promise<Belongings> {
  const answers = await answersOf(url, victims.everything, address)
  const { shared, cookies } = victims
  const ann = new Client(url)
  ann.address = address
  ann.cookie = cookies[0]!
  const { version, status } = await ann.request<TableInfo>('GET', `/tables/${shared.id}`)
  return new Map([
    ...Object.entries(answers).filter(([name]) => !OF_ALL.test(name)),
    ...(await rowsOf(db, victims)),
    ['the shared table', `${status} ${version}`],
  ])
}

/** The names of what differs. */
export const changesBetween = (before: Belongings, after: Belongings): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(name => before.get(name) !== after.get(name))
