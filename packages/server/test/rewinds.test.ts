import assert from 'node:assert/strict'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { hash } from '@lastlight/kernel'
import { exportOf } from '../src/deals/export.ts'
import { proofOf } from '../src/deals/proof.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { startServer } from '../src/server.ts'
import { readSettings } from '../src/settings.ts'
import { one } from '../src/storage/database.ts'
import { MOST_ENTRIES } from '../src/tables/liveTable.ts'
import { beginGame } from '../src/tables/seating.ts'
import { vote } from '../src/tables/voting.ts'
import { Client } from './client.ts'
import { goBack, openHouse, outliveTable, person, tempFile } from './house.ts'

/** If each rewind replayed the earlier ones, this many would never end. */
const REWINDS = 60

test('a table that went back again and again is played on, opened after a restart and checked like any other', async t => {
  const file = tempFile(t)
  const house = await openHouse(t, file)
  const ann = person('Ann')
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const
  const { id } = (await house.tables.create(ann, outliveTable({ seats: [...seats] }))).row
  const table = await beginGame(house.tables, ann, id)
  const choose = async (): Promise<void> => {
    const seat = table.pending[0]!
    const option = table.questions.of(seat).options[0] as never
    await house.tables.play(ann, id, { seat, option }, table.version, `choice-${table.version}`)
  }
  for (let i = 0; i < REWINDS; i++) {
    await choose()
    await goBack(house, table, table.version)
  }
  const { version } = table
  const state = hash(table.match!.state)
  await house.close()

  const again = await openHouse(t, file)
  t.after(() => again.close())
  const opened = await again.tables.table(id)
  assert.equal(opened.version, version)
  assert.equal(hash(opened.match!.state), state)
  await vote(again.tables, ann, id, 'abandon', true)
  assert.ok(proofOf(JSON.parse(JSON.stringify(exportOf(opened))), GAMES_BY_ID).fits)
})

test('a game that was made long on purpose is played to its end, but nothing in it is taken back any more', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  const ann = person('Ann')
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const
  const { id } = (await house.tables.create(ann, outliveTable({ seats: [...seats] }))).row
  const table = await beginGame(house.tables, ann, id)
  const choose = async (): Promise<number> => {
    const seat = table.pending[0]!
    const option = table.questions.of(seat).options[0] as never
    await house.tables.play(ann, id, { seat, option }, table.version)
    return seat
  }
  let seat = await choose()
  while (!table.match!.canUndo(seat)) seat = await choose()
  // A player has gone back and forth this often.
  const begun = table.version
  const version = begun + 2 * Math.ceil((MOST_ENTRIES - begun) / 2)
  const entries = Array.from({ length: version - begun }, (_, i) => (i % 2 === 0 ? { undo: seat } : { redo: seat }))
  await house.db.write([
    ...entries.map((entry, i) =>
      one(
        "INSERT INTO log_entries (table_id, version, entry, told, at) VALUES ($1, $2, $3, '[]', $4)",
        id,
        begun + i + 1,
        JSON.stringify(entry),
        Date.now(),
      ),
    ),
    one('UPDATE tables SET version = $1 WHERE id = $2', version, id),
  ])
  await table.serially(() => table.reload())
  assert.equal(table.version, version)
  for (const entry of [{ undo: seat }, { redo: seat }])
    await assert.rejects(house.tables.play(ann, id, entry, version), /nothing can be taken back/)
  await assert.rejects(goBack(house, table, 0), /nothing can be taken back/)
  await choose()
  assert.equal(table.version, version + 1)
})

test('rewinding again and again does not keep the server busy', async t => {
  const env = { DATA_DIR: dirname(tempFile(t)), HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', BOT_THREADS: '1' }
  const server = await startServer(readSettings(env))
  t.after(() => server.close())
  const rival = await new Client(server.url).guest('Rival')
  for (const [method, path, body] of [
    ['GET', 'moments', undefined],
    ['POST', 'rewind/votes', { version: 0, yes: true }],
  ] as const) {
    const ends = new Set<number>()
    for (let i = 0; i < 100; i++) ends.add((await rival.http(method, `/tables/nowhere/${path}`, body)).status)
    assert.ok(ends.has(429), `${path}: ${[...ends].join()}`)
  }
})
