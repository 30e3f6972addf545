// A game that is being dealt, over HTTP and through a server that is killed.

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { TableInfo } from '@lastlight/protocol'
import { saltCommitmentOf } from '@lastlight/protocol/deal'
import { Client } from './client.ts'
import { outliveTable } from './house.ts'
import { Place, ServerProcess, STORAGES, withoutStorage } from './process.ts'

const OPEN_SEAT = outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] })
const SALTS = ['the-salt-of-ann-0000', 'the-salt-of-bob-1111']

for (const storage of STORAGES)
  describe(`dealing with ${storage}`, { skip: withoutStorage(storage) }, () => {
    let place: Place
    let server: ServerProcess
    before(async () => {
      place = await Place.on(storage)
      server = await ServerProcess.start(place)
    })
    after(async () => {
      await server.kill()
      place.remove()
    })

    const seated = async (): Promise<{ readonly clients: readonly Client[]; readonly table: TableInfo }> => {
      const clients = [await new Client(server.url).guest('Ann'), await new Client(server.url).guest('Bob')]
      const table = await clients[0]!.makeTable(OPEN_SEAT)
      await clients[1]!.join(table)
      for (const [seat, client] of clients.entries())
        await client.request('PUT', `/tables/${table.id}/seats/${seat}/commitment`, {
          commitment: saltCommitmentOf(SALTS[seat]!, table.id, table.commitment),
        })
      return { clients, table }
    }
    const reveal = (client: Client, { id }: TableInfo, seat: number): Promise<TableInfo> =>
      client.request('PUT', `/tables/${id}/seats/${seat}/salt`, { salt: SALTS[seat] })

    /** Changes the deadline of a start in the database, while no server runs. */
    const waitUntil = async ({ id }: TableInfo, moment: number): Promise<void> => {
      const db = place.open()
      await db.write([{ sql: 'UPDATE tables SET reveal_by = $1 WHERE id = $2', values: [moment, id], rows: 1 }])
      await db.close()
    }

    test('goes on after kill -9 between the closed list and the deal', async () => {
      const { clients, table } = await seated()
      const [ann, bob] = clients as [Client, Client]
      const started = await ann.start(table.id)
      assert.deepEqual([started.status, started.dealing?.missing], ['waiting', [0, 1]])
      await reveal(ann, table, 0)
      await server.kill()
      // Long enough for a restart on a busy machine.
      await waitUntil(table, Date.now() + 600_000)
      await server.start()
      const dealt = await reveal(bob, table, 1)
      assert.deepEqual([dealt.status, dealt.dealing, dealt.calledOff.times], ['playing', null, 0])
    })

    test('is called off after kill -9 when a player does not come back', async () => {
      const { clients, table } = await seated()
      const [ann] = clients as [Client, Client]
      await ann.start(table.id)
      await reveal(ann, table, 0)
      await server.kill()
      // As if no process had looked at the table until the time was up.
      await waitUntil(table, 1)
      await server.start()
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
      const ann = await new Client(server.url).guest('Ann')
      const salt = SALTS[0]
      const made = await ann.http('POST', '/tables', { ...OPEN_SEAT, salt })
      assert.deepEqual([made.status, /committed before they are revealed/.test(JSON.stringify(made.body))], [400, true])
      const table = await ann.makeTable(OPEN_SEAT)
      const early = await ann.http('PUT', `/tables/${table.id}/seats/0/salt`, { salt })
      assert.deepEqual([early.status, /closed the list/.test(JSON.stringify(early.body))], [409, true])
    })
  })
