import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import type { NewTable, TableInfo } from '@lastlight/protocol'
import { Client } from './client.ts'
import { outliveTable } from './house.ts'
import { openServerAt } from './openServer.ts'
import { choices, Player } from './player.ts'
import { Place, ServerProcess, STORAGES, withoutStorage } from './process.ts'
import { assertNothingLost, assertProven, assertSameSight } from './tableChecks.ts'

async function startServer(t: TestContext, place: Place): Promise<ServerProcess> {
  const server = await ServerProcess.start(place)
  t.after(() => server.kill())
  return server
}

async function comeIn(t: TestContext, server: { readonly url: string }, name: string): Promise<Client> {
  const client = await new Client(server.url).guest(name)
  await client.connect()
  t.after(() => client.close())
  return client
}

const longNightTable: NewTable = {
  ...outliveTable(),
  game: 'long-night',
  config: { players: 3 },
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
}

const outliveForThree = outliveTable({
  config: { players: 3, quick: true, heroes: 'together' },
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }],
})

/** A table at which the second sits on the open chair. */
async function seated(wish: NewTable, first: Client, second: Client): Promise<TableInfo> {
  const table = await first.makeTable(wish)
  await second.join(table)
  return first.start(table.id)
}

/** No storage knows a game, so each keeps one of them. */
const PLAYED_ON = { sqlite: longNightTable, postgres: outliveForThree } as const

for (const storage of STORAGES)
  describe(`whole games on ${storage}`, { skip: withoutStorage(storage) }, () => {
    const wish = PLAYED_ON[storage]
    test(`${wish.game}: two people and a bot, to the end and past a restart`, async t => {
      const place = await Place.of(t, storage)
      const server = await startServer(t, place)
      const ann = await comeIn(t, server, 'Ann')
      const bob = await comeIn(t, server, 'Bob')
      const { id } = await seated(wish, ann, bob)
      const players = [new Player(ann, id, 0), new Player(bob, id, 1)]
      const [a, b] = await Promise.all(players.map(player => player.play()))
      assert.deepEqual(a!.outcome, b!.outcome)
      await assertSameSight(ann, a!)
      await assertSameSight(bob, b!)
      const acknowledged = players.flatMap(player => player.acknowledged)
      await server.stop()
      const { url } = await openServerAt(t, place)
      ann.url = url
      bob.url = url
      await assertSameSight(ann, a!)
      await assertProven(bob, id, acknowledged)
      const mine = await ann.request<{ games: number }>('GET', '/me/statistics')
      assert.equal(mine.games, 1)
      const db = place.open()
      t.after(() => db.close())
      await assertNothingLost(db, acknowledged)
      assert.doesNotMatch(server.said, /"level":/, 'nothing went wrong inside')
    })

    test('bots alone play to the end while a spectator watches', async t => {
      const server = await openServerAt(t, await Place.of(t, storage))
      const ann = await comeIn(t, server, 'Ann')
      const bots = outliveTable({
        seats: [
          { kind: 'bot', level: 'random' },
          { kind: 'bot', level: 'casual' },
        ],
      })
      const { id } = await ann.makeTable(bots)
      await ann.watch(id, 'public')
      await ann.start(id)
      while (!ann.sight(id, 'public')?.outcome) await ann.news()
      await assertSameSight(ann, ann.sight(id, 'public')!)
      await assertProven(ann, id, [])
    })
  })

describe('two processes on one PostgreSQL', { skip: withoutStorage('postgres') }, () => {
  test('players on different processes; one process is killed in the middle, and the game finishes', async t => {
    const place = await Place.of(t, 'postgres')
    const east = await startServer(t, place)
    const west = await openServerAt(t, place)
    const ann = await comeIn(t, east, 'Ann')
    const bob = await comeIn(t, west, 'Bob')
    const { id } = await seated(outliveForThree, ann, bob)
    const players = [new Player(ann, id, 0), new Player(bob, id, 1)]
    const finished = Promise.all(players.map(player => player.play()))
    await choices(players, 40)
    await east.kill()
    // The people come back through the other process, with the same cookie.
    ann.url = west.url
    const [a, b] = await finished
    assert.deepEqual(a!.outcome, b!.outcome)
    await assertSameSight(ann, a!)
    await assertSameSight(bob, b!)
    const acknowledged = players.flatMap(player => player.acknowledged)
    await assertProven(bob, id, acknowledged)
    const db = place.open()
    t.after(() => db.close())
    await assertNothingLost(db, acknowledged)
  })

  test('bots alone play on in the other process when the one that thinks for them is killed', async t => {
    const place = await Place.of(t, 'postgres')
    const east = await startServer(t, place)
    const west = await openServerAt(t, place)
    const ann = await comeIn(t, east, 'Ann')
    const { id } = await ann.makeTable(
      outliveTable({
        seats: [
          { kind: 'bot', level: 'greedy' },
          { kind: 'bot', level: 'greedy' },
        ],
        open: true,
      }),
    )
    await ann.start(id)
    const sam = new Client(west.url)
    await sam.connect()
    t.after(() => sam.close())
    await sam.watch(id, 'public')
    while ((sam.sight(id, 'public')?.version ?? 0) < 10) await sam.news()
    await east.kill()
    while (!sam.sight(id, 'public')?.outcome) await sam.news()
    const db = place.open()
    t.after(() => db.close())
    await assertNothingLost(db, [])
  })

  test('a process that is added in the middle serves the same table', async t => {
    const place = await Place.of(t, 'postgres')
    const east = await openServerAt(t, place)
    const ann = await comeIn(t, east, 'Ann')
    const bob = await comeIn(t, east, 'Bob')
    const { id } = await seated(outliveForThree, ann, bob)
    const players = [new Player(ann, id, 0), new Player(bob, id, 1)]
    const finished = Promise.all(players.map(player => player.play()))
    await choices(players, 10)
    const west = await openServerAt(t, place)
    bob.url = west.url
    bob.close()
    await choices(players, 40)
    // An orderly stop: the people are told to reconnect.
    ann.url = west.url
    await east.close()
    const [a, b] = await finished
    assert.deepEqual(a!.outcome, b!.outcome)
    await assertProven(
      ann,
      id,
      players.flatMap(player => player.acknowledged),
    )
  })
})
