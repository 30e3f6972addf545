// A game that is being dealt, over HTTP and through a server that is killed.

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { TableInfo } from '@lastlight/protocol'
import { saltCommitmentOf } from '@lastlight/protocol/deal'
import { one } from '../src/storage/database.ts'
import { Client } from './client.ts'
import { outliveTable } from './house.ts'
import { Ends, openServerAt } from './openServer.ts'
import { Place, ServerProcess, STORAGES, withoutStorage } from './process.ts'

const OPEN_SEAT = outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] })
const SALTS = ['the-salt-of-ann-0000', 'the-salt-of-bob-1111']

/** Ann and Bob have committed, the start has closed the list, and Ann has revealed her salt. */
interface Started {
  readonly ann: Client
  readonly bob: Client
  readonly table: TableInfo
}

const reveal = (client: Client, { id }: TableInfo, seat: number): Promise<TableInfo> =>
  client.request('PUT', `/tables/${id}/seats/${seat}/salt`, { salt: SALTS[seat] })

async function startedAt(url: string): Promise<Started> {
  const [ann, bob] = [await new Client(url).guest('Ann'), await new Client(url).guest('Bob')]
  const table = await ann.makeTable(OPEN_SEAT)
  await bob.join(table)
  for (const [seat, client] of [ann, bob].entries())
    await client.request('PUT', `/tables/${table.id}/seats/${seat}/commitment`, {
      commitment: saltCommitmentOf(SALTS[seat]!, table.id, table.commitment),
    })
  const started = await ann.start(table.id)
  assert.deepEqual([started.status, started.dealing?.missing], ['waiting', [0, 1]])
  await reveal(ann, table, 0)
  return { ann, bob, table }
}

for (const storage of STORAGES)
  describe(`dealing with ${storage}`, { skip: withoutStorage(storage) }, () => {
    const ends = new Ends()
    let url: string
    let started: Started
    let late: Started

    before(async () => {
      const place = await Place.of(ends, storage)
      // Longer than any restart takes: otherwise the next server would call both starts off.
      const REVEAL_SECONDS = '600'
      const killed = await ServerProcess.start(place, undefined, { REVEAL_SECONDS })
      ends.after(() => killed.kill())
      started = await startedAt(killed.url)
      late = await startedAt(killed.url)
      await killed.kill()
      // As if no process had looked at the table until the time was up.
      const db = place.open()
      await db.write([one`UPDATE tables SET reveal_by = 1 WHERE id = ${late.table.id}`])
      await db.close()
      ;({ url } = await openServerAt(ends, place, { REVEAL_SECONDS }))
      for (const client of [started.ann, started.bob, late.ann, late.bob]) client.url = url
    })
    after(() => ends.run())

    test('goes on after kill -9 between the closed list and the deal', async () => {
      const dealt = await reveal(started.bob, started.table, 1)
      assert.deepEqual([dealt.status, dealt.dealing, dealt.calledOff.times], ['playing', null, 0])
    })

    test('is called off after kill -9 when a player does not come back', async () => {
      const { ann, table } = late
      let now = await ann.request<TableInfo>('GET', `/tables/${table.id}`)
      while (now.dealing) {
        await setTimeout(50)
        now = await ann.request<TableInfo>('GET', `/tables/${table.id}`)
      }
      assert.deepEqual([now.status, now.calledOff], ['waiting', { times: 1, missing: [1] }])
      assert.notEqual(now.commitment, table.commitment)
      assert.deepEqual((await ann.start(table.id)).status, 'playing', 'and the next start is dealt')
    })

    test('tells a client that sends a salt in the former way what to do', async () => {
      const ann = await new Client(url).guest('Ann')
      const salt = SALTS[0]
      const made = await ann.http('POST', '/tables', { ...OPEN_SEAT, salt })
      assert.deepEqual([made.status, /committed before they are revealed/.test(JSON.stringify(made.body))], [400, true])
      const table = await ann.makeTable(OPEN_SEAT)
      const early = await ann.http('PUT', `/tables/${table.id}/seats/0/salt`, { salt })
      assert.deepEqual([early.status, /closed the list/.test(JSON.stringify(early.body))], [409, true])
    })
  })
