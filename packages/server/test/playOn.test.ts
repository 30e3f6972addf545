// A backup of a running game, restored elsewhere: the same people return with the same cookies and play on.

import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import type { RunningServer } from '../src/server.ts'
import { dump, restore } from '../src/storage/dump.ts'
import { Client } from './client.ts'
import { outliveTable } from './house.ts'
import { openServerAt } from './openServer.ts'
import { choices, Player } from './player.ts'
import { emptyPostgres } from './postgres.ts'
import { Place, type Storage, withoutStorage } from './process.ts'
import { assertNothingLost, assertProven } from './tableChecks.ts'

const WAYS: readonly (readonly [Storage, Storage])[] = [
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
]

/** The same person at another server. */
async function again(t: TestContext, { cookie }: Client, server: RunningServer): Promise<Client> {
  const client = new Client(server.url)
  client.cookie = cookie
  await client.connect()
  t.after(() => client.close())
  return client
}

async function backupOf(place: Place): Promise<string[]> {
  const db = place.open()
  const lines: string[] = []
  for await (const line of dump(db)) lines.push(line)
  await db.close()
  return lines
}

async function restoredOn(t: TestContext, storage: Storage, lines: readonly string[]): Promise<Place> {
  const place = await Place.of(t, storage, emptyPostgres)
  const db = place.open()
  await restore(db, lines)
  await db.close()
  return place
}

describe('backup, restore and play on', () => {
  for (const [from, to] of WAYS)
    test(`from ${from} to ${to}, in the middle of a game`, {
      skip: withoutStorage(from) || withoutStorage(to),
    }, async t => {
      const place = await Place.of(t, from)
      const server = await openServerAt(t, place)
      const ann = await new Client(server.url).guest('Ann')
      const bob = await new Client(server.url).guest('Bob')
      t.after(() => ann.close())
      t.after(() => bob.close())
      const table = await ann.makeTable(
        outliveTable({
          config: { players: 3, quick: true, heroes: 'together' },
          seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
        }),
      )
      await bob.join(table)
      await ann.start(table.id)
      const before = [new Player(ann, table.id, 0), new Player(bob, table.id, 1)]
      const finished = Promise.all(before.map(player => player.play()))
      await choices(before, 30)
      const acknowledged = before.flatMap(player => player.acknowledged)
      const lines = await backupOf(place)
      // The original game goes on, whatever was backed up.
      await finished
      await assertProven(
        ann,
        table.id,
        before.flatMap(player => player.acknowledged),
      )
      await server.close()

      const copy = await restoredOn(t, to, lines)
      const elsewhere = await openServerAt(t, copy)
      const people = [await again(t, ann, elsewhere), await again(t, bob, elsewhere)]
      const after = people.map((client, seat) => new Player(client, table.id, seat))
      const [a, b] = await Promise.all(after.map(player => player.play()))
      assert.deepEqual(a!.outcome, b!.outcome)
      const all = [...acknowledged, ...after.flatMap(player => player.acknowledged)]
      assert.ok(all.length > acknowledged.length, 'it was not over in the backup')
      await assertProven(people[0]!, table.id, all)
      const db = copy.open()
      t.after(() => db.close())
      await assertNothingLost(db, all)
    })
})
