// Old tables are listed, and removed only when the operator says yes.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { migrate, openDatabase, type Statement, statement } from '@lastlight/server'
import { BadArgument } from '../../src/command.ts'
import { admin } from '../../src/operator/admin.ts'

const DAY_MS = 86_400_000

/** A table with a line in its log. */
const table = (id: string, status: string, days: number): readonly Statement[] => [
  statement`INSERT INTO tables (id, code, game, game_version, config, owner_id, status, open, clock, delay, fingerprint,
      commitment, secret, deal_table_id, version, created_at, changed_at)
    VALUES (${id}, ${id.toUpperCase()}, 'outlive', 1, '{}', 'ann-1', ${status}, 0, '{}', 0, '', '', '', ${id}, 1, 0,
      ${Date.now() - days * DAY_MS})`,
  statement`INSERT INTO log_entries (table_id, version, entry, told, at) VALUES (${id}, 1, '{}', '[]', 0)`,
]

test('old tables are listed first; with --yes they are removed with their logs, and it is recorded', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'lastlight-prune-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const db = openDatabase({ databaseUrl: null, dataDir: folder })
  t.after(() => db.close())
  await migrate(db)
  await db.write([
    ...table('old-over', 'over', 401),
    ...table('old-abandoned', 'abandoned', 500),
    ...table('old-waiting', 'waiting', 401),
    ...table('old-playing', 'playing', 900),
    ...table('new-over', 'over', 399),
    ...table('new-waiting', 'waiting', 3),
  ])
  const run = async (...args: readonly string[]): Promise<{ said: string; tables: string[] }> => {
    const said: string[] = []
    let tables: string[] = []
    const answer = (value: object): void => {
      tables = (value as { admin: { tables: { id: string }[] } }).admin.tables.map(({ id }) => id)
    }
    const code = await admin({
      args: [...args, '--json'],
      env: { DATA_DIR: folder },
      say: each => said.push(each),
      answer,
    })
    assert.equal(code, 0)
    return { said: said.join('\n'), tables }
  }
  const left = async (): Promise<string[]> =>
    (await db.read<{ id: string }>('SELECT id FROM tables ORDER BY id')).map(({ id }) => id)
  const all = await left()

  const listed = await run('prune', '--older-than', '400d')
  assert.deepEqual(listed.tables, ['old-abandoned', 'old-over'])
  assert.match(listed.said, /^2 tables at which nothing has happened for 400 days\. Nothing is removed without --yes/m)
  assert.deepEqual((await run('prune', '--older-than', '400d', '--waiting')).tables, ['old-waiting'])
  assert.deepEqual(await left(), all)

  const removed = await run('prune', '--older-than', '400d', '--yes')
  assert.deepEqual(removed.tables, ['old-abandoned', 'old-over'])
  assert.match(removed.said, /: removed, with their games, results and chat\.$/m)
  await run('prune', '--older-than', '400d', '--waiting', '--yes')
  assert.deepEqual(await left(), ['new-over', 'new-waiting', 'old-playing'])
  const logs = await db.read<{ table_id: string }>('SELECT table_id FROM log_entries')
  assert.equal(logs.length, 3)
  const actions = await db.read<{ action: string; target: string }>(
    'SELECT action, target FROM operator_actions ORDER BY at, target DESC',
  )
  assert.deepEqual(
    actions.map(({ action, target }) => `${action} ${target}`),
    ['remove tables 2', 'remove tables 1'],
  )
  assert.deepEqual((await run('prune', '--older-than', '400d', '--yes')).tables, [])

  for (const args of [['prune'], ['prune', '--older-than', '400'], ['prune', '--older-than', '0d'], ['list', '--yes']])
    await assert.rejects(run(...args), BadArgument, args.join(' '))
})
