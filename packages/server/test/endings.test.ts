// A7, A19: tables that wait come to an end, and what never became a game does not stay.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { OpenTables, TableInfo } from '@lastlight/protocol'
import { People } from '../src/people/people.ts'
import { MOST_SESSIONS } from '../src/people/sessions.ts'
import { type Database, statement } from '../src/storage/database.ts'
import { migrate } from '../src/storage/migrations.ts'
import { CLOSED_DAYS, PUBLIC_WAIT_DAYS, STILL_DAYS, sweepTables, WAIT_DAYS } from '../src/tables/endings.ts'
import { Client } from './client.ts'
import { DATABASES, newDatabase } from './databases.ts'
import { outliveTable } from './house.ts'
import { openServer } from './openServer.ts'

const DAY = 86_400_000
const NOW = 1_800_000_000_000

interface Planted {
  readonly id: string
  readonly status: string
  readonly days: number
  readonly open?: boolean
  readonly clock?: string
  readonly seed?: string
}

async function plant(db: Database, { id, status, days, open = false, clock = 'none', seed }: Planted): Promise<void> {
  const at = NOW - days * DAY
  await db.write([
    statement`INSERT INTO tables (id, code, game, config, owner_id, status, open, clock, delay, game_version, fingerprint,
        commitment, secret, deal_table_id, version, created_at, changed_at, seed)
      VALUES (${id}, ${`code ${id}`}, 'outlive', '{}', ${`owner of ${id}`}, ${status}, ${open ? 1 : 0},
        ${JSON.stringify({ kind: clock })}, 0, '1', '', '', '', ${id}, 0, ${at}, ${at}, ${seed ?? null})`,
    statement`INSERT INTO seats (table_id, seat, person_id, name) VALUES (${id}, 0, ${`sits at ${id}`}, 'Ann')`,
  ])
}

for (const kind of DATABASES)
  describe(`tables in ${kind.kind}`, { skip: kind.skip }, () => {
    test('end when nobody has been there for long, and are deleted later where no game was dealt', async t => {
      const db = await newDatabase(t, kind)
      await migrate(db)
      const cases: readonly (readonly [Planted, after: string | undefined])[] = [
        [{ id: 'new', status: 'waiting', days: WAIT_DAYS - 1 }, 'waiting'],
        [{ id: 'left', status: 'waiting', days: WAIT_DAYS + 1 }, 'abandoned'],
        [{ id: 'somebody sits there', status: 'waiting', days: WAIT_DAYS + 1 }, 'waiting'],
        [{ id: 'its owner is there', status: 'waiting', days: WAIT_DAYS + 1 }, 'waiting'],
        [{ id: 'public', status: 'waiting', days: PUBLIC_WAIT_DAYS + 1, open: true }, 'abandoned'],
        [{ id: 'public and new', status: 'waiting', days: PUBLIC_WAIT_DAYS / 2, open: true }, 'waiting'],
        [{ id: 'public, over days', status: 'waiting', days: 2, open: true, clock: 'days' }, 'waiting'],
        [{ id: 'played', status: 'playing', days: STILL_DAYS - 1, seed: 's' }, 'playing'],
        [{ id: 'forgotten', status: 'playing', days: STILL_DAYS + 1, seed: 's' }, 'abandoned'],
        [{ id: 'closed', status: 'abandoned', days: CLOSED_DAYS - 1 }, 'abandoned'],
        [{ id: 'closed long ago', status: 'abandoned', days: CLOSED_DAYS + 1 }, undefined],
        [{ id: 'given up long ago', status: 'abandoned', days: CLOSED_DAYS + 1, seed: 's' }, 'abandoned'],
        [{ id: 'over long ago', status: 'over', days: 1000, seed: 's' }, 'over'],
      ]
      for (const [each] of cases) await plant(db, each)
      for (const person of ['sits at somebody sits there', 'owner of its owner is there'])
        await db.write([
          statement`INSERT INTO presence (process_id, person_id, table_ids, lost_at) VALUES ('p', ${person}, '[]', NULL)`,
        ])
      await db.write([statement`UPDATE tables SET rematch_id = 'closed long ago' WHERE id = 'over long ago'`])
      await sweepTables(db, NOW)
      for (const [{ id }, after] of cases) {
        const [row] = await db.read<{ readonly status: string }>`SELECT status FROM tables WHERE id = ${id}`
        assert.equal(row?.status, after, id)
      }
      const [over] = await db.read<{ readonly rematch_id: string | null }>`SELECT rematch_id FROM tables
        WHERE id = 'over long ago'`
      assert.equal(over!.rematch_id, null)
      assert.deepEqual(await db.read`SELECT seat FROM seats WHERE table_id = 'closed long ago'`, [])
    })

    test('an account is logged in at so many browsers; one more ends the oldest session', async t => {
      const db = await newDatabase(t, kind)
      await migrate(db)
      const people = new People(db)
      const { person } = await people.guest('Ann')
      await people.accounts.claim(person, 'ann', 'password!')
      await db.write(
        Array.from(
          { length: MOST_SESSIONS },
          (_, i) => statement`INSERT INTO sessions (hash, person_id, created_at, seen_at)
            VALUES (${`hash ${i}`}, ${person.id}, ${i}, ${i})`,
        ),
      )
      const { session } = await people.accounts.login('ann', 'password!')
      assert.equal((await people.bySession(session))?.id, person.id)
      const left = await db.read<{ readonly hash: string }>`SELECT hash FROM sessions WHERE person_id = ${person.id}`
      assert.equal(left.length, MOST_SESSIONS)
      assert.ok(!left.some(({ hash }) => hash === 'hash 0'))
    })
  })

test('the owner closes a table that waits; then it is in no list, and there is room for another', async t => {
  const { url } = await openServer(t)
  const [ann, bob] = [await new Client(url).guest('Ann'), await new Client(url).guest('Bob')]
  const open = outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }], open: true })
  const made: TableInfo[] = []
  for (let i = 0; i < 5; i++) made.push(await ann.makeTable(open))
  assert.equal((await ann.http('POST', '/tables', open)).status, 429)
  const { id } = made[0]!
  await bob.join(made[0]!)
  assert.equal((await bob.http('DELETE', `/tables/${id}`)).status, 403)
  await ann.request('DELETE', `/tables/${id}`)
  assert.equal((await bob.request<TableInfo>('GET', `/tables/${id}`)).status, 'abandoned')
  assert.equal((await ann.http('POST', `/tables/${id}/start`)).status, 409)
  const { tables } = await bob.request<OpenTables>('GET', '/tables')
  assert.ok(!tables.some(each => each.id === id))
  assert.equal((await ann.http('POST', '/tables', open)).status, 201)
  await ann.request('PUT', `/tables/${made[1]!.id}/seats/1/bot`, { level: 'random' })
  await ann.start(made[1]!.id)
  assert.equal((await ann.http('DELETE', `/tables/${made[1]!.id}`)).status, 409)
})
