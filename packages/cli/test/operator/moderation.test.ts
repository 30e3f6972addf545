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
  assert.match(said, /^r1 .* open {2}insult {2}Bob \(bob-1\), one of 2 reports about them, by Ann \(ann-1\)$/m)
  assert.match(said, /^2 open reports\.$/m)
  assert.equal((listed as { reports: unknown[] }).reports.length, 2)
  const { said: shown } = await run('reports', 'show', 'r1')
  assert.match(
    shown,
    /^ {3}\S+ {2}Ann \(ann-1\): hello\n>> \S+ {2}Bob \(bob-1\): you fool\n {3}\S+ {2}Ann \(ann-1\): now, now$/m,
  )
  assert.match(shown, /“again”/)
  assert.match(shown, /Other reports about them:\nr2 /)
  assert.match(shown, /The table is deleted, so there is nothing to watch/)
  await fails(/Say one of --ban, --mute DAYS and --nothing/, 'reports', 'close', 'r1')
  await fails(/Say one of/, 'reports', 'close', 'r1', '--ban', '--nothing')
  await fails(/at most 365 days/, 'reports', 'close', 'r1', '--mute', '366')
  await fails(/Which one\?/, 'reports', 'close')
  await fails(/There is no 'reports dance'/, 'reports', 'dance')
  await fails(/There is no report r9/, 'reports', 'show', 'r9')
  assert.match((await run('reports', 'close', 'r1', '--mute', '3')).said, /Report r1 is closed: mute for 3 days/)
  await fails(/closed already/, 'reports', 'close', 'r1', '--nothing')
  const { said: muted } = await run('reports', 'show', 'r1')
  assert.match(muted, /The person is muted until/)
  assert.match(muted, /^r1 .* closed: mute for 3 days, 20\S+Z by command line {2}insult /m)
  const tooLong = /--note takes at most 200 letters, and these are 201\./
  await fails(tooLong, 'reports', 'close', 'r2', '--ban', '--note', 'x'.repeat(201))
  await fails(tooLong, 'block', '203.0.113.0/24', '--note', 'x'.repeat(201))
  await run('reports', 'close', 'r2', '--ban', '--note', 'warned twice')
  const { said: closed } = await run('reports')
  assert.match(closed, /^r2 .* closed: ban, 20\S+Z by command line, “warned twice” {2}insult /m)
  assert.match(closed, /^0 open reports\.$/m)
  assert.match((await run('actions')).said, /close report {2}Bob \(bob-1\) {2}\(r2: ban; warned twice\)$/m)
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

test('a place that no page has named, and an option that the command does not take, are refused', async () => {
  for (const verb of ['reports', 'people', 'actions'])
    await fails(/'bogus' is no place in this list: leave it out to begin at the start/, verb, '--after', 'bogus')
  await fails(/'list' takes no --after: it takes --limit\./, 'list', '--after', 'bogus')
  await fails(/'ban' takes no --days: leave it out\./, 'ban', 'Bob', '--days', '3')
  await fails(/'reports show' takes no --ban/, 'reports', 'show', 'r1', '--ban')
})

test('a report of a table that can be watched has a link to it', async () => {
  const db = openDatabase({ databaseUrl: null, dataDir: folder })
  const table = (id: string, open: number) =>
    statement`INSERT INTO tables (id, code, owner_id, game, config, game_version, fingerprint, open, clock, delay, status,
        version, secret, commitment, deal_table_id, created_at, changed_at)
      VALUES (${id}, ${id}, 'ann-1', 'outlive', '{}', '1', '', ${open}, '{}', 0, 'waiting', 0, '', '', ${id}, 0, 0)`
  const report = (id: string, at: string) =>
    statement`INSERT INTO reports (id, table_id, room, message_id, around_at, reporter_name, person_id, person_name, reason,
        text, created_at)
      VALUES (${id}, ${at}, 'table', NULL, 0, 'Ann', 'bob-1', 'Bob', 'spam', '', 5000)`
  await db.write([table('seen', 1), table('hidden', 0), report('w1', 'seen'), report('w2', 'hidden')])
  await db.close()
  assert.match((await run('reports', 'show', 'w1')).said, /^Watch it: \/table\/seen$/m)
  env['PUBLIC_URL'] = 'https://games.example.org'
  assert.match((await run('reports', 'show', 'w1')).said, /^Watch it: https:\/\/games\.example\.org\/table\/seen$/m)
  delete env['PUBLIC_URL']
  assert.match((await run('reports', 'show', 'w2')).said, /The table is private/)
  for (const id of ['w1', 'w2']) await run('reports', 'close', id, '--nothing')
})

test('banned and muted people are listed page by page, with what tells them apart', async () => {
  const db = openDatabase({ databaseUrl: null, dataDir: folder })
  const kim = (id: string) =>
    statement`INSERT INTO people (id, name, username, locale, settings, created_at, banned)
      VALUES (${id}, 'Kim', NULL, 'en', '{}', 0, 1)`
  await db.write([kim('kim-1'), kim('kim-2'), kim('kim-3')])
  const first = await run('people', '--limit', '2')
  assert.match(first.said, /^Bob \(bob-1\) {2}muted until \S+Z\nKim \(kim-1\) {2}banned\n2 banned or muted people\.$/m)
  const [, after] = /^There are more: npm run admin -- people --after (\S+) --limit 2$/m.exec(first.said)!
  const rest = await run('people', '--after', after!)
  assert.match(rest.said, /^Kim \(kim-2\) {2}banned\nKim \(kim-3\) {2}banned\n2 banned/m)
  assert.doesNotMatch(rest.said, /There are more/)
  await db.write([statement("DELETE FROM people WHERE name = 'Kim'")])
  await db.close()
  assert.match((await run('people')).said, /^1 banned or muted person\.$/m)
})

test('a person is muted for some days, and may write again', async () => {
  assert.match((await run('mute', 'Bob', '--days', '2')).said, /^Bob \(bob-1\) is muted everywhere until 20/)
  await fails(/whole number from 1/, 'mute', 'Bob', '--days', '0')
  await fails(/No person is called 'Nemo'/, 'mute', 'Nemo')
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
  assert.match((await run('blocks')).said, /^1 blocked network\.$/m)
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
  const read: OperatorAction[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: { said: string; admin: { actions: OperatorAction[]; next: string | null } } = await run(
      'actions',
      '--limit',
      '1',
      ...(after === '' ? [] : ['--after', after]),
    )
    assert.match(page.said, /^1 action\.$/m)
    read.push(...page.admin.actions)
    after = page.admin.next
    assert.equal(
      after !== null,
      page.said.includes(`There are more: npm run admin -- actions --after ${after} --limit 1`),
    )
  }
  assert.deepEqual(read, actions)
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
    /Z {2}command line {2}mute {2}Somebody \(bob-1\)\n\S+ {2}\(account deleted\) {2}mute {2}\(account deleted\)\n\S+ {2}command line \(ann-1\) {2}mute {2}Somebody \(bob-1\)\n/,
  )
})
