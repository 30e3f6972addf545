import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from './client.ts'
import { outliveTable } from './house.ts'
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
