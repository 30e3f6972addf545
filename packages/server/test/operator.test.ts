import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { describe, type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { Client as Postgres } from 'pg'
import { ban, endTable } from '../src/ops/admin.ts'
import { statement } from '../src/storage/database.ts'
import { Client } from './client.ts'
import { outliveTable } from './house.ts'
import { openServerAt } from './openServer.ts'
import { MAIN, Place, ServerProcess, STORAGES, type Storage, withoutStorage } from './process.ts'

interface Scene {
  readonly place: Place
  readonly ann: Client
  readonly id: string
}

/** A server of its own, on which Ann watches her game; no request is sent to it afterwards. */
async function scene(t: TestContext, storage: Storage): Promise<Scene> {
  const place = await Place.of(t, storage)
  const { url } = await openServerAt(t, place)
  return { place, ...(await watched(t, url)) }
}

async function watched(t: TestContext, url: string): Promise<{ readonly ann: Client; readonly id: string }> {
  const ann = await new Client(url).guest('Ann')
  t.after(() => ann.close())
  const { id } = await ann.makeTable(outliveTable())
  await ann.start(id)
  await ann.connect()
  await ann.watch(id, 0)
  return { ann, id }
}

/** Waits until the condition holds, reading the server's messages meanwhile. */
async function until(so: () => boolean): Promise<void> {
  while (!so()) await setTimeout(10)
}

for (const storage of STORAGES)
  describe(`an operator beside a server on ${storage}`, { skip: withoutStorage(storage) }, () => {
    test('ends a table: people who watch it are told, without a request', async t => {
      const { place, ann, id } = await scene(t, storage)
      const db = place.open()
      await endTable(db, id)
      await db.close()
      await until(() => ann.infos.get(id)?.status === 'abandoned')
      const play = await ann.http('POST', `/tables/${id}/play`, { seat: 0, version: 0, key: 'too-late-1', option: {} })
      assert.equal(play.status, 409)
    })

    test('bans a person: their socket is closed, and they cannot log in', async t => {
      const { place, ann } = await scene(t, storage)
      const db = place.open()
      await ban(db, 'Ann')
      await db.close()
      await until(() => !ann.isConnected)
      assert.equal((await ann.http('GET', '/me')).status, 401)
    })

    test('bans a person whose announcement is missed: their socket is closed all the same', async t => {
      const { place, ann } = await scene(t, storage)
      const db = place.open()
      await db.write([statement("UPDATE people SET banned = 1 WHERE name = 'Ann'")])
      await db.close()
      await until(() => !ann.isConnected)
    })
  })

test('the end of a table is found although every connection that hears announcements was cut', {
  skip: withoutStorage('postgres'),
}, async t => {
  const { place, ann, id } = await scene(t, 'postgres')
  const cut = new Postgres({ connectionString: place.databaseUrl! })
  await cut.connect()
  await cut.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  await cut.query("UPDATE tables SET status = 'abandoned', wake_at = NULL, deadline = NULL WHERE id = $1", [id])
  await cut.end()
  await until(() => ann.infos.get(id)?.status === 'abandoned')
})

test('a second server on the same embedded database does not start, and says why; after kill -9 the next one does', async t => {
  const place = await Place.of(t, 'sqlite')
  const server = await ServerProcess.start(place)
  t.after(() => server.kill())
  const { ann, id } = await watched(t, server.url)
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const second = spawnSync(process.execPath, [MAIN], {
    cwd: place.folder,
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', HOST: '127.0.0.1', DATA_DIR: place.folder, LOG_LEVEL: 'error' },
    encoding: 'utf8',
    timeout: 60_000,
  })
  assert.equal(second.signal, null, 'it ends by itself')
  assert.notEqual(second.status, 0)
  assert.match(second.stderr, /^Another server is running with the database .*lastlight\.db: stop it first/)
  assert.equal(ann.isConnected, true)
  await server.kill()
  await server.start()
  assert.equal((await ann.http('GET', `/tables/${id}`)).status, 200)
})
