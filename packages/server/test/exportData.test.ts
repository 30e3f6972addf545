// A1: the data of a person can be taken along, however much it is, without holding up anybody else.

import assert from 'node:assert/strict'
import { get } from 'node:http'
import { describe, test } from 'node:test'
import { type MyData, myData } from '@lastlight/protocol'
import { People } from '../src/people/people.ts'
import { Problem } from '../src/problems.ts'
import { startServer } from '../src/server.ts'
import { readSettings } from '../src/settings.ts'
import { type Database, statement } from '../src/storage/database.ts'
import { migrate } from '../src/storage/migrations.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { MOST_NOTES, writeNotes } from '../src/tables/notes.ts'
import { Client } from './client.ts'
import { DATABASES, newDatabase } from './databases.ts'
import { House, outliveTable, quickBots, tempHome } from './house.ts'
import { openServer } from './openServer.ts'

const NOTES = 'n'.repeat(20_000)

/** Tables at which this person sits, with full notes, and lines of chat. */
async function plant(db: Database, person: string, tables: number, lines = 0): Promise<void> {
  for (let i = 0; i < tables; i++)
    await db.write([
      statement`INSERT INTO tables (id, code, game, config, owner_id, status, open, clock, delay, game_version, fingerprint,
          commitment, secret, deal_table_id, version, created_at, changed_at)
        VALUES (${`t${i}`}, ${`code${i}`}, 'outlive', '{}', ${person}, 'over', 0, '{"kind":"none"}', 0, '1', '', '', '',
          ${`t${i}`}, 0, ${i}, ${i})`,
      statement`INSERT INTO seats (table_id, seat, person_id, name, notes) VALUES (${`t${i}`}, 0, ${person}, 'Ann', ${NOTES})`,
    ])
  for (let i = 0; i < lines; i++)
    await db.write([
      statement`INSERT INTO chat_messages (id, table_id, room, person_id, name, text, at)
        VALUES (${`m${i}`}, 't0', 'table', ${person}, 'Ann', ${`line ${i}`}, 7)`,
    ])
}

/** The same database, which counts the rows of each read. */
function counting(db: Database): { readonly counted: Database; readonly rows: number[] } {
  const rows: number[] = []
  const read: Database['read'] = async <Row>(...asked: Parameters<Database['read']>) => {
    const found = await db.read<Row>(...asked)
    rows.push(found.length)
    return found
  }
  const counted = new Proxy(db, {
    get: (target, name) => {
      if (name === 'read') return read
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value
    },
  })
  return { counted, rows }
}

async function partsOf(text: AsyncIterable<string>): Promise<readonly string[]> {
  const parts: string[] = []
  for await (const part of text) parts.push(part)
  return parts
}

const isTooMany = (problem: unknown): boolean => problem instanceof Problem && problem.kind === 'tooMany'

for (const kind of DATABASES)
  describe(`the data of a person in ${kind.kind}`, { skip: kind.skip }, () => {
    test('is read and written a page at a time, with turns for others in between, and nothing is left out', async t => {
      const db = await newDatabase(t, kind)
      await migrate(db)
      const { counted, rows } = counting(db)
      const people = new People(counted)
      const { person } = await people.guest('Ann')
      await plant(db, person.id, 45, 1100)
      rows.length = 0
      let turns = 0
      let next: NodeJS.Immediate
      const others = (): void => {
        turns++
        next = setImmediate(others)
      }
      others()
      const parts = await partsOf(people.exportData(person))
      clearImmediate(next!)
      const data = JSON.parse(parts.join('')) as MyData
      assert.deepEqual(myData.parse(data), data)
      assert.deepEqual([data.seats.length, data.chat.length], [45, 1100])
      assert.equal(new Set(data.seats.map(each => each.table)).size, 45)
      assert.equal(new Set(data.chat.map(each => each.text)).size, 1100)
      assert.ok(Math.max(...parts.map(part => part.length)) < 25 * NOTES.length, 'no part holds all notes')
      assert.ok(rows.filter(n => n > 0).every(n => n <= 500) && rows.includes(20), rows.join())
      assert.ok(turns >= rows.length, `${turns} turns of others in ${rows.length} reads`)
    })

    test('goes to a person once at a time, and again when it has come or was given up', async t => {
      const db = await newDatabase(t, kind)
      await migrate(db)
      const people = new People(db)
      const [ann, bob] = [(await people.guest('Ann')).person, (await people.guest('Bob')).person]
      const first = people.exportData(ann)
      await first.next()
      await assert.rejects(people.exportData(ann).next(), isTooMany)
      assert.equal((await people.exportData(bob).next()).done, false)
      await first.return()
      const again = await partsOf(people.exportData(ann))
      assert.equal((JSON.parse(again.join('')) as MyData).person.name, 'Ann')
      assert.ok(await people.exportData(ann).next())
    })

    test('has so many letters of notes and no more, and too many can be shortened', async t => {
      const house = await new House(await newDatabase(t, kind)).open()
      t.after(() => house.close())
      const { person } = await new People(house.db).guest('Ann')
      await plant(house.db, person.id, MOST_NOTES / NOTES.length - 1)
      const table = await house.tables.create(person, outliveTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }))
      const write = (seat: number, text: string) => writeNotes(house.db, table, person, seat, text)
      await write(0, NOTES)
      await assert.rejects(write(1, 'one more'), /at all your tables together/)
      await write(0, NOTES.slice(0, -10))
      await write(1, 'one more')
      await write(1, '')
      await house.db.write([statement`UPDATE seats SET notes = ${NOTES.repeat(2)} WHERE table_id = 't0'`])
      await assert.rejects(write(1, 'more'), /at all your tables together/)
      await write(0, 'short')
    })
  })

test('an export is refused when there were many within an hour, and says how long to wait', async t => {
  const { url } = await openServer(t)
  const ann = await new Client(url).guest('Ann')
  const replies = []
  for (let i = 0; i < 8; i++) replies.push(await ann.http('GET', '/me/export'))
  assert.deepEqual(
    replies.map(({ status }) => status),
    [200, 200, 200, 200, 200, 200, 429, 429],
  )
  assert.ok((replies.at(-1)!.body as { readonly wait: number }).wait > 60)
})

test('a reader who leaves in the middle of an export can begin it again', async t => {
  const settings = readSettings({ DATA_DIR: tempHome(t), HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' })
  const bots = { ...quickBots, waiting: 0, close: () => Promise.resolve() }
  const server = await startServer(settings, { unlimited: true, bots })
  t.after(() => server.close())
  const ann = await new Client(server.url).guest('Ann')
  const { id } = await ann.request<{ id: string }>('GET', '/me')
  const db = openSqlite(`${settings.dataDir}/lastlight.db`)
  t.after(() => db.close())
  // More than a connection holds by itself.
  await plant(db, id, 400)
  await new Promise<void>((resolve, reject) => {
    const request = get(`${server.url}/api/v1/me/export`, { headers: { cookie: ann.cookie } }, reply => {
      reply.once('data', () => {
        assert.equal(reply.statusCode, 200)
        reply.destroy()
        resolve()
      })
    })
    request.on('error', reject)
  })
  let status = 429
  while (status === 429) status = (await ann.http('GET', '/me/export')).status
  assert.equal(status, 200)
})
