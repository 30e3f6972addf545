import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { Viewer } from '@lastlight/kernel'
import type { Presence } from '@lastlight/protocol'
import type { PresenceTimes } from '../src/live/presence.ts'
import type { Database } from '../src/storage/database.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { infoOf } from '../src/tables/info.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { allowWatching, beginGame, comeBack, joinTable, leaveSeat, seatBot } from '../src/tables/seating.ts'
import { Client } from './client.ts'
import { DATABASES, newDatabase } from './databases.ts'
import { Guest, House, outliveTable, person, quickBots } from './house.ts'
import { openServerAt } from './openServer.ts'
import { newPostgres, noPostgres } from './postgres.ts'
import { Place, ServerProcess, STORAGES, withoutStorage } from './process.ts'

const ann = person('Ann')
const bob = person('Bob')
/** Longer than any test. */
const LONG: PresenceTimes = { graceMs: 3_600_000 }
/** Expires at once. */
const SHORT: PresenceTimes = { graceMs: 1 }

async function open(t: TestContext, db: Database, graces: PresenceTimes): Promise<House> {
  const house = await new House(db, quickBots, graces).open()
  t.after(() => house.close())
  return house
}

/** Ann, who owns it, and Bob at a table. */
async function begun({ tables }: House, open = false): Promise<LiveTable> {
  const wish = outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }], open })
  const { id, code } = (await tables.create(ann, wish)).row
  await joinTable(tables, bob, id, { code })
  return beginGame(tables, ann, id)
}

async function looks(house: House, { row }: LiveTable, who: typeof ann | null, seat: Viewer): Promise<Guest> {
  const guest = new Guest(house, who)
  await guest.ask({ t: 'watch', table: row.id, viewer: seat })
  return guest
}

const where = ({ hub }: House, table: LiveTable): readonly (Presence | null)[] =>
  infoOf(table, null, hub.peopleAt).seats.map(seat => seat.presence)

const takes = (house: House, { row }: LiveTable): Promise<LiveTable> =>
  seatBot(house.tables, ann, row.id, { seat: 1, level: 'greedy' }, house.presences)

async function until(so: () => boolean): Promise<void> {
  while (!so()) await setTimeout(5)
}

const heardLast = (guest: Guest): readonly (Presence | null)[] | undefined =>
  guest.heard.flatMap(each => (each.t === 'presence' ? [each.seats] : [])).at(-1)

for (const kind of DATABASES)
  describe(`presence in ${kind.kind}`, { skip: kind.skip }, () => {
    test('a seat is kept through a lost connection for a person who comes back in time', async t => {
      const house = await open(t, await newDatabase(t, kind), LONG)
      const table = await begun(house)
      const guest = await looks(house, table, bob, 1)
      assert.deepEqual(where(house, table), ['gone', 'here'])
      await assert.rejects(takes(house, table), /They are connected/)
      guest.close()
      assert.deepEqual(where(house, table), ['gone', 'away'])
      await assert.rejects(takes(house, table), /only just lost the connection/)
      await looks(house, table, bob, 1)
      assert.deepEqual(where(house, table), ['gone', 'here'])
      assert.equal(table.seats[1]!.away, 0)
    })

    test('when the grace is over they have gone, everybody at the table is told, and a bot may take the seat', async t => {
      const house = await open(t, await newDatabase(t, kind), SHORT)
      const table = await begun(house)
      const owner = await looks(house, table, ann, 0)
      const guest = await looks(house, table, bob, 1)
      await until(() => heardLast(owner)?.[1] === 'here')
      guest.close()
      await until(() => heardLast(owner)?.[1] === 'gone')
      await takes(house, table)
      assert.equal(table.seats[1]!.away, 1)
    })

    test('spectators without a name leave no rows behind in an embedded database', {
      skip: kind.kind !== 'SQLite',
    }, async t => {
      const house = await open(t, await newDatabase(t, kind), LONG)
      const table = await begun(house, true)
      const rows = async () => (await house.db.read<{ n: number }>('SELECT COUNT(*) AS n FROM presence'))[0]!.n
      const before = await rows()
      const guests = await Promise.all(Array.from({ length: 5 }, () => looks(house, table, null, 'public')))
      while ((await rows()) < before + 5) await setTimeout(5)
      for (const guest of guests) guest.close()
      while ((await rows()) > before) await setTimeout(5)
    })

    test('a person who is connected and watches another table is away, and keeps the seat', async t => {
      const house = await open(t, await newDatabase(t, kind), SHORT)
      const [table, other] = [await begun(house), await begun(house)]
      await looks(house, other, bob, 1)
      assert.deepEqual([where(house, table)[1], where(house, other)[1]], ['away', 'here'])
      await assert.rejects(takes(house, table), /They are connected/)
    })

    test('a socket that closes before it was shown a table does not look at it', async t => {
      const house = await open(t, await newDatabase(t, kind), LONG)
      const table = await begun(house)
      // One of two windows.
      const [late, other] = [new Guest(house, bob), new Guest(house, bob)]
      const watching = late.ask({ t: 'watch', table: table.row.id, viewer: 1 })
      late.close()
      await watching
      assert.deepEqual([where(house, table)[1], house.hub.isWatched(table.row.id)], ['away', false])
      other.close()
    })

    test('a person without a socket keeps the seat as long as they send requests', async t => {
      const house = await open(t, await newDatabase(t, kind), LONG)
      const table = await begun(house)
      assert.equal(where(house, table)[1], 'gone')
      house.presences.noteRequest(bob.id)
      assert.equal(where(house, table)[1], 'away')
      assert.equal(house.presences.isConnected(bob.id), false)
      await assert.rejects(takes(house, table), /only just lost the connection/)
      const guest = await looks(house, table, bob, 1)
      house.presences.noteRequest(bob.id)
      assert.equal(where(house, table)[1], 'here')
      guest.close()
      assert.equal(where(house, table)[1], 'away')
    })

    test('their requests are written now and then, not each time', async t => {
      const house = await open(t, await newDatabase(t, kind), LONG)
      const news = async () => (await house.db.read<{ changes: number }>('SELECT changes FROM processes'))[0]!.changes
      house.presences.noteRequest(bob.id)
      while ((await news()) === 0) await setTimeout(5)
      for (let i = 0; i < 20; i++) {
        house.presences.noteRequest(bob.id)
        await setTimeout(5)
      }
      assert.equal(await news(), 1)
    })

    test('a seat is kept from the last request on, not from the first', async t => {
      const house = await open(t, await newDatabase(t, kind), { graceMs: 400 })
      const table = await begun(house)
      const left = () => house.presences.graceOf(bob.id)
      house.presences.noteRequest(bob.id)
      const first = left()
      await until(() => left() < first / 2)
      house.presences.noteRequest(bob.id)
      assert.ok(left() > first / 2)
      await until(() => where(house, table)[1] === 'gone')
      await takes(house, table)
    })

    test('playing writes nothing about presence', async t => {
      const house = await open(t, await newDatabase(t, kind), LONG)
      const table = await begun(house)
      const guests = [await looks(house, table, ann, 0), await looks(house, table, bob, 1)]
      const rows = () => house.db.read("SELECT person_id FROM presence WHERE table_ids <> '[]'")
      const news = async () =>
        (await house.db.read<{ changes: number }>('SELECT changes FROM processes')).map(row => row.changes)
      while ((await rows()).length < 2) await setTimeout(5)
      const before = await news()
      for (let i = 0; i < 20 && table.row.status === 'playing'; i++) {
        const [seat] = table.pending
        const option = table.questions.of(seat!).options[0]
        const { version } = table
        await guests[seat!]!.ask({ t: 'play', table: table.row.id, seat, version, key: `choice-${i}`, option })
      }
      await setTimeout(50)
      assert.deepEqual(await news(), before)
    })
  })

describe('presence in several processes', { skip: noPostgres }, () => {
  async function pair(t: TestContext, graces: PresenceTimes): Promise<readonly [House, House]> {
    const url = await newPostgres()
    const houses: House[] = []
    for (let i = 0; i < 2; i++) {
      const db = openPostgres(url)
      houses.push(await new House(db, quickBots, graces).open())
      t.after(async () => {
        await houses[i]!.close()
        await db.close()
      })
    }
    return houses as [House, House]
  }

  test('a person who is connected to one process is here in all, and no process gives their seat away', async t => {
    const [east, west] = await pair(t, LONG)
    const here = await begun(east)
    const owner = await looks(east, here, ann, 0)
    const there = await west.tables.table(here.row.id)
    const guest = await looks(west, there, bob, 1)
    await until(() => heardLast(owner)?.[1] === 'here')
    assert.deepEqual(where(east, here), ['here', 'here'])
    await until(() => where(west, there)[0] === 'here')
    await assert.rejects(takes(east, here), /They are connected/)
    guest.close()
    await until(() => heardLast(owner)?.[1] === 'away')
    await assert.rejects(takes(east, here), /only just lost the connection/)
    await looks(east, here, bob, 1)
    await until(() => heardLast(owner)?.[1] === 'here')
    await until(() => where(west, there)[1] === 'here')
    assert.deepEqual([...east.problems, ...west.problems], [])
  })

  test('a person who sends requests to one process keeps the seat in all', async t => {
    const [east, west] = await pair(t, LONG)
    const here = await begun(east)
    west.presences.noteRequest(bob.id)
    await until(() => where(east, here)[1] === 'away')
    await assert.rejects(takes(east, here), /only just lost the connection/)
  })

  test('a seat is refused by the rows of the database, also where the announcement was missed', async t => {
    const [east, west] = await pair(t, LONG)
    const here = await begun(east)
    await looks(west, await west.tables.table(here.row.id), bob, 1)
    while ((await east.db.read('SELECT person_id FROM presence')).length === 0) await setTimeout(5)
    await assert.rejects(takes(east, here), /They are connected/)
  })

  test('people of a process that gives no sign of life are away, then gone; should it live after all, they are here', async t => {
    const [east, west] = await pair(t, { graceMs: 300, beatMs: 20, leaseMs: 200 })
    const here = await begun(east)
    await looks(west, await west.tables.table(here.row.id), bob, 1)
    await until(() => where(east, here)[1] === 'here')
    // As if the process hung: it does not write and does not know it.
    const { beat } = west.presences
    west.presences.beat = () => Promise.resolve()
    const seen = new Set<string>()
    await until(() => {
      seen.add(where(east, here)[1]!)
      return seen.has('gone')
    })
    assert.deepEqual([...seen], ['here', 'away', 'gone'])
    west.presences.beat = beat
    await until(() => where(east, here)[1] === 'here')
    assert.deepEqual([...east.problems, ...west.problems], [])
  })

  test('a missed announcement is found with the next heartbeat', async t => {
    const [east, west] = await pair(t, { ...LONG, beatMs: 50 })
    const here = await begun(east)
    west.db.announce = () => Promise.reject(new Error('no connection'))
    await looks(west, await west.tables.table(here.row.id), bob, 1)
    await until(() => where(east, here)[1] === 'here')
  })

  test('seats and watching whose announcement was missed are found with the next look', async t => {
    const [east, west] = await pair(t, LONG)
    const here = await begun(east)
    const { id } = here.row
    west.db.announce = () => Promise.reject(new Error('no connection'))
    await leaveSeat(west.tables, bob, id, 1)
    await allowWatching(west.tables, ann, id, true)
    assert.deepEqual([here.seats[1]!.away, here.row.watching], [0, 0])
    await east.tables.catchUpAll()
    assert.deepEqual([here.seats[1]!.away, here.row.watching], [1, 1])
    await comeBack(west.tables, bob, id, 1)
    await east.tables.catchUpAll()
    assert.equal(here.seats[1]!.away, 0)
  })
})

for (const storage of STORAGES)
  test(`the owner cannot replace a program that plays over HTTP alone on ${storage}`, {
    skip: withoutStorage(storage),
  }, async t => {
    const server = await openServerAt(t, await Place.of(t, storage))
    const owner = await new Client(server.url).guest('Ann')
    const friend = await new Client(server.url).guest('Bob')
    const { token } = await friend.request<{ token: string }>('POST', '/me/tokens', { name: 'my program' })
    const program = new Client(server.url)
    const made = await owner.makeTable(outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] }))
    await friend.join(made)
    await owner.start(made.id)
    const looked = await program.http('GET', `/tables/${made.id}/sight?viewer=1`, undefined, {
      authorization: `Bearer ${token}`,
    })
    assert.equal(looked.status, 200)
    const take = await owner.http('PUT', `/tables/${made.id}/seats/1/bot`, { level: 'greedy' })
    assert.deepEqual([take.status, /the seat is theirs/.test(JSON.stringify(take.body))], [409, true])
  })

for (const storage of STORAGES)
  test(`after kill -9 on ${storage} the seats are kept for those who were connected`, {
    skip: withoutStorage(storage),
  }, async t => {
    const place = await Place.of(t, storage)
    const west = await ServerProcess.start(place)
    t.after(() => west.kill())
    // A second server where there can be two; otherwise one that is started after the first.
    let east = storage === 'postgres' ? await openServerAt(t, place) : undefined
    const owner = await new Client(east?.url ?? west.url).guest('Ann')
    const friend = await new Client(west.url).guest('Bob')
    t.after(() => {
      owner.close()
      friend.close()
    })
    const made = await owner.makeTable(outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] }))
    await friend.join(made)
    await owner.start(made.id)
    await friend.connect()
    await friend.watch(made.id, 1)
    const presence = async () =>
      (await owner.request<{ seats: { presence: string }[] }>('GET', `/tables/${made.id}`)).seats[1]!.presence
    while ((await presence()) !== 'here') await setTimeout(20)
    await west.kill()
    east ??= await openServerAt(t, place)
    owner.url = east.url
    const take = await owner.http('PUT', `/tables/${made.id}/seats/1/bot`, { level: 'greedy' })
    assert.equal(take.status, 409)
    assert.match((take.body as { message: string }).message, /the seat is theirs/)
    while ((await presence()) !== 'away') await setTimeout(100)
    friend.url = east.url
    await friend.reconnect()
    while ((await presence()) !== 'here') await setTimeout(20)
    assert.equal(
      (await friend.request<{ seats: { away: boolean }[] }>('GET', `/tables/${made.id}`)).seats[1]!.away,
      false,
    )
  })
