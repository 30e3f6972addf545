// A ban keeps a person out, also a guest who presses once to come in again.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { startServer } from '../src/index.ts'
import { setBanned } from '../src/moderation/moderated.ts'
import { openDatabase } from '../src/ops/open.ts'
import { readSettings } from '../src/settings.ts'
import type { Database } from '../src/storage/database.ts'
import { Client } from './client.ts'

const OPERATOR = { id: null, name: 'command line' }

async function opened(t: TestContext): Promise<{ readonly url: string; readonly db: Database }> {
  const folder = mkdtempSync(join(tmpdir(), 'lastlight-bans-'))
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    BOT_THREADS: '1',
  })
  const server = await startServer(settings)
  const db = openDatabase(settings)
  t.after(async () => {
    await db.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { url: server.url, db }
}

const comeIn = async (client: Client, name: string): Promise<unknown> => {
  const { status, body } = await client.http('POST', '/guests', { name })
  return [status, (body as { readonly error?: string }).error]
}

describe('a banned guest', () => {
  test('does not come in again with the same browser under any name, until the ban is lifted', async t => {
    const { url, db } = await opened(t)
    const rudy = await new Client(url).guest('Rudy')
    const { id } = await rudy.request<{ id: string }>('GET', '/me')
    await setBanned(db, OPERATOR, id, true)
    assert.equal((await rudy.http('GET', '/me')).status, 401)
    assert.deepEqual(await comeIn(rudy, 'Somebody else'), [403, 'banned'])
    assert.deepEqual(await comeIn(new Client(url), 'Rudy'), [201, undefined])
    await setBanned(db, OPERATOR, id, false)
    assert.equal((await rudy.request<{ id: string }>('GET', '/me')).id, id)
  })

  test('is known by a cookie of this server alone', async t => {
    const { url } = await opened(t)
    const other = new Client(url)
    other.cookie = 'lastlight=made.up'
    assert.deepEqual(await comeIn(other, 'Ann'), [201, undefined])
  })
})
