// A backup that an operator takes while tables of both games are being played: it holds everything that was acknowledged
// before it began, and every game in it goes on elsewhere and can be proved.

import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { before, describe, type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import type { NewTable, TableInfo } from '@lastlight/protocol'
import type { ExportedGame } from '@lastlight/protocol/deal'
import { proofOf } from '../src/deals/proof.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { Client } from './client.ts'
import { playSome } from './everyTable.ts'
import { outliveTable } from './house.ts'
import { openServerAt } from './openServer.ts'
import { type Acknowledged, choices, Player } from './player.ts'
import { emptyPostgres } from './postgres.ts'
import { Place, STORAGES, withoutStorage } from './process.ts'
import { assertNothingLost } from './tableChecks.ts'

const run = promisify(execFile)
const COMMANDS = join(import.meta.dirname, '../../cli/src')
const CHOICES = 30

const WITH_BOT: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }]
const WISHES: readonly NewTable[] = [
  outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] }),
  outliveTable({ config: { players: 3, quick: true, heroes: 'inTurn' }, seats: WITH_BOT }),
  outliveTable({ game: 'long-night', config: { players: 3 }, seats: WITH_BOT }),
]

interface Busy {
  readonly id: string
  readonly people: readonly Client[]
  readonly players: readonly Player[]
}

/** An operator's command beside the servers of this place; gives its JSON. */
async function operator(place: Place, name: string, ...args: readonly string[]): Promise<Record<string, unknown>> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: place.folder, DATABASE_URL: place.databaseUrl ?? '', PORT: '0' }
  const command = [join(COMMANDS, `${name}.ts`), ...args, '--json']
  const { stdout } = await run(process.execPath, command, { cwd: place.folder, env })
  return JSON.parse(stdout) as Record<string, unknown>
}

async function busyTable(t: TestContext, url: string, wish: NewTable): Promise<Busy> {
  const people = [await new Client(url).guest('Ann'), await new Client(url).guest('Bob')] as const
  for (const client of people) t.after(() => client.leave())
  const table = await people[0].makeTable(wish)
  await people[1].join(table)
  await people[0].start(table.id)
  return { id: table.id, people, players: people.map((client, seat) => new Player(client, table.id, seat)) }
}

/**
 * The same people at the restored table: they play on, give up, and the file of the game is proved. Gives whether the game
 * went on: on a slow machine one may be over before the backup.
 */
async function goOnAndProve(url: string, { id, people }: Busy): Promise<boolean> {
  const again = people.map(({ cookie }) => {
    const client = new Client(url)
    client.cookie = cookie
    return client
  })
  const info = (): Promise<TableInfo> => again[0]!.request('GET', `/tables/${id}`)
  const { status, version: before } = await info()
  const goesOn = status === 'playing'
  await playSome(again, id, 5)
  assert.equal((await info()).version > before, goesOn, 'the game goes on unless it is over')
  for (const client of again) await client.http('POST', `/tables/${id}/abandon`, { yes: true })
  const file = await again[0]!.request<ExportedGame>('GET', `/tables/${id}/export`)
  // Programs without a salt leave the deal to the server; everything else must be proved.
  assert.equal(proofOf(file, GAMES_BY_ID).fits, true)
  return goesOn
}

describe('a backup in the middle of busy play', () => {
  // The doctor of the copy is content only with a page.
  before(async () => {
    await run(process.execPath, [join(import.meta.dirname, '../../web/build.ts')])
  })
  for (const storage of STORAGES)
    test(`${storage}: it is restored in a fresh place, where every game goes on and can be proved`, {
      skip: withoutStorage(storage),
    }, async t => {
      const place = await Place.of(t, storage)
      const { url } = await openServerAt(t, place)
      const tables: Busy[] = []
      for (const wish of WISHES) tables.push(await busyTable(t, url, wish))
      const players = tables.flatMap(each => each.players)
      const leaving = new AbortController()
      for (const player of players) player.thinkMs = 100
      const playing = Promise.all(players.map(player => player.playUntil(leaving.signal)))
      await choices(players, CHOICES)
      const acknowledged = (): readonly Acknowledged[] => players.flatMap(player => player.acknowledged)
      const before = acknowledged()
      const file = join(place.folder, 'backup.jsonl.gz')
      await operator(place, 'backup', file)
      assert.ok(acknowledged().length > before.length, 'people have played on meanwhile')
      leaving.abort()
      await playing

      const copy = await Place.of(t, storage, emptyPostgres)
      await operator(copy, 'restore', file)
      const { doctor } = (await operator(copy, 'doctor')) as { doctor: { well: boolean } }
      assert.equal(doctor.well, true)
      const db = copy.open()
      t.after(() => db.close())
      await assertNothingLost(db, before)
      const elsewhere = await openServerAt(t, copy)
      const wentOn: boolean[] = []
      for (const table of tables) wentOn.push(await goOnAndProve(elsewhere.url, table))
      assert.ok(wentOn.includes(true), 'some games are not over')
    })
})
