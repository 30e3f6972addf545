// Tables of The Long Night with decks of the group's own.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { newBot } from '@lastlight/bots'
import { type Json, sightOf } from '@lastlight/kernel'
import { type NewTable, newTable } from '@lastlight/protocol'
import { type ExportedGame, saltCommitmentOf } from '@lastlight/protocol/deal'
import { exportOf } from '../src/deals/export.ts'
import { proofOf } from '../src/deals/proof.ts'
import { signerFrom } from '../src/deals/signature.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { Problem } from '../src/problems.ts'
import { startServer } from '../src/server.ts'
import { readSettings } from '../src/settings.ts'
import type { Database } from '../src/storage/database.ts'
import { migrate } from '../src/storage/migrations.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { commitSalt, revealSalt } from '../src/tables/dealing.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { beginGame } from '../src/tables/seating.ts'
import { Tables } from '../src/tables/tables.ts'
import { Client } from './client.ts'
import { tempFile } from './house.ts'

const OWNER = { id: 'ann', name: 'Ann' }
const SIGNER = signerFrom('a secret of a server, only for this test')
const SALTS = ['0a'.repeat(16), '1b'.repeat(16)]

let folder: string
let db: Database
let tables: Tables

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lastlight-decks-'))
  db = openSqlite(join(folder, 'games.db'))
  await migrate(db)
  tables = new Tables(db, GAMES_BY_ID, 'test')
})
after(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

const wish = (decks: Json): NewTable =>
  newTable.parse({
    game: 'long-night',
    config: { players: 2, variant: 'cooperative', decks },
    seats: [{ kind: 'me' }, { kind: 'me', name: 'Ann again' }],
  })

/** Both seats give a salt, and random choices lead to the end. */
async function played({ row: { id, commitment } }: LiveTable): Promise<ExportedGame> {
  for (const [seat, salt] of SALTS.entries())
    await commitSalt(tables, OWNER, id, seat, saltCommitmentOf(salt, id, commitment))
  const table = await beginGame(tables, OWNER, id)
  for (const [seat, salt] of SALTS.entries()) await revealSalt(tables, OWNER, id, seat, salt)
  const bot = newBot(table.game.id, 'random', 'decks')
  while (table.row.status === 'playing') {
    const [seat] = table.game.pending(table.match!.state)
    const option = bot.choose(sightOf(table.match!, seat!)) as Json
    await tables.play(null, id, { seat: seat!, option }, table.version)
  }
  return JSON.parse(JSON.stringify(exportOf(table, SIGNER))) as ExportedGame
}

test('[LN-SETUP-04] a game with own decks is proven by its file, and not with other decks', async () => {
  const decks = { name: 'Our winter', objectives: ['tribute'], cards: { police: { lighter: 4 }, gas: { potatoes: 2 } } }
  const file = await played(await tables.create(OWNER, wish(decks)))
  assert.deepEqual(file.config['decks'], decks)
  const proof = proofOf(file, GAMES_BY_ID, SIGNER.key)
  assert.deepEqual(
    proof.checks.filter(({ ok }) => !ok),
    [],
  )
  const other = { ...file, config: { ...file.config, decks: { ...decks, cards: { police: { lighter: 3 } } } } }
  assert.ok(!proofOf(other, GAMES_BY_ID, SIGNER.key).fits)
})

test('[LN-SETUP-04] a table with bad decks is refused with the reason', async () => {
  for (const [decks, key] of [
    [{ name: 'Bad', cards: { police: { dragon: 1 } } }, 'decks.card'],
    [{ name: 'Bad', cards: { raxxon: { lighter: 1 } } }, 'decks.raxxon'],
    [{ name: 'Bad', crossroads: [] }, 'decks.few'],
  ] as const)
    await assert.rejects(
      tables.create(OWNER, wish(decks)),
      (problem: unknown) => problem instanceof Problem && problem.kind === 'bad' && problem.reason?.key === key,
    )
})

test('[LN-SETUP-04] hostile decks are refused over HTTP with a reason; no table is made, and the server answers on', async t => {
  const env = { DATA_DIR: dirname(tempFile(t)), HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', BOT_THREADS: '1' }
  const server = await startServer(readSettings(env))
  t.after(() => server.close())
  const client = await new Client(server.url).guest('Mallory')
  const send = async (text: string): Promise<{ status: number; said: string }> => {
    const body = `{"game":"long-night","config":{"players":2,"variant":"cooperative","decks":${text}},"seats":[{"kind":"me"},{"kind":"me"}]}`
    const { status, body: said } = await client.http('POST', '/tables', body)
    return { status, said: JSON.stringify(said) }
  }
  const ids = Array.from({ length: 15_000 }, (_, i) => i.toString(36))
  for (const [decks, status, said] of [
    [`{"name":"${'a'.repeat(120_000)}\\u0001\\u0001"}`, 400, /decks\.name/],
    ['{"name":"a\\u0000"}', 400, /./],
    ['{"name":"a\\u202eb"}', 400, /decks\.name/],
    [JSON.stringify({ name: 'x', crossroads: ids }), 400, /decks\.crossroads/],
    [`{"name":"x","${'y'.repeat(50_000)}":1}`, 400, /./],
    ['{"name":"x","__proto__":{"cards":{}}}', 400, /./],
    ['{"name":"x","cards":{"__proto__":{"lighter":1}}}', 400, /./],
    [`{"name":"x","cards":${'{"police":'.repeat(9000)}1${'}'.repeat(9000)}}`, 400, /./],
    [`{"name":"x","cards":${'['.repeat(60_000)}${']'.repeat(60_000)}}`, 400, /./],
    ['[]', 400, /./],
    ['"x"', 400, /./],
    [`{"name":"${'x'.repeat(10_000_000)}"}`, 413, /./],
  ] as const) {
    const answer = await send(decks)
    assert.equal(answer.status, status, `${decks.slice(0, 60)}: ${answer.said.slice(0, 200)}`)
    assert.match(answer.said, said, `${decks.slice(0, 60)}: ${answer.said.slice(0, 300)}`)
    assert.ok(answer.said.length < 2000, `${decks.slice(0, 60)}: ${answer.said.length} letters`)
  }
  assert.deepEqual(await client.request('GET', '/me/tables'), { tables: [], next: null })
})
