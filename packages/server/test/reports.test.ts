// Reports, as people make them and operators read them.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { COMMAND_LINE, listActions } from '../src/moderation/actions.ts'
import { closeReport, listReports, showReport, sweepReports } from '../src/moderation/queue.ts'
import { forget } from '../src/people/removal.ts'
import { statement } from '../src/storage/database.ts'
import { Client } from './client.ts'
import { DAY_MS, linesOf, report, Scene, say } from './moderationScene.ts'
import { STORAGES, withoutStorage } from './process.ts'

for (const storage of STORAGES)
  describe(`reports on ${storage}`, { skip: withoutStorage(storage) }, () => {
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
      // Those who were here yesterday still can.
      const neighbour = await scene.guest('Neighbour')
      const { id } = await neighbour.request<{ id: string }>('GET', '/me')
      assert.equal((await report(neighbour, info.id, { seat: 1 })).status, 429)
      await scene.db.write([statement`UPDATE people SET created_at = created_at - ${DAY_MS} WHERE id = ${id}`])
      assert.equal((await report(neighbour, info.id, { seat: 1 })).status, 204)
    })

    test('who closed a report is known for all that a ban closed, also when the person has left for good', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, cat, info } = await scene.table()
      await report(ann, info.id, { seat: 1 })
      await report(cat, info.id, { seat: 1 })
      await report(ann, info.id, { seat: 2 })
      const [first] = (await listReports(scene.db)).reports
      await closeReport(scene.db, COMMAND_LINE, first!.id, { outcome: 'ban', note: 'again and again' })
      const closings = async () =>
        (await listReports(scene.db)).reports.map(({ person, outcome, closing }) => [person.name, outcome, closing])
      const closing = { operator: { kind: 'commandLine' }, days: null, note: 'again and again' }
      assert.deepEqual(await closings(), [
        ['Cat', null, null],
        ['Bob', 'ban', closing],
        ['Bob', 'ban', closing],
      ])
      const { actions } = await listActions(scene.db)
      assert.deepEqual(
        actions.map(({ action, target }) => [action, 'name' in target && target.name]),
        [
          ['close report', 'Bob'],
          ['close report', 'Bob'],
        ],
      )
      await scene.db.write(forget(first!.person.id!, Date.now()))
      assert.deepEqual(await closings(), [
        ['Cat', null, null],
        ['Somebody', 'ban', closing],
        ['Somebody', 'ban', closing],
      ])
    })

    test('a report does not take the closing of another one whose id differs in one sign', async t => {
      const scene = await Scene.open(t, storage)
      // Of today: the server deletes reports that were closed long ago.
      const now = Date.now()
      const row = (id: string) =>
        statement`INSERT INTO reports (id, table_id, room, message_id, around_at, reporter_name, person_name, reason, text,
            created_at, closed_at, outcome)
          VALUES (${id}, 'table', 'table', NULL, 0, 'Ann', 'Bob', 'spam', '', ${now}, ${now}, 'nothing')`
      const action = (id: string, report: string) =>
        statement`INSERT INTO operator_actions (id, at, operator_id, operator_name, action, person_id, target, note)
          VALUES (${id}, ${now}, NULL, 'command line', 'close report', NULL, 'Bob', ${`${report}: nothing\nof ${report}`})`
      await scene.db.write([row('r_1'), row('rx1'), action('a', 'rx1'), action('b', 'r_1')])
      assert.deepEqual(
        (await listReports(scene.db)).reports.map(({ id, closing }) => [id, closing?.note]),
        [
          ['r_1', 'of r_1'],
          ['rx1', 'of rx1'],
        ],
      )
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
  })
