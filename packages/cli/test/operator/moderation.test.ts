// The operator's commands about people, as they are typed.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { OperatorAction } from '@lastlight/protocol'
import { migrate, openDatabase, statement } from '@lastlight/server'
import { CommandError } from '../../src/command.ts'
import { admin } from '../../src/operator/admin.ts'

let folder: string
let env: Record<string, string>

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lastlight-moderation-'))
  env = { DATA_DIR: folder }
  const db = openDatabase({ databaseUrl: null, dataDir: folder })
  await migrate(db)
  const person = (id: string, name: string, username: string | null) =>
    statement`INSERT INTO people (id, name, username, locale, settings, created_at)
      VALUES (${id}, ${name}, ${username}, 'en', '{}', 0)`
  const report = (id: string, at: number) =>
    statement`INSERT INTO reports (id, table_id, room, message_id, around_at, reporter_id, reporter_name, person_id,
        person_name, reason, text, created_at)
      VALUES (${id}, 'table-1', 'table', 'm2', 2000, 'ann-1', 'Ann', 'bob-1', 'Bob', 'insult', 'again', ${at})`
  const line = (id: string, name: string, text: string, at: number) =>
    statement`INSERT INTO report_lines (report_id, message_id, person_id, name, text, at)
      VALUES ('r1', ${id}, ${name === 'Bob' ? 'bob-1' : 'ann-1'}, ${name}, ${text}, ${at})`
  await db.write([
    person('ann-1', 'Ann', 'ann'),
    person('bob-1', 'Bob', null),
    report('r1', 3000),
    report('r2', 4000),
    line('m1', 'Ann', 'hello', 1000),
    line('m2', 'Bob', 'you fool', 2000),
    line('m3', 'Ann', 'now, now', 2500),
  ])
  await db.close()
})
after(() => rmSync(folder, { recursive: true }))

/** What the command says, and what it answers with --json. */
async function run(...args: readonly string[]): Promise<{ readonly said: string; readonly admin: never }> {
  const said: string[] = []
  let answer: object = {}
  const code = await admin({
    args: [...args, '--json'],
    env,
    say: line => said.push(line),
    answer: value => void (answer = value),
  })
  assert.equal(code, 0)
  return { said: said.join('\n'), ...(answer as { admin: never }) }
}

const idsIn = (answer: { readonly reports: readonly { readonly id: string }[] }): string[] =>
  answer.reports.map(({ id }) => id)

const fails = (message: RegExp, ...args: readonly string[]) =>
  assert.rejects(run(...args), (problem: unknown) => problem instanceof CommandError && message.test(problem.message))

test('the queue is listed, a report shown with what was said around it, and closed in one of three ways', async () => {
  const { said, admin: listed } = await run('reports')
  assert.match(said, /^r1 .* open {2}insult {2}Bob, one of 2 reports about them, by Ann$/m)
  assert.match(said, /^2 open reports\.$/m)
  assert.equal((listed as { reports: unknown[] }).reports.length, 2)
  const { said: shown } = await run('reports', 'show', 'r1')
  assert.match(shown, /^ {3}\S+ {2}Ann: hello\n>> \S+ {2}Bob: you fool\n {3}\S+ {2}Ann: now, now$/m)
  assert.match(shown, /“again”/)
  assert.match(shown, /Other reports about them:\nr2 /)
  await fails(/Say one of --ban, --mute DAYS and --nothing/, 'reports', 'close', 'r1')
  await fails(/Say one of/, 'reports', 'close', 'r1', '--ban', '--nothing')
  await fails(/at most 365 days/, 'reports', 'close', 'r1', '--mute', '366')
  await fails(/Which one\?/, 'reports', 'close')
  await fails(/There is no 'reports dance'/, 'reports', 'dance')
  await fails(/There is no report r9/, 'reports', 'show', 'r9')
  assert.match((await run('reports', 'close', 'r1', '--mute', '3')).said, /Report r1 is closed: mute for 3 days/)
  await fails(/closed already/, 'reports', 'close', 'r1', '--nothing')
  assert.match((await run('reports', 'show', 'r1')).said, /The person is muted until/)
  await run('reports', 'close', 'r2', '--ban')
  assert.match((await run('reports')).said, /^0 open reports\.$/m)
  await run('unban', 'Bob')
})

test('the queue is listed page by page', async () => {
  const db = openDatabase({ databaseUrl: null, dataDir: folder })
  await db.write(
    ['p1', 'p2', 'p3'].map(
      id =>
        statement`INSERT INTO reports (id, table_id, room, message_id, around_at, reporter_name, person_id, person_name, reason,
            text, created_at)
          VALUES (${id}, 'table-1', 'table', NULL, 0, 'Ann', 'bob-1', 'Bob', 'spam', '', 5000)`,
    ),
  )
  await db.close()
  const first = await run('reports', '--limit', '2')
  assert.deepEqual(idsIn(first.admin), ['p1', 'p2'])
  assert.match(first.said, /^3 open reports\.$/m)
  const [, after] = /^There are more: npm run admin -- reports --after (\S+) --limit 2$/m.exec(first.said)!
  assert.equal((first.admin as { next: string }).next, after)
  const rest = await run('reports', '--after', after!)
  assert.deepEqual(idsIn(rest.admin).slice(0, 1), ['p3'])
  assert.match(rest.said, /^3 open reports\.$/m)
  assert.doesNotMatch(rest.said, /There are more/)
  for (const id of ['p1', 'p2', 'p3']) await run('reports', 'close', id, '--nothing')
})

test('a person is muted for some days, and may write again', async () => {
  assert.match((await run('mute', 'Bob', '--days', '2')).said, /^Bob \(bob-1\) is muted everywhere until 20/)
  await fails(/whole number from 1/, 'mute', 'Bob', '--days', '0')
  await fails(/Nobody is called 'Nemo'/, 'mute', 'Nemo')
  assert.match((await run('unmute', 'Bob')).said, /^Bob \(bob-1\) may write again\.$/)
})

test('an account becomes an operator, and a guest never does', async () => {
  assert.match((await run('operator', 'ann')).said, /they find the queue at \/operator/)
  await fails(/Bob is a guest/, 'operator', 'Bob')
  assert.match((await run('operator', 'ann', '--off')).said, /is no operator any more/)
})

test('networks are blocked, listed and opened again', async () => {
  assert.match((await run('block', '203.0.113.9/24', '--note', 'spam')).said, /^203\.0\.113\.0\/24 is blocked/)
  await run('block', '2001:db8::/32')
  await fails(/is no range of addresses: write/, 'block', 'the-neighbours')
  await fails(/too wide/, 'block', '0.0.0.0/0')
  const { said } = await run('blocks')
  assert.match(said, /^203\.0\.113\.0\/24 {2}\S+ {2}spam$/m)
  assert.match(said, /^2 blocked networks\.$/m)
  await run('unblock', '203.0.113.0/24')
  await fails(/is not blocked/, 'unblock', '203.0.113.0/24')
})

test('every action is in the record, the newest first', async () => {
  const { admin: answer } = await run('actions')
  const { actions } = answer as { actions: OperatorAction[] }
  assert.ok(actions.every(({ operator }) => operator.kind === 'commandLine'))
  assert.deepEqual(
    new Set(actions.map(({ action, target }) => `${action} ${'name' in target ? target.name : ''}`)),
    new Set([
      'unblock 203.0.113.0/24',
      'block 2001:db8::/32',
      'block 203.0.113.0/24',
      'unmake operator ann',
      'make operator ann',
      'unmute Bob',
      'mute Bob',
      'unban Bob',
      'close report Bob',
    ]),
  )
  assert.match((await run('actions', '--limit', '1')).said, /^1 actions\.$/m)
})

test('the record says who was the command line, who is gone, and who only has such a name', async () => {
  const db = openDatabase({ databaseUrl: null, dataDir: folder })
  const row = (id: string, operator: string | null, name: string, person: string | null) =>
    statement`INSERT INTO operator_actions (id, at, operator_id, operator_name, action, person_id, target, note)
      VALUES (${id}, 0, ${operator}, ${name}, 'mute', ${person}, 'Somebody', '')`
  await db.write([
    row('a1', null, 'command line', 'bob-1'),
    row('a2', null, 'Somebody', null),
    row('a3', 'ann-1', 'command line', 'bob-1'),
  ])
  await db.close()
  const { said } = await run('actions')
  assert.match(
    said,
    /Z {2}command line {2}mute {2}Somebody\n\S+ {2}\(account deleted\) {2}mute {2}\(account deleted\)\n\S+ {2}command line {2}mute {2}Somebody\n/,
  )
})
