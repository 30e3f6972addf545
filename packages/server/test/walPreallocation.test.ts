import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { statement } from '../src/storage/database.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { WalPreallocation } from '../src/storage/walPreallocation.ts'

const MEGABYTE = 1024 * 1024

test('the log of a busy database is preallocated, and after a crash everything is there', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'lastlight-log-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'data.db')
  const db = openSqlite(file)
  await db.write([statement('CREATE TABLE things (n INTEGER PRIMARY KEY)')])
  const idle = statSync(`${file}-wal`).size
  assert.ok(idle < MEGABYTE, 'whoever writes little needs none')
  for (let n = 0; n < 400; n++) await db.write([statement('INSERT INTO things (n) VALUES ($1)', n)])
  assert.ok(statSync(`${file}-wal`).size > 39 * MEGABYTE)

  const crashed = join(folder, 'crashed.db')
  for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${crashed}${end}`)
  await db.close()
  const again = openSqlite(crashed)
  const [found] = await again.read<{ count: number; sum: number }>('SELECT COUNT(*) count, SUM(n) sum FROM things')
  assert.deepEqual({ ...found }, { count: 400, sum: (399 * 400) / 2 })
  await again.close()
})

test('where no room can be made, nothing happens', () => {
  const room = new WalPreallocation(join(tmpdir(), 'lastlight-nowhere', 'data.db'), MEGABYTE)
  assert.doesNotThrow(() => {
    for (let n = 0; n < 300; n++) room.grow()
  })
})
