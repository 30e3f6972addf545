// The operator’s page and commands: the queue, people, networks, and the record of actions.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type {
  ActionPage,
  Block,
  Me,
  ModeratedPage,
  OperatorAction,
  ReportInFull,
  ReportPage,
  ReportSummary,
} from '@lastlight/protocol'
import { COMMAND_LINE } from '../src/moderation/actions.ts'
import { block, unblock } from '../src/moderation/blocks.ts'
import { closeReport, listReports } from '../src/moderation/queue.ts'
import { endTable, makeOperator, mute } from '../src/ops/admin.ts'
import { statement } from '../src/storage/database.ts'
import { Client } from './client.ts'
import { DAY_MS, FOR_THREE, linesOf, report, Scene, say, until } from './moderationScene.ts'
import { STORAGES, withoutStorage } from './process.ts'

for (const storage of STORAGES)
  describe(`operators on ${storage}`, { skip: withoutStorage(storage) }, () => {
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
      await olga.request('POST', `/operator/reports/${open[0]!.id}/close`, {
        outcome: 'ban',
        note: ' again and\n again ',
      })
      await until(() => !bob.isConnected)
      assert.equal((await bob.http('GET', '/me')).status, 401)
      assert.equal(
        (await olga.http('POST', `/operator/reports/${open[1]!.id}/close`, { outcome: 'nothing' })).status,
        409,
      )
      const { reports: closed } = await olga.request<ReportPage>('GET', '/operator/reports')
      assert.ok(closed.every(({ closedAt }) => closedAt !== null))
      // Who closed them, for how long the person is muted, and what was noted: also of those that the ban closed too.
      const { id: own } = await olga.request<Me>('GET', '/me')
      const operator = { kind: 'person', name: 'olga', id: own }
      assert.deepEqual(
        new Map(closed.map(({ id, outcome, closing }) => [id, [outcome, closing]])),
        new Map([
          [open[0]!.id, ['ban', { operator, days: null, note: 'again and again' }]],
          [open[1]!.id, ['ban', { operator, days: null, note: 'again and again' }]],
          [open[2]!.id, ['mute', { operator, days: 2, note: '' }]],
        ]),
      )
      assert.ok(open.every(({ closing, tableIs }) => closing === null && tableIs === 'open'))
      const [banned, muted] = (await olga.request<ModeratedPage>('GET', '/operator/people')).people
      assert.deepEqual([banned!.name, muted!.name], ['Bob', 'Cat'])
      await olga.request('PUT', `/operator/people/${banned!.id}/ban`, { banned: false })
      await olga.request('PUT', `/operator/people/${muted!.id}/mute`, { days: null })
      assert.equal((await bob.http('GET', '/me')).status, 200)
      const me = await olga.request<Me>('GET', '/me')
      assert.equal((await olga.http('PUT', `/operator/people/${me.id}/ban`, { banned: true })).status, 409)
      const { actions } = await olga.request<ActionPage>('GET', '/operator/actions')
      const ids = new Map([
        ['olga', me.id],
        ['Bob', banned!.id],
        ['Cat', muted!.id],
      ])
      const person = (name: string) => ({ kind: 'person', name, id: ids.get(name) })
      assert.deepEqual(actions.map(({ operator, action, target }) => [operator, action, target]).toReversed(), [
        [{ kind: 'commandLine' }, 'make operator', person('olga')],
        [person('olga'), 'close report', person('Cat')],
        [person('olga'), 'close report', person('Bob')],
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
        const { actions } = await olga.request<ActionPage>('GET', '/operator/actions')
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

    test('people who are banned or muted and the record have pages, too: everybody and everything is on one of them', async t => {
      const scene = await Scene.open(t, storage)
      const olga = await scene.operator('olga')
      const ids = Array.from({ length: 450 }, (_, i) => `p${String(i).padStart(3, '0')}`)
      // Many have the same name, and many actions the same time.
      await scene.db.write([
        ...ids.map(
          (id, i) =>
            statement`INSERT INTO people (id, name, username, locale, settings, created_at, banned)
            VALUES (${id}, ${`Żaneta ${i % 2} 🙂`}, NULL, 'en', '{}', 0, 1)`,
        ),
        ...ids.map(
          (id, i) =>
            statement`INSERT INTO operator_actions (id, at, operator_id, operator_name, action, person_id, target, note)
            VALUES (${id}, ${1000 - Math.floor(i / 7)}, NULL, 'command line', 'ban', ${id}, 'Żaneta', '')`,
        ),
      ])
      async function pages<Page extends { readonly next: string | null }>(path: string): Promise<Page[]> {
        const read: Page[] = []
        for (let after: string | null = ''; after !== null; after = read.at(-1)!.next)
          read.push(await olga.request<Page>('GET', after === '' ? path : `${path}?after=${encodeURIComponent(after)}`))
        return read
      }
      const people = await pages<ModeratedPage>('/operator/people')
      assert.deepEqual(
        people.map(page => page.people.length),
        [200, 200, 50],
      )
      assert.deepEqual(
        people.flatMap(page => page.people.map(({ id }) => id)),
        [...ids.filter((_, i) => i % 2 === 0), ...ids.filter((_, i) => i % 2 === 1)],
      )
      const actions = await pages<ActionPage>('/operator/actions')
      const [, ...targets] = actions.flatMap(page => page.actions.map(({ target }) => 'id' in target && target.id))
      assert.deepEqual(targets, ids)
      // A place that no page has named is refused: the list would silently begin at the start.
      for (const list of ['reports', 'people', 'actions'])
        assert.equal((await olga.http('GET', `/operator/${list}?after=bogus`)).status, 400, list)
      // NUL, half of a character, and the name "x" with an odd last sign.
      for (const name of ['AA', 'w6', 'eF'])
        assert.equal((await olga.http('GET', `/operator/people?after=${name}.x`)).status, 400, name)
      assert.equal((await olga.http('GET', '/operator/people?after=eA.x')).status, 200)
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
