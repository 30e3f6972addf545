import assert from 'node:assert/strict'
import { dirname } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { TableInfo } from '@lastlight/protocol'
import { startServer } from '../src/server.ts'
import { readSettings } from '../src/settings.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { allowWatching, beginGame, joinTable } from '../src/tables/seating.ts'
import { Client } from './client.ts'
import { DATABASES, type Kind, newDatabase } from './databases.ts'
import { Guest, House, outliveTable, person, quickBots, tempFile } from './house.ts'
import { newPostgres, noPostgres } from './postgres.ts'

const [ann, bob, eve] = [person('Ann'), person('Bob'), person('Eve')]

async function open(t: TestContext, kind: Kind): Promise<House> {
  const house = await new House(await newDatabase(t, kind)).open()
  t.after(() => house.close())
  return house
}

/** Ann and Bob at a private table. */
async function begun({ tables }: House): Promise<LiveTable> {
  const { id, code } = (await tables.create(ann, outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] }))).row
  await joinTable(tables, bob, id, { code })
  return beginGame(tables, ann, id)
}

const spectators = ({ heard }: Guest): number | undefined =>
  heard
    .flatMap(each => (each.t === 'table' ? [each.table.spectators] : each.t === 'presence' ? [each.spectators] : []))
    .at(-1)

async function becomes(guest: Guest, n: number): Promise<void> {
  while (spectators(guest) !== n) await setTimeout(2)
}

for (const kind of DATABASES)
  describe(`spectators in ${kind.kind}`, { skip: kind.skip }, () => {
    test('watch a private table as long as its host allows it, and everybody is told how many they are', async t => {
      const house = await open(t, kind)
      const table = await begun(house)
      const { id } = table.row
      const a = new Guest(house, ann)
      await a.ask({ t: 'watch', table: id, viewer: 0 })
      const [stranger, unknown] = [new Guest(house, eve), new Guest(house, null)]
      const looks = (guest: Guest) => guest.ask({ t: 'watch', table: id, viewer: 'public' })
      assert.equal((await looks(stranger)).t, 'problem')
      await assert.rejects(allowWatching(house.tables, bob, id, true), /owner/)
      await allowWatching(house.tables, ann, id, true)
      assert.equal((await looks(stranger)).t, 'done')
      assert.equal((await looks(unknown)).t, 'done')
      assert.equal((await stranger.ask({ t: 'watch', table: id, viewer: 1 })).t, 'problem', 'no seat is shown to them')
      await becomes(a, 2)
      unknown.close()
      for (const guest of [a, stranger]) await becomes(guest, 1)
      // A person who sits here and looks at the public side is no spectator.
      await a.ask({ t: 'watch', table: id, viewer: 'public' })
      await allowWatching(house.tables, ann, id, false)
      assert.deepEqual(stranger.heard.at(-1), { t: 'closed', table: id })
      await becomes(a, 0)
      const told = stranger.heard.length
      const seat = table.pending[0]!
      const option = table.questions.of(seat).options[0] as never
      await house.tables.play([ann, bob][seat]!, id, { seat, option }, table.version, 'a choice of theirs')
      assert.equal(stranger.heard.length, told)
      assert.equal((await looks(stranger)).t, 'problem')
    })

    test('the seat of a person who has lost the connection says until when it is kept', async t => {
      const house = await open(t, kind)
      const { id } = (await begun(house)).row
      const [a, b] = [new Guest(house, ann), new Guest(house, bob)]
      await a.ask({ t: 'watch', table: id, viewer: 0 })
      await b.ask({ t: 'watch', table: id, viewer: 1 })
      const kept = (): number | null | undefined => a.heard.findLast(each => each.t === 'presence')?.keptUntil[1]
      const before = Date.now()
      b.close()
      while (typeof kept() !== 'number') await setTimeout(2)
      assert.ok(kept()! >= before + 29_000 && kept()! <= Date.now() + 30_000)
      await new Guest(house, bob).ask({ t: 'watch', table: id, viewer: 1 })
      while (kept() !== null) await setTimeout(2)
    })
  })

test('two processes on PostgreSQL count the same spectators', { skip: noPostgres }, async t => {
  const url = await newPostgres()
  const houses = [await new House(openPostgres(url)).open(), await new House(openPostgres(url), quickBots).open()]
  t.after(async () => {
    for (const house of houses) {
      await house.close()
      await house.db.close()
    }
  })
  const [east, west] = houses as [House, House]
  const { id } = (await begun(east)).row
  await allowWatching(east.tables, ann, id, true)
  const a = new Guest(east, ann)
  await a.ask({ t: 'watch', table: id, viewer: 0 })
  const far = [new Guest(west, eve), new Guest(west, null)]
  for (const guest of far) assert.equal((await guest.ask({ t: 'watch', table: id, viewer: 'public' })).t, 'done')
  for (const guest of [a, ...far]) await becomes(guest, 2)
  await allowWatching(east.tables, ann, id, false)
  for (const guest of far) while (guest.heard.at(-1)?.t !== 'closed') await setTimeout(2)
})

test('one visitor without a name is one spectator, however many sockets they open, and an empty text is no seat', async t => {
  const env = { DATA_DIR: dirname(tempFile(t)), HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', BOT_THREADS: '1' }
  const server = await startServer(readSettings(env))
  t.after(() => server.close())
  const host = await new Client(server.url).guest('Ann')
  const { id } = await host.makeTable(outliveTable({ open: true }))
  const crowd = Array.from({ length: 5 }, () => new Client(server.url))
  t.after(() => {
    for (const client of crowd) client.close()
  })
  for (const client of crowd) {
    await client.connect()
    await client.watch(id, 'public')
  }
  assert.equal((await host.request<TableInfo>('GET', `/tables/${id}`)).spectators, 1)

  // Only digits are a number in an address: an empty text is no seat.
  const looking = async (viewer: string): Promise<number> =>
    (await host.http('GET', `/tables/${id}/sight?viewer=${viewer}`)).status
  for (const viewer of ['', '%20', '0x0', '0e0', '-0', '%2B0']) assert.equal(await looking(viewer), 400, viewer)
  assert.equal(await looking('0'), 404, 'there is no game yet')
})
