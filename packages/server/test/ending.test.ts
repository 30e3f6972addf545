import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { openSqlite } from '../src/storage/sqlite.ts'
import type { Chooser } from '../src/tables/driver.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { beginGame } from '../src/tables/seating.ts'
import { Client } from './client.ts'
import { House, openHouse, outliveTable, person, quickBots, tempFile } from './house.ts'
import { Place, ServerProcess, STORAGES, withoutStorage } from './process.ts'
import { connectTo, frame, upgrade } from './raw.ts'

for (const storage of STORAGES)
  test(`the shutdown stores every state in time, with any behaviour of clients, with ${storage}`, {
    skip: withoutStorage(storage),
  }, async t => {
    const place = await Place.on(storage)
    t.after(() => place.remove())
    const server = await ServerProcess.start(place)
    t.after(() => server.kill())
    const ann = await new Client(server.url).guest('Ann')
    t.after(() => ann.close())
    const { id } = await ann.makeTable(outliveTable())
    await ann.connect()
    await ann.watch(id, 0)
    await ann.start(id)
    while (!ann.sight(id, 0)?.asked) await ann.news()
    const { version, options } = ann.sight(id, 0)!
    const answer = await ann.ask({ t: 'play', table: id, seat: 0, version, key: 'key-of-ann', option: options[0] })
    assert.equal(answer.t, 'done')

    // These clients neither answer a close nor hang up, and one goes on talking.
    const silent = await upgrade(server.url, ann.cookie)
    const talking = await upgrade(server.url)
    const chatter = setInterval(() => talking.socket.write(frame('ping')), 50)
    t.after(() => clearInterval(chatter))
    const half = await connectTo(server.url)
    half.write(
      'POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"na',
    )
    const headless = await connectTo(server.url)
    headless.write('GET /api/v1/games HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    t.after(() => {
      for (const socket of [silent.socket, talking.socket, half, headless]) socket.destroy()
    })

    assert.equal(await server.stop(), 0, server.said)
    const db = place.open()
    t.after(() => db.close())
    const [row] = await db.read<{ version: number; stored: number | null }>(
      `SELECT tables.version, (SELECT MAX(version) FROM snapshots WHERE snapshots.table_id = tables.id) AS stored
        FROM tables WHERE id = $1`,
      id,
    )
    assert.ok(row!.version > 0)
    assert.equal(row!.stored, row!.version)
  })

const ann = person('Ann')

/** A game in which Ann has the next choice, or the bot has. */
async function asked(house: House, who: 'Ann' | 'bot'): Promise<LiveTable> {
  const { id } = (await house.tables.create(ann, outliveTable())).row
  const table = await beginGame(house.tables, ann, id)
  while (table.pending.includes(0) !== (who === 'Ann'))
    if (table.pending.includes(0)) await playFirst(house, table)
    else await setTimeout(1)
  return table
}

const playFirst = (house: House, table: LiveTable): Promise<unknown> =>
  house.tables.play(ann, table.row.id, { seat: 0, option: table.questions.of(0).options[0] as never }, table.version)

test('a choice that arrives while the snapshots are being stored is in the snapshot in the end', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  const table = await asked(house, 'Ann')
  await house.driver.close()
  const storing = house.tables.storeSnapshots()
  await Promise.all([storing, playFirst(house, table)])
  await house.tables.storeSnapshots()
  const [stored] = await house.db.read<{ version: number }>(
    'SELECT version FROM snapshots WHERE table_id = $1',
    table.row.id,
  )
  assert.equal(stored?.version, table.version)
})

test('a bot that thinks when the shutdown begins plays no more', async t => {
  const thoughts: (() => void)[] = []
  const isThought = (): Promise<void> =>
    new Promise(resolve => {
      thoughts.push(resolve)
    })
  const slow: Chooser = { choose: task => isThought().then(() => quickBots.choose(task)) }
  const house = await new House(openSqlite(tempFile(t)), slow).open()
  t.after(() => house.close())
  const table = await asked(house, 'bot')
  while (thoughts.length === 0) await setTimeout(1)
  const { version } = table
  const closing = house.driver.close()
  for (const end of thoughts) end()
  await closing
  await setTimeout(20)
  assert.equal(table.version, version)
})
