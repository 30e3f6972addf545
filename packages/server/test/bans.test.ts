// A ban keeps a person out, also a guest who presses once to come in again.

import assert from 'node:assert/strict'
import { dirname } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { COMMAND_LINE } from '../src/moderation/actions.ts'
import { setBanned } from '../src/moderation/moderated.ts'
import type { Database } from '../src/storage/database.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { Client } from './client.ts'
import { tempFile } from './house.ts'
import { openServer } from './openServer.ts'

async function opened(t: TestContext): Promise<{ readonly url: string; readonly db: Database }> {
  const file = tempFile(t)
  const { url } = await openServer(t, { DATA_DIR: dirname(file) })
  const db = openSqlite(file)
  t.after(() => db.close())
  return { url, db }
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
    await setBanned(db, COMMAND_LINE, id, true)
    assert.equal((await rudy.http('GET', '/me')).status, 401)
    assert.deepEqual(await comeIn(rudy, 'Somebody else'), [403, 'banned'])
    assert.deepEqual(await comeIn(new Client(url), 'Rudy'), [201, undefined])
    await setBanned(db, COMMAND_LINE, id, false)
    assert.equal((await rudy.request<{ id: string }>('GET', '/me')).id, id)
  })

  test('is known by a cookie of this server alone', async t => {
    const { url } = await opened(t)
    const other = new Client(url)
    other.cookie = 'lastlight=made.up'
    assert.deepEqual(await comeIn(other, 'Ann'), [201, undefined])
  })
})
