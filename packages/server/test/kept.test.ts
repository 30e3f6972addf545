// Tables that the version before has stored: today's server restores them, tells the same about them, and plays them on.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, type TestContext, test } from 'node:test'
import type { ExportedGame } from '@lastlight/protocol/deal'
import { proofOf } from '../src/deals/proof.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { databaseFindings } from '../src/ops/databaseCheckup.ts'
import { readSettings } from '../src/settings.ts'
import { check } from '../src/storage/check.ts'
import { statement } from '../src/storage/database.ts'
import { dump, restore } from '../src/storage/dump.ts'
import { Client } from './client.ts'
import { answersOf, atRest, makeEverything, playSome, type Recorded } from './everyTable.ts'
import { openServerAt } from './openServer.ts'
import { Player } from './player.ts'
import { emptyPostgres } from './postgres.ts'
import { Place, STORAGES, type Storage, withoutStorage } from './process.ts'

const fixture = (name: string): string => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')
const kept = JSON.parse(fixture('step5.answers.json')) as Recorded

async function restored(t: TestContext, storage: Storage, lines: readonly string[]): Promise<Place> {
  const place = await Place.of(t, storage, emptyPostgres)
  const db = place.open()
  await restore(db, lines)
  assert.deepEqual(await check(db), [])
  // Sessions end when nobody uses them for a long time, and a fixture grows old.
  await db.write([statement('UPDATE sessions SET seen_at = $1', Date.now())])
  await db.close()
  return place
}

const clientsOf = (url: string): Client[] =>
  kept.people.map(({ cookie }) => {
    const client = new Client(url)
    client.cookie = cookie
    return client
  })

async function giveUp(people: readonly Client[], table: string): Promise<void> {
  for (const client of people) await client.request('POST', `/tables/${table}/abandon`, { yes: true })
  const file = await people[0]!.request<ExportedGame>('GET', `/tables/${table}/export`)
  const { checks } = proofOf(file, GAMES_BY_ID)
  // The box has more cards since, so the same seed may deal others: then the check of the moves names both versions.
  const wrong = checks.filter(({ ok, finding }) => !ok && finding !== 'version')
  assert.deepEqual(wrong, [])
}

for (const storage of STORAGES)
  describe(`tables of the version before on ${storage}`, { skip: withoutStorage(storage) }, () => {
    test('are told about as they were, and are played on', async t => {
      const place = await restored(t, storage, fixture('step5.dump.jsonl').split('\n'))
      const server = await openServerAt(t, place)
      assert.deepEqual(await answersOf(server.url, kept), kept.answers)

      const [ann, bob, cid] = clientsOf(server.url) as [Client, Client, Client]
      for (const { running, paused, lobby } of kept.games) {
        await playSome([ann, bob], running, 5)
        await giveUp([ann, bob], running)
        await ann.request('POST', `/tables/${paused}/resume`)
        await bob.request('POST', `/tables/${paused}/seats/1/return`)
        await playSome([ann, bob], paused, 5)
        await giveUp([ann, bob], paused)
        await cid.request('POST', `/tables/${lobby}/seats/1/leave`)
        await bob.join(await ann.request('GET', `/tables/${lobby}`), 1)
        await ann.request('PUT', `/tables/${lobby}/seats/0/commitment`, { commitment: null })
        await ann.start(lobby)
        await playSome([ann, bob], lobby, 5)
      }
      await ann.start(kept.rematch)
      const { outcome } = await new Player(ann, kept.rematch, 0).play()
      ann.close()
      assert.ok(outcome)
      await ann.request('DELETE', '/me')
      await server.close()
      const db = place.open()
      t.after(() => db.close())
      assert.deepEqual(await check(db), [])
    })
  })

for (const storage of STORAGES)
  test(`tables that this version cannot play say so on ${storage}, and the others go on`, {
    skip: withoutStorage(storage),
  }, async t => {
    const place = await restored(t, storage, fixture('step5.dump.jsonl').split('\n'))
    const [forgotten, cut] = kept.games.map(({ running }) => running) as [string, string]
    const db = place.open()
    // The first was stored by a version that nobody knows any more, the state of the second was never stored.
    await db.write([
      statement`UPDATE snapshots SET game_version = '0', state = '{}' WHERE table_id = ${forgotten}`,
      statement`DELETE FROM snapshots WHERE table_id = ${cut}`,
      statement`UPDATE tables SET seed = 'another deal', game_version = '0', fingerprint = '' WHERE id IN (${forgotten}, ${cut})`,
    ])
    await db.close()
    const server = await openServerAt(t, place)
    const [ann, bob] = clientsOf(server.url) as [Client, Client, Client]
    for (const [table, why] of [
      [forgotten, /cannot read a state of version 0/],
      [cut, /it has no stored state/],
    ] as const) {
      const { status, body } = await ann.http('GET', `/tables/${table}/sight?viewer=0`)
      assert.equal(status, 409)
      assert.match((body as { message: string }).message, why)
      await ann.connect()
      const seen = await ann.watch(table, 0)
      ann.close()
      assert.match(seen.t === 'problem' ? seen.message : '', why)
    }
    const { status } = await ann.http('GET', '/me/tables')
    assert.equal(status, 200, 'they are still listed')
    for (const { paused } of kept.games) {
      await ann.request('POST', `/tables/${paused}/resume`)
      await bob.request('POST', `/tables/${paused}/seats/1/return`)
      await playSome([ann, bob], paused, 5)
    }
    const findings = await databaseFindings(
      { ...readSettings({ DATA_DIR: place.folder }), databaseUrl: place.databaseUrl },
      GAMES_BY_ID,
    )
    const games = findings.find(({ name }) => name === 'games')!
    assert.equal(games.state, 'bad')
    for (const table of [forgotten, cut]) assert.ok(games.says.includes(table), games.says)
  })

test('a dump of everything is told about in the same way on the other database', {
  skip: withoutStorage('postgres'),
}, async t => {
  const place = await Place.of(t, 'sqlite', emptyPostgres)
  const server = await openServerAt(t, place)
  const everything = await makeEverything(server.url)
  await atRest(server.url, everything)
  const answers = await answersOf(server.url, everything)
  await server.close()
  const db = place.open()
  const lines: string[] = []
  for await (const line of dump(db)) lines.push(line)
  await db.close()
  const elsewhere = await openServerAt(t, await restored(t, 'postgres', lines))
  assert.deepEqual(await answersOf(elsewhere.url, everything), answers)
})
