// Things that one person could do to another, or to the server, and that are refused.

import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { OpenTables, TableInfo } from '@lastlight/protocol'
import type { BotTask } from '../src/bots/task.ts'
import { cleanText } from '../src/chat/cleanText.ts'
import { endTable } from '../src/ops/admin.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { readNotes, writeNotes } from '../src/tables/notes.ts'
import { PublicTablesOf } from '../src/tables/publicLimit.ts'
import { playAgain } from '../src/tables/rematch.ts'
import { beginGame, joinTable, leaveSeat, seatBot } from '../src/tables/seating.ts'
import { writeStanding } from '../src/tables/standing.ts'
import { vote } from '../src/tables/voting.ts'
import { Client } from './client.ts'
import { House, openHouse, outliveTable, person, quickBots, tempFile } from './house.ts'
import { openServer } from './openServer.ts'
import { connectTo } from './raw.ts'

const ann = person('Ann')
const bob = person('Bob')
const cid = person('Cid')
const OPEN = outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }], open: true })

test('who sits down on a seat does not find the notes of the person before', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  const { tables, db, presences } = house
  const table = await tables.create(ann, OPEN)
  const { id } = table.row
  await joinTable(tables, bob, id, {})
  await writeNotes(db, table, bob, 1, 'what Bob thinks')
  assert.equal(await readNotes(db, table, bob, 1), 'what Bob thinks')
  await leaveSeat(tables, bob, id, 1)
  await joinTable(tables, cid, id, {})
  assert.equal(await readNotes(db, table, cid, 1), '')
  await writeNotes(db, table, cid, 1, 'what Cid thinks')
  await seatBot(tables, ann, id, { seat: 1, level: null }, presences)
  await joinTable(tables, bob, id, { seat: 1 })
  assert.equal(await readNotes(db, table, bob, 1), '')
})

test('a standing answer and notes reach the own seat only, also when somebody else takes it at that moment', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  const { tables, presences } = house
  const table = await tables.create(ann, OPEN)
  const { id } = table.row
  await joinTable(tables, bob, id, {})
  const late = Promise.allSettled([
    seatBot(tables, ann, id, { seat: 1, level: null }, presences),
    joinTable(tables, cid, id, {}),
    writeStanding(tables, bob, id, 1, { passWhenNothing: true }),
  ])
  await late
  assert.equal(table.seats[1]!.person_id === cid.id && table.seats[1]!.standing_answers !== '{}', false)
})

test('a rematch seats only those who are here, and nobody whom a bot has replaced', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  const { tables } = house
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
  const { id } = (await tables.create(ann, { ...OPEN, config: { players: 3 }, seats: [...seats] })).row
  for (const who of [bob, cid]) await joinTable(tables, who, id, {})
  await beginGame(tables, ann, id)
  for (const who of [ann, bob, cid]) await vote(tables, who, id, 'abandon', true)
  const again = await playAgain(tables, ann, id, { sameDeal: true }, each => each === bob.id)
  assert.deepEqual(
    again.seats.map(each => each.person_id),
    [ann.id, bob.id, null],
  )
  await assert.rejects(beginGame(tables, ann, again.row.id), /still a free seat/)
})

test('the host of a table is the host of its rematch, whoever asks for it, unless the host is not here', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  const { tables } = house
  for (const [here, host] of [
    [[ann.id, bob.id], ann.id],
    [[bob.id], bob.id],
  ] as const) {
    const { id } = (await tables.create(ann, { ...OPEN, seats: [{ kind: 'me' }, { kind: 'open' }] })).row
    await joinTable(tables, bob, id, {})
    await beginGame(tables, ann, id)
    for (const who of [ann, bob]) await vote(tables, who, id, 'abandon', true)
    const again = await playAgain(tables, bob, id, { sameDeal: false }, each =>
      (here as readonly string[]).includes(each),
    )
    assert.equal(again.row.owner_id, host)
  }
})

test('the rematch of a table that was never dealt is shown to those who ask for the same deal later', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  const { tables } = house
  const { id } = (await tables.create(ann, { ...OPEN, seats: [{ kind: 'me' }, { kind: 'open' }] })).row
  await joinTable(tables, bob, id, {})
  await endTable(house.db, id)
  await (await tables.table(id)).reload()
  const sameDeal = (): Promise<unknown> => playAgain(tables, bob, id, { sameDeal: true }, () => true)
  await assert.rejects(sameDeal(), /never dealt/)
  const again = await playAgain(tables, ann, id, { sameDeal: false }, () => true)
  assert.equal(await sameDeal(), again)
})

test('undo and redo in turn are slowed down, and neither takes back what came after it was asked for', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  await house.driver.close()
  const { tables } = house
  const table = await tables.create(ann, outliveTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }))
  const { id } = table.row
  await beginGame(tables, ann, id)
  let seat = 0
  // Some choices cannot be taken back: then the game goes on.
  for (let isBack = false; !isBack; ) {
    seat = table.pending[0]!
    const seen = table.version
    await tables.play(ann, id, { seat, option: table.questions.of(seat).options[0] as never }, seen)
    await assert.rejects(tables.play(ann, id, { undo: seat }, seen), /has changed since/)
    const back = tables.play(ann, id, { undo: seat }, table.version)
    isBack = await back.then(
      () => true,
      () => false,
    )
  }
  await assert.rejects(tables.play(ann, id, { undo: seat }, table.version - 1), /has changed since/)
  const flood = async (): Promise<void> => {
    for (let i = 0; i < 50; i++)
      await tables.play(ann, id, i % 2 === 0 ? { redo: seat } : { undo: seat }, table.version)
  }
  await assert.rejects(flood(), /too fast/)
})

test('nobody can compute the choice of a bot from what everybody knows', async t => {
  const seeds: string[] = []
  const chooser = {
    choose: (task: BotTask) => {
      seeds.push(task.seed)
      return quickBots.choose(task)
    },
  }
  const house = await new House(openSqlite(tempFile(t)), chooser).open()
  t.after(() => house.close())
  const { tables } = house
  const bots = [{ kind: 'bot', level: 'random' } as const, { kind: 'bot', level: 'random' } as const]
  const { id } = (await tables.create(ann, outliveTable({ config: { players: 3 }, seats: [{ kind: 'me' }, ...bots] })))
    .row
  const table = await beginGame(tables, ann, id)
  const choose = (): Promise<unknown> =>
    tables.play(ann, id, { seat: 0, option: table.questions.of(0).options[0] as never }, table.version)
  while (seeds.length < 2) {
    // A bot may have changed the table meanwhile; then it is tried again.
    if (table.pending.includes(0)) await choose().catch(() => undefined)
    await setTimeout(1)
  }
  assert.equal(new Set(seeds).size, seeds.length)
  for (const seed of seeds) assert.match(seed, /^[0-9a-f]{32}$/)
})

test('a message shows nothing invisible and does not turn the text around', () => {
  assert.equal(cleanText('a\u200fb\u061cc\u200bd\u202ee'), 'a b c d e')
  for (const empty of ['\u200b', '\u{e0001}', ' \u061c ']) assert.throws(() => cleanText(empty), /Write something/)
  assert.equal(cleanText('👩‍🌾 ok'), '👩‍🌾 ok')
})

test('a setting that nests without end is refused by its name', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  let deep: unknown = 1
  for (let i = 0; i < 20_000; i++) deep = { a: deep }
  const wish = outliveTable({ config: { players: 2, heroes: deep as never } })
  await assert.rejects(house.tables.create(ann, wish), /cannot be set up like that/)
})

test('at a public table a person has one seat, its host too; at a private one friends share a device', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  const { tables } = house
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const
  const wish = outliveTable({ config: { players: 4 }, seats: [...seats] })
  const open = await tables.create(ann, { ...wish, open: true })
  await joinTable(tables, bob, open.row.id, { name: 'Bob' })
  await assert.rejects(joinTable(tables, bob, open.row.id, { name: 'Another Bob' }), /each person has one seat/)
  assert.deepEqual(
    open.seats.map(each => each.name),
    ['Ann', 'Bob', '', ''],
  )
  await assert.rejects(joinTable(tables, ann, open.row.id, { name: 'A friend of Ann' }), /each person has one seat/)
  const twice = [seats[0], { kind: 'me', name: 'A friend of Ann' }, seats[2], seats[3]] as const
  await assert.rejects(tables.create(ann, { ...wish, seats: [...twice], open: true }), /each person has one seat/)
  // Whoever got up may sit down again.
  await leaveSeat(tables, bob, open.row.id, 1)
  await joinTable(tables, bob, open.row.id, {})
  const { row } = await tables.create(ann, wish)
  for (const name of ['Bob', 'Bea']) await joinTable(tables, bob, row.id, { code: row.code, name })
})

test('one person cannot fill the list of public tables, however many are asked for at once', async t => {
  const { url } = await openServer(t)
  const eve = await new Client(url).guest('Eve')
  const open = outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }], open: true })
  const replies = await Promise.all(Array.from({ length: 12 }, () => eve.http('POST', '/tables', open)))
  assert.equal(replies.filter(({ status }) => status === 201).length, 5)
  for (const { status, body } of replies.filter(each => each.status !== 201))
    assert.deepEqual([status, (body as { error: string }).error], [429, 'tooMany'])
  // Private tables are not in the list, and a table that has begun does not wait.
  assert.equal((await eve.http('POST', '/tables', { ...open, open: false })).status, 201)
  const [first] = replies.filter(({ status }) => status === 201).map(({ body }) => body as TableInfo)
  await eve.request('PUT', `/tables/${first!.id}/seats/1/bot`, { level: 'random' })
  await eve.start(first!.id)
  assert.equal((await eve.http('POST', '/tables', open)).status, 201)
  // A rematch of a public table is one more of them.
  await eve.request('POST', `/tables/${first!.id}/abandon`, { yes: true })
  const again = await eve.http('POST', `/tables/${first!.id}/rematch`, {})
  assert.deepEqual([again.status, (again.body as { error: string }).error], [429, 'tooMany'])
  const listed = await eve.request<OpenTables>('GET', '/tables')
  assert.equal(listed.tables.length, 5)
})

test('many people of one network cannot fill the list either, and other networks are not affected', () => {
  const at = { now: 0 }
  const limit = new PublicTablesOf(5, () => at.now)
  for (let i = 0; i < 30; i++) limit.mustAllow('192.0.2.1')
  assert.throws(() => limit.mustAllow('192.0.2.1'), /from your network/)
  limit.mustAllow('192.0.2.2')
  at.now += 30_000
  limit.mustAllow('192.0.2.1')
  const unlimited = new PublicTablesOf(Infinity)
  for (let i = 0; i < 1000; i++) unlimited.mustAllow('192.0.2.1')
})

describe('plain connections', () => {
  /** Those of so many connections that stay open, when at least so many were closed. */
  async function stayOpen(url: string, count: number, closed: number): Promise<readonly Socket[]> {
    const sockets = await Promise.all(Array.from({ length: count }, () => connectTo(url)))
    for (const socket of sockets) socket.resume()
    const open = (): readonly Socket[] =>
      sockets.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open')
    while (open().length > count - closed) await setTimeout(10)
    // A connection that was closed by the server tells so before an answer to a later request can come.
    await fetch(`${url}/healthz`).catch(() => undefined)
    return open()
  }

  test('of one address are limited, and one that ends makes room', async t => {
    const { url } = await openServer(t)
    const open = await stayOpen(url, 650, 50)
    t.after(() => {
      for (const socket of open) socket.destroy()
    })
    assert.ok(open.length <= 600 && open.length > 550, `${open.length} open`)
    for (const socket of open.slice(0, 100)) socket.destroy()
    let status = 0
    for (let i = 0; i < 100 && status !== 200; i++) {
      status = await fetch(`${url}/healthz`).then(
        reply => reply.status,
        () => 0,
      )
      await setTimeout(20)
    }
    assert.equal(status, 200)
  })

  test('of a trusted proxy are not: many visitors come through it', async t => {
    const { url } = await openServer(t, { TRUST_PROXY: 'loopback' })
    const open = await stayOpen(url, 650, 0)
    t.after(() => {
      for (const socket of open) socket.destroy()
    })
    assert.equal(open.length, 650)
  })
})
