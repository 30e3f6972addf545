// Reports, a host's decisions, the operator's queue, and blocked networks, as clients and operators meet them.

import assert from 'node:assert/strict'
import { dirname } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type {
  Block,
  ChatHistory,
  Me,
  MyTable,
  OperatorAction,
  ReportInFull,
  ReportPage,
  ReportSummary,
  TableInfo,
  TablePerson,
} from '@lastlight/protocol'
import { COMMAND_LINE } from '../src/moderation/actions.ts'
import { block, unblock } from '../src/moderation/blocks.ts'
import { closeReport, listReports, showReport, sweepReports } from '../src/moderation/queue.ts'
import { endTable, makeOperator, mute } from '../src/ops/admin.ts'
import { openDatabase } from '../src/ops/open.ts'
import { startServer } from '../src/server.ts'
import { readSettings } from '../src/settings.ts'
import { type Database, statement } from '../src/storage/database.ts'
import { Client } from './client.ts'
import { outliveTable, tempFile } from './house.ts'
import { newPostgres } from './postgres.ts'
import { STORAGES, type Storage, withoutStorage } from './process.ts'

const DAY_MS = 86_400_000
const FOR_THREE = outliveTable({
  config: { players: 3, quick: true, heroes: 'together' },
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  open: true,
})

/** A server of its own behind a proxy, and its database. */
class Scene {
  readonly url: string
  readonly db: Database
  readonly #t: TestContext

  private constructor(t: TestContext, url: string, db: Database) {
    this.#t = t
    this.url = url
    this.db = db
  }

  static async open(t: TestContext, storage: Storage): Promise<Scene> {
    const settings = readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dirname(tempFile(t)),
      LOG_LEVEL: 'silent',
      BOT_THREADS: '1',
      TRUST_PROXY: 'loopback',
      ...(storage === 'postgres' ? { DATABASE_URL: await newPostgres(), LASTLIGHT_SECRET: 'x'.repeat(40) } : {}),
    })
    const server = await startServer(settings)
    const db = openDatabase(settings)
    t.after(async () => {
      await db.close()
      await server.close()
    })
    return new Scene(t, server.url, db)
  }

  async guest(name: string): Promise<Client> {
    const client = await new Client(this.url).guest(name)
    this.#t.after(() => client.leave())
    return client
  }

  /** An account, made an operator on the command line. */
  async operator(name: string): Promise<Client> {
    const client = await this.guest(name)
    await client.request('POST', '/me/claim', { username: name, password: 'long enough' })
    await makeOperator(this.db, name, true)
    return client
  }

  /** Ann's table of three, with Bob and Cat on its seats. */
  async table(isBegun = false): Promise<{ ann: Client; bob: Client; cat: Client; info: TableInfo }> {
    const [ann, bob, cat] = [await this.guest('Ann'), await this.guest('Bob'), await this.guest('Cat')]
    const info = await ann.makeTable(FOR_THREE)
    await bob.join(info)
    await cat.join(info)
    if (isBegun) await ann.start(info.id)
    return { ann, bob, cat, info }
  }
}

const say = async (who: Client, table: string, text: string): Promise<number> =>
  (await who.http('POST', `/tables/${table}/chat`, { text })).status

const linesOf = async (who: Client, table: string): Promise<ChatHistory['messages']> =>
  (await who.request<ChatHistory>('GET', `/tables/${table}/chat`)).messages

const report = (who: Client, table: string, about: object, more: object = {}) =>
  who.http('POST', `/tables/${table}/reports`, { about, reason: 'insult', ...more })

const peopleAt = (host: Client, table: string): Promise<TablePerson[]> => host.request('GET', `/tables/${table}/people`)

const markOf = async (host: Client, table: string, name: string): Promise<string> =>
  (await peopleAt(host, table)).find(each => each.name === name)!.mark

const decide = (host: Client, table: string, mark: string, what: 'removed' | 'muted', on: boolean) =>
  host.http('PUT', `/tables/${table}/people/${mark}/${what}`, { [what]: on })

async function until(so: () => boolean): Promise<void> {
  while (!so()) await setTimeout(10)
}

for (const storage of STORAGES)
  describe(`moderation on ${storage}`, { skip: withoutStorage(storage) }, () => {
    test('a reported message is in the queue with what was said around it, also when table and author are gone', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, cat, info } = await scene.table()
      for (const text of ['one', 'two', 'you fool', 'four']) assert.equal(await say(bob, info.id, text), 204)
      const bad = (await linesOf(ann, info.id)).find(({ text }) => text === 'you fool')!
      assert.equal((await report(ann, info.id, { message: bad.id }, { text: ' again\nand again ' })).status, 204)
      // The same thing, reported again by the same person, counts once; by another person it counts again.
      assert.equal((await report(ann, info.id, { message: bad.id }, { reason: 'spam' })).status, 204)
      assert.equal((await report(cat, info.id, { message: bad.id })).status, 204)
      assert.equal(await say(cat, info.id, 'said after the report'), 204)
      const [first, ...more] = (await listReports(scene.db)).reports
      assert.equal(more.length, 1)
      const { lines, others, ...shown } = await showReport(scene.db, first!.id)
      assert.deepEqual(
        [shown.reason, shown.text, shown.reporter, shown.person.name, shown.reports, shown.closedAt],
        ['insult', 'again and again', 'Ann', 'Bob', 2, null],
      )
      assert.deepEqual(
        lines.map(({ text, name, reported, theirs }) => [text, name, reported, theirs]),
        [
          ['one', 'Bob', false, true],
          ['two', 'Bob', false, true],
          ['you fool', 'Bob', true, true],
          ['four', 'Bob', false, true],
          ['said after the report', 'Cat', false, false],
        ],
      )
      assert.equal(others[0]?.reporter, 'Cat')
      // Bob is told nothing: neither by what he is sent nor by his data.
      assert.ok(!bob.sent.some(({ text }) => text.includes('reports') || text.includes('insult')))
      await bob.http('GET', '/me/export')
      assert.ok(!bob.sent.some(({ text }) => text.includes('insult')))
      const mine = await ann.request<{ reports: unknown[] }>('GET', '/me/export')
      assert.equal(mine.reports.length, 1)

      await bob.request('DELETE', '/me')
      await scene.db.write([statement('DELETE FROM tables WHERE id = $1', info.id)])
      const kept = await showReport(scene.db, first!.id)
      assert.deepEqual(
        kept.lines.map(({ text, name }) => [text, name]),
        ['one', 'two', 'you fool', 'four'].map(text => [text, 'Somebody']),
      )
      assert.deepEqual([kept.person.id, kept.person.name], [null, 'Somebody'])
      await assert.rejects(closeReport(scene.db, COMMAND_LINE, first!.id, { outcome: 'ban' }), /deleted their account/)
      await closeReport(scene.db, COMMAND_LINE, first!.id, { outcome: 'nothing' })
    })

    test('ten lines before and ten after are kept, of the same room only', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, info } = await scene.table()
      const lines = Array.from(
        { length: 31 },
        (_, i) =>
          statement`INSERT INTO chat_messages (id, table_id, room, person_id, name, text, at)
          VALUES (${`m${i}`}, ${info.id}, 'table', 'nobody', 'Old', ${`line ${i}`}, ${1000 + i})`,
      )
      const other = statement`INSERT INTO chat_messages (id, table_id, room, person_id, name, text, at)
        VALUES ('other', ${info.id}, 'spectators', 'nobody', 'Eve', 'elsewhere', 1015)`
      await scene.db.write([...lines, other])
      assert.equal((await report(ann, info.id, { message: 'm15' })).status, 204)
      const [made] = (await listReports(scene.db)).reports
      const texts = async (): Promise<string[]> => (await showReport(scene.db, made!.id)).lines.map(each => each.text)
      const around = Array.from({ length: 21 }, (_, i) => `line ${i + 5}`)
      assert.deepEqual(await texts(), around)
      await scene.db.write([statement`DELETE FROM chat_messages WHERE table_id = ${info.id}`])
      assert.deepEqual(await texts(), around)
      // A report of a person shows what was said last.
      await say(bob, info.id, 'last words')
      assert.equal((await report(ann, info.id, { seat: 1 }, { reason: 'cheating' })).status, 204)
      const person = (await listReports(scene.db)).reports.find(({ reason }) => reason === 'cheating')!
      assert.deepEqual(
        (await showReport(scene.db, person.id)).lines.map(each => each.text),
        ['last words'],
      )
    })

    test('only those who may read it report it, nobody reports themselves, and nobody reports without end', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, info } = await scene.table()
      const eve = await scene.guest('Eve')
      await say(bob, info.id, 'for players')
      const [line] = await linesOf(ann, info.id)
      assert.equal((await report(eve, info.id, { message: line!.id })).status, 404)
      assert.equal((await report(eve, info.id, { seat: 1 })).status, 204, 'a spectator reports a person')
      assert.equal((await report(bob, info.id, { message: line!.id })).status, 400)
      assert.equal((await report(ann, info.id, { seat: 1 }, { reason: 'ugly' })).status, 400)
      assert.equal((await report(ann, info.id, { seat: 1 }, { text: 'x'.repeat(301) })).status, 400)
      assert.equal((await new Client(scene.url).http('POST', `/tables/${info.id}/reports`, {})).status, 401)
      await scene.db.write(
        Array.from(
          { length: 12 },
          (_, i) =>
            statement`INSERT INTO chat_messages (id, table_id, room, person_id, name, text, at)
            VALUES (${`x${i}`}, ${info.id}, 'table', 'nobody', 'Old', 'x', ${i})`,
        ),
      )
      const statuses: number[] = []
      for (let i = 0; i < 12; i++) statuses.push((await report(ann, info.id, { message: `x${i}` })).status)
      assert.deepEqual(statuses, [...Array<number>(10).fill(204), 429, 429])
      // Tomorrow there are more.
      await scene.db.write([statement`UPDATE reports SET created_at = created_at - ${DAY_MS}`])
      assert.equal((await report(ann, info.id, { message: 'x10' })).status, 204)
    })

    test('many guests of one address make thirty reports a day', async t => {
      const scene = await Scene.open(t, storage)
      const { info } = await scene.table()
      const statuses: number[] = []
      for (let i = 0; i < 31; i++) {
        const each = await scene.guest(`Guest ${i}`)
        statuses.push((await report(each, info.id, { seat: 1 })).status)
      }
      assert.deepEqual(statuses, [...Array<number>(30).fill(204), 429])
    })

    test('before the start the host removes a person, who cannot come back until they are let in again', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, cat, info } = await scene.table()
      await bob.connect()
      await bob.watch(info.id, 1)
      const mark = await markOf(ann, info.id, 'Bob')
      assert.equal((await decide(cat, info.id, mark, 'removed', true)).status, 403)
      assert.equal((await cat.http('GET', `/tables/${info.id}/people`)).status, 403)
      assert.deepEqual((await decide(ann, info.id, mark, 'removed', true)).body, { carried: true })
      await until(() => bob.sent.some(({ text }) => text.includes('"closed"')))
      const after = await ann.request<TableInfo>('GET', `/tables/${info.id}`)
      assert.equal(after.seats[1]!.kind, 'open')
      assert.equal((await bob.http('POST', `/tables/${info.id}/join`, { code: info.code })).status, 403)
      for (const path of [
        `/tables/${info.id}`,
        `/tables/${info.id}?code=${info.code}`,
        `/tables/code/${info.code}`,
        `/tables/${info.id}/chat`,
        `/tables/${info.id}/export`,
      ])
        assert.equal((await bob.http('GET', path)).status, 404, path)
      const open = await bob.request<TableInfo[]>('GET', '/tables')
      assert.ok(!open.some(({ id }) => id === info.id))
      const again = await bob.ask({ t: 'watch', table: info.id, viewer: 'public' })
      assert.equal(again.t, 'problem')
      await decide(ann, info.id, mark, 'removed', false)
      assert.equal((await bob.http('POST', `/tables/${info.id}/join`, { code: info.code })).status, 200)
    })

    test('the host removes a spectator; people without a name are not in the list', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, info } = await scene.table(true)
      const eve = await scene.guest('Eve')
      const nobody = new Client(scene.url)
      t.after(() => nobody.leave())
      for (const each of [eve, nobody]) {
        await each.connect()
        await each.watch(info.id, 'public')
      }
      assert.deepEqual(
        (await peopleAt(ann, info.id)).map(({ name, seat }) => [name, seat]),
        [
          ['Bob', 1],
          ['Cat', 2],
          ['Eve', null],
        ],
      )
      await decide(ann, info.id, await markOf(ann, info.id, 'Eve'), 'removed', true)
      await until(() => eve.sent.some(({ text }) => text.includes('"closed"')))
      assert.equal((await eve.http('GET', `/tables/${info.id}/sight?viewer=public`)).status, 404)
      assert.equal((await nobody.http('GET', `/tables/${info.id}/sight?viewer=public`)).status, 200)
    })

    test('in a game the others vote on a removal: the person is not told, a bot plays on, and undo gives the seat back', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, cat, info } = await scene.table(true)
      const mark = await markOf(ann, info.id, 'Bob')
      const motions = async (who: Client): Promise<TableInfo['motions']> =>
        (await who.request<TableInfo>('GET', `/tables/${info.id}`)).motions
      assert.equal((await cat.http('POST', `/tables/${info.id}/seats/1/removal`, { yes: true })).status, 403)
      assert.deepEqual((await decide(ann, info.id, mark, 'removed', true)).body, { carried: false })
      assert.deepEqual(await motions(ann), [{ about: 'remove', seat: 1, agreed: true }])
      assert.deepEqual(await motions(cat), [{ about: 'remove', seat: 1, agreed: false }])
      assert.deepEqual(await motions(bob), [])
      assert.equal((await bob.http('POST', `/tables/${info.id}/seats/1/removal`, { yes: false })).status, 403)
      // A no ends it, without a verdict that would tell Bob.
      await cat.request('POST', `/tables/${info.id}/seats/1/removal`, { yes: false })
      assert.deepEqual(await motions(ann), [])
      assert.equal((await bob.request<TableInfo>('GET', `/tables/${info.id}`)).verdict, null)
      await decide(ann, info.id, mark, 'removed', true)
      assert.deepEqual(await cat.request('POST', `/tables/${info.id}/seats/1/removal`, { yes: true }), {
        carried: true,
      })
      const seats = (await ann.request<TableInfo>('GET', `/tables/${info.id}`)).seats
      assert.deepEqual([seats[1]!.name, seats[1]!.away], ['Bob', true])
      assert.equal((await bob.http('POST', `/tables/${info.id}/seats/1/return`)).status, 404)
      assert.equal((await bob.http('GET', `/tables/${info.id}/sight?viewer=1`)).status, 404)
      assert.deepEqual(await bob.request<MyTable[]>('GET', '/me/tables'), [])
      await decide(ann, info.id, mark, 'removed', false)
      const back = await bob.request<TableInfo>('POST', `/tables/${info.id}/seats/1/return`)
      assert.equal(back.seats[1]!.away, false)
    })

    test('in a game of two people nobody removes the other', async t => {
      const scene = await Scene.open(t, storage)
      const [ann, bob] = [await scene.guest('Ann'), await scene.guest('Bob')]
      const info = await ann.makeTable(outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] }))
      await bob.join(info)
      await ann.start(info.id)
      const answer = await decide(ann, info.id, await markOf(ann, info.id, 'Bob'), 'removed', true)
      assert.equal(answer.status, 409)
      assert.equal((await bob.http('GET', `/tables/${info.id}`)).status, 200)
    })

    test('a rematch keeps out and mutes the same people', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, cat, info } = await scene.table(true)
      await decide(ann, info.id, await markOf(ann, info.id, 'Cat'), 'muted', true)
      await decide(ann, info.id, await markOf(ann, info.id, 'Bob'), 'removed', true)
      await cat.request('POST', `/tables/${info.id}/seats/1/removal`, { yes: true })
      await endTable(scene.db, info.id)
      let again: TableInfo | undefined
      while (!again) {
        const reply = await ann.http('POST', `/tables/${info.id}/rematch`, {})
        if (reply.status === 201) again = reply.body as TableInfo
        else await setTimeout(20)
      }
      assert.equal((await bob.http('POST', `/tables/${again.id}/join`, { code: again.code })).status, 403)
      assert.deepEqual(
        new Map((await peopleAt(ann, again.id)).map(({ name, removed, muted }) => [name, { removed, muted }])),
        new Map([
          ['Bob', { removed: true, muted: false }],
          ['Cat', { removed: false, muted: true }],
        ]),
      )
    })

    test('a person who is removed after a game is not seated in the rematch, and is no host after its host has left', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, cat, info } = await scene.table(true)
      await bob.connect()
      await cat.connect()
      await endTable(scene.db, info.id)
      let removed = 0
      while (removed !== 200) {
        removed = (await decide(ann, info.id, await markOf(ann, info.id, 'Bob'), 'removed', true)).status
        if (removed !== 200) await setTimeout(20)
      }
      const again = await ann.request<TableInfo>('POST', `/tables/${info.id}/rematch`, {})
      assert.deepEqual(
        again.seats.map(({ name }) => name),
        ['Ann', '', 'Cat'],
      )
      assert.equal((await bob.http('POST', `/tables/${info.id}/rematch`, {})).status, 404)
      await ann.request('DELETE', '/me')
      assert.equal((await bob.http('GET', `/tables/${info.id}/people`)).status, 404)
      assert.equal((await cat.http('GET', `/tables/${info.id}/people`)).status, 200)
    })

    test('a mute and a removal at the same moment both count, and a removed person may still report what was said', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, info } = await scene.table()
      await say(ann, info.id, 'you fool')
      const [line] = await linesOf(bob, info.id)
      const mark = await markOf(ann, info.id, 'Bob')
      const both = [decide(ann, info.id, mark, 'muted', true), decide(ann, info.id, mark, 'removed', true)]
      assert.deepEqual(
        (await Promise.all(both)).map(({ status }) => status),
        [204, 200],
      )
      const [there] = (await peopleAt(ann, info.id)).filter(({ name }) => name === 'Bob')
      assert.deepEqual([there!.muted, there!.removed], [true, true])
      assert.equal((await report(bob, info.id, { message: line!.id })).status, 204)
      assert.equal((await listReports(scene.db)).reports[0]!.reporter, 'Bob')
    })

    test('a shorter mute does not end a longer one', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, cat, info } = await scene.table()
      await say(bob, info.id, 'you fool')
      const [line] = await linesOf(ann, info.id)
      for (const who of [ann, cat]) await report(who, info.id, { message: line!.id })
      const [first, second] = (await listReports(scene.db)).reports
      await closeReport(scene.db, COMMAND_LINE, first!.id, { outcome: 'mute', days: 300 })
      await closeReport(scene.db, COMMAND_LINE, second!.id, { outcome: 'mute', days: 1 })
      const [{ person }] = (await listReports(scene.db)).reports as [ReportSummary]
      assert.ok(person.mutedUntil! > Date.now() + 299 * DAY_MS)
    })

    test('a person whom the host has muted is told so, and is heard by nobody until the mute ends', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, info } = await scene.table()
      const mark = await markOf(ann, info.id, 'Bob')
      assert.equal((await decide(ann, info.id, mark, 'muted', true)).status, 204)
      const refused = await bob.http('POST', `/tables/${info.id}/chat`, { text: 'hello?' })
      assert.deepEqual([refused.status, (refused.body as { error: string }).error], [403, 'muted'])
      assert.deepEqual(await linesOf(ann, info.id), [])
      // At another table he may talk.
      const own = await bob.makeTable(FOR_THREE)
      assert.equal(await say(bob, own.id, 'here I may'), 204)
      await decide(ann, info.id, mark, 'muted', false)
      assert.equal(await say(bob, info.id, 'hello!'), 204)
    })

    test('an operator mutes a person everywhere for some days', async t => {
      const scene = await Scene.open(t, storage)
      const { bob, info } = await scene.table()
      await bob.connect()
      await bob.watch(info.id, 1)
      await mute(scene.db, 'Bob', 3)
      const answer = await bob.ask({ t: 'say', table: info.id, room: 'table', text: 'hello?' })
      assert.equal(answer.t === 'problem' && answer.error, 'muted')
      await scene.db.write([statement`UPDATE people SET muted_until = ${Date.now() - 1} WHERE name = 'Bob'`])
      assert.equal(await say(bob, info.id, 'again'), 204)
      await mute(scene.db, 'Bob', 3)
      await mute(scene.db, 'Bob', null)
      assert.equal(await say(bob, info.id, 'and again'), 204)
    })

    test('the routes of operators are there for operators only', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, info } = await scene.table()
      await assert.rejects(makeOperator(scene.db, 'Ann', true), /Ann is a guest/)
      await say(bob, info.id, 'you fool')
      await report(ann, info.id, { message: (await linesOf(ann, info.id))[0]!.id })
      const [{ id: made }] = (await listReports(scene.db)).reports as [ReportSummary]
      const olga = await scene.operator('olga')
      const calls: readonly (readonly [string, string, object?])[] = [
        ['GET', '/operator/reports'],
        ['GET', `/operator/reports/${made}`],
        ['POST', `/operator/reports/${made}/close`, { outcome: 'nothing' }],
        ['GET', '/operator/people'],
        ['PUT', '/operator/people/x/mute', { days: 1 }],
        ['PUT', '/operator/people/x/ban', { banned: true }],
        ['GET', '/operator/blocks'],
        ['PUT', '/operator/blocks', { network: '203.0.113.0/24', blocked: true }],
        ['GET', '/operator/actions'],
      ]
      const { token } = await olga.request<{ token: string }>('POST', '/me/tokens', { name: 'bot' })
      const program = new Client(scene.url)
      for (const [method, path, body] of calls) {
        for (const each of [ann, new Client(scene.url)])
          assert.equal((await each.http(method, path, body)).status, 404, path)
        const asProgram = await program.http(method, path, body, { authorization: `Bearer ${token}` })
        assert.equal(asProgram.status, 404, 'a token is not enough')
        if (method !== 'GET')
          assert.equal((await ann.http(method, path, { wrong: true })).status, 404, 'it is not read')
      }
      assert.equal((await olga.request<Me>('GET', '/me')).operator, true)
      assert.equal((await ann.request<Me>('GET', '/me')).operator, undefined)
      const shown = await olga.request<ReportInFull>('GET', `/operator/reports/${made}`)
      assert.equal(shown.lines[0]!.text, 'you fool')
      await makeOperator(scene.db, 'olga', false)
      assert.equal((await olga.http('GET', '/operator/reports')).status, 404)
    })

    test('an operator closes reports from the page, and everything is recorded', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, cat, info } = await scene.table()
      const olga = await scene.operator('olga')
      await bob.connect()
      for (const [who, seat] of [
        [ann, 1],
        [cat, 1],
        [bob, 2],
      ] as const)
        assert.equal((await report(who, info.id, { seat })).status, 204)
      const { reports: open } = await olga.request<ReportPage>('GET', '/operator/reports')
      assert.deepEqual(
        open.map(({ person, reporter }) => [person.name, reporter]),
        [
          ['Bob', 'Ann'],
          ['Bob', 'Cat'],
          ['Cat', 'Bob'],
        ],
      )
      await olga.request('POST', `/operator/reports/${open[2]!.id}/close`, { outcome: 'mute', days: 2 })
      assert.equal(await say(cat, info.id, 'hello?'), 403)
      // A ban closes every report about that person, and their socket.
      await olga.request('POST', `/operator/reports/${open[0]!.id}/close`, { outcome: 'ban' })
      await until(() => !bob.isConnected)
      assert.equal((await bob.http('GET', '/me')).status, 401)
      assert.equal(
        (await olga.http('POST', `/operator/reports/${open[1]!.id}/close`, { outcome: 'nothing' })).status,
        409,
      )
      const { reports: closed } = await olga.request<ReportPage>('GET', '/operator/reports')
      assert.ok(closed.every(({ closedAt }) => closedAt !== null))
      const [banned, muted] = await olga.request<{ id: string; name: string }[]>('GET', '/operator/people')
      assert.deepEqual([banned!.name, muted!.name], ['Bob', 'Cat'])
      await olga.request('PUT', `/operator/people/${banned!.id}/ban`, { banned: false })
      await olga.request('PUT', `/operator/people/${muted!.id}/mute`, { days: null })
      assert.equal((await bob.http('GET', '/me')).status, 200)
      const me = await olga.request<Me>('GET', '/me')
      assert.equal((await olga.http('PUT', `/operator/people/${me.id}/ban`, { banned: true })).status, 409)
      const actions = await olga.request<OperatorAction[]>('GET', '/operator/actions')
      const person = (name: string) => ({ kind: 'person', name })
      assert.deepEqual(actions.map(({ operator, action, target }) => [operator, action, target]).toReversed(), [
        [{ kind: 'commandLine' }, 'make operator', person('olga')],
        [person('olga'), 'close report', person('Cat')],
        [person('olga'), 'close report', person('Bob')],
        [person('olga'), 'unban', person('Bob')],
        [person('olga'), 'unmute', person('Cat')],
      ])
    })

    test('the record keeps no name of people who are deleted, and takes nobody for them or for the command line', async t => {
      const scene = await Scene.open(t, storage)
      const [somebody, cat] = [await scene.guest('Somebody'), await scene.guest('Cat')]
      const olga = await scene.operator('olga')
      const named = await scene.operator('command-line')
      // Names that the server writes itself. Rows of earlier versions look the same.
      await scene.db.write([
        statement`UPDATE people SET username = 'command line' WHERE username = 'command-line'`,
        statement`UPDATE people SET username = 'somebody' WHERE username = 'olga'`,
      ])
      const idOf = async (who: Client): Promise<string> => (await who.request<Me>('GET', '/me')).id
      const muted = async (by: Client, who: Client): Promise<void> =>
        void (await by.request('PUT', `/operator/people/${await idOf(who)}/mute`, { days: 1 }))
      await muted(named, somebody)
      await muted(olga, cat)
      await olga.request('PUT', '/operator/blocks', { network: '203.0.113.0/24', blocked: true })
      await mute(scene.db, 'Cat', null)
      const { id: table } = await cat.makeTable(FOR_THREE)
      await endTable(scene.db, table)
      const called = (named: OperatorAction['operator' | 'target']): string =>
        'name' in named ? `${named.kind} ${named.name}` : named.kind
      // Two actions may have the same time, and then no order.
      const told = async (): Promise<Set<string>> => {
        const actions = await olga.request<OperatorAction[]>('GET', '/operator/actions')
        return new Set(
          actions.map(({ operator, action, target }) => `${called(operator)}: ${action} ${called(target)}`),
        )
      }
      assert.deepEqual(
        await told(),
        new Set([
          'commandLine: make operator person olga',
          'commandLine: make operator person command-line',
          'person command line: mute person Somebody',
          'person somebody: mute person Cat',
          'person somebody: block network 203.0.113.0/24',
          'commandLine: unmute person Cat',
          `commandLine: end table table ${table}`,
        ]),
      )
      for (const each of [cat, named]) await each.request('DELETE', '/me')
      assert.deepEqual(
        await told(),
        new Set([
          'commandLine: make operator person olga',
          'commandLine: make operator removed',
          'removed: mute person Somebody',
          'person somebody: mute removed',
          'person somebody: block network 203.0.113.0/24',
          'commandLine: unmute removed',
          `commandLine: end table table ${table}`,
        ]),
      )
    })

    test('the queue has pages: every report is on one of them, also those of the same moment', async t => {
      const scene = await Scene.open(t, storage)
      const olga = await scene.operator('olga')
      const made = (id: string, at: number, closedAt: number | null) =>
        statement`INSERT INTO reports (id, table_id, room, message_id, around_at, reporter_name, person_name, reason, text,
            created_at, closed_at, outcome)
          VALUES (${id}, 'table', 'table', NULL, 0, 'Ann', 'Bob', 'spam', '', ${at}, ${closedAt},
            ${closedAt === null ? null : 'ban'})`
      const named = (kind: string, n: number): string[] =>
        Array.from({ length: n }, (_, i) => `${kind}${String(i).padStart(3, '0')}`)
      // Seven at a time have one time. A ban closes many at the same moment.
      const open = named('o', 250)
      const closed = named('c', 250)
      await scene.db.write([
        ...open.map((id, i) => made(id, 1000 + Math.floor(i / 7), null)),
        ...closed.map((id, i) => made(id, 1000, 9000 - Math.floor(i / 7))),
      ])
      const pages: ReportPage[] = []
      for (let after: string | null = ''; after !== null; after = pages.at(-1)!.next)
        pages.push(await olga.request<ReportPage>('GET', `/operator/reports${after === '' ? '' : `?after=${after}`}`))
      assert.deepEqual(
        pages.map(({ reports, open: all }) => [reports.length, all]),
        [
          [200, 250],
          [200, 250],
          [100, 250],
        ],
      )
      assert.deepEqual(
        pages.flatMap(({ reports }) => reports.map(({ id }) => id)),
        [...open, ...closed],
      )
      // A report that is closed meanwhile moves no other to a page that was read already.
      await closeReport(scene.db, COMMAND_LINE, 'o000', { outcome: 'nothing' })
      const { reports: next } = await listReports(scene.db, 1, pages[0]!.next!)
      assert.equal(next[0]!.id, 'o200')
      // A page that ends with the last report is the last one.
      assert.equal((await listReports(scene.db, 500)).next, null)
      assert.notEqual((await listReports(scene.db, 499)).next, null)
    })

    test('closed reports are deleted after half a year, and open ones are not', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, cat, info } = await scene.table()
      await say(cat, info.id, 'hm')
      await report(ann, info.id, { seat: 1 })
      await report(ann, info.id, { seat: 2 })
      const [first] = (await listReports(scene.db)).reports
      await closeReport(scene.db, COMMAND_LINE, first!.id, { outcome: 'nothing' })
      await sweepReports(scene.db, Date.now() + 179 * DAY_MS)
      assert.equal((await listReports(scene.db)).reports.length, 2)
      await sweepReports(scene.db, Date.now() + 181 * DAY_MS)
      assert.deepEqual(
        (await listReports(scene.db)).reports.map(({ person }) => person.name),
        ['Cat'],
      )
      const lines = await scene.db.read<{ report_id: string }>('SELECT report_id FROM report_lines')
      assert.ok(!lines.some(({ report_id }) => report_id === first!.id))
    })

    test('from a blocked network nothing is answered but taking one’s data along and leaving', async t => {
      const scene = await Scene.open(t, storage)
      const olga = await scene.operator('olga')
      const far = { 'x-forwarded-for': '2001:db8:1:2::7' }
      const near = { 'x-forwarded-for': '203.0.113.9' }
      const bob = await scene.guest('Bob')
      await bob.connect(far)
      const eve = new Client(scene.url)
      assert.equal((await eve.http('POST', '/guests', { name: 'Eve' }, near)).status, 201)
      const network = async (range: string, blocked: boolean): Promise<number> =>
        (await olga.http('PUT', '/operator/blocks', { network: range, blocked, note: 'spam' })).status
      assert.equal(await network('203.0.113.77/24', true), 200)
      assert.equal(await network('2001:0db8::/32', true), 200)
      await until(() => !bob.isConnected)
      const refused = await new Client(scene.url).http('POST', '/guests', { name: 'Eve' }, near)
      assert.deepEqual([refused.status, (refused.body as { error: string }).error], [403, 'blocked'])
      await assert.rejects(bob.connect(far), /403/)
      for (const [method, path, status] of [
        ['POST', '/login', 403],
        ['GET', '/tables', 403],
        ['GET', '/me/tables', 403],
        ['GET', '/me', 200],
        ['GET', '/me/export', 200],
        ['DELETE', '/me', 204],
        ['POST', '/logout', 204],
      ] as const)
        assert.equal((await eve.http(method, path, undefined, near)).status, status, path)
      assert.equal((await new Client(scene.url).http('POST', '/guests', { name: 'Fay' })).status, 201)
      assert.deepEqual(
        new Map((await olga.request<Block[]>('GET', '/operator/blocks')).map(each => [each.network, each.note])),
        new Map([
          ['2001:db8::/32', 'spam'],
          ['203.0.113.0/24', 'spam'],
        ]),
      )
      assert.equal(await network('203.0.113.0/24', false), 200)
      assert.equal(await network('203.0.113.0/24', false), 404)
      assert.equal(await network('127.0.0.0/8', true), 409, 'operators do not lock out themselves')
      assert.equal(await network('0.0.0.0/0', true), 400)
      assert.equal(await network('somewhere', true), 400)
      // The command line speaks to a running server, too.
      await unblock(scene.db, COMMAND_LINE, '2001:db8::/32')
      await block(scene.db, COMMAND_LINE, '198.51.100.7', '')
      const there = { 'x-forwarded-for': '198.51.100.7' }
      while ((await new Client(scene.url).http('GET', '/tables', undefined, there)).status !== 403) await setTimeout(20)
      await bob.connect(far)
    })
  })
