import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { TaskOwner } from '../src/bots/fairQueue.ts'
import { BotPool } from '../src/bots/pool.ts'
import type { BotTask } from '../src/bots/task.ts'
import { endTable } from '../src/ops/admin.ts'
import { statement } from '../src/storage/database.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import type { Chooser } from '../src/tables/driver.ts'
import { beginGame, joinTable, leaveSeat } from '../src/tables/seating.ts'
import { DATABASES, newDatabase } from './databases.ts'
import { House, outliveTable, person, quickBots, tempFile } from './house.ts'

const ann = person('Ann')
const bob = person('Bob')
const mallory = person('Mallory')
const TABLES = 60
/** How many other searches a person's bot waits for at most: the running one, and one more. */
const A_COUPLE = 2

const folder = mkdtempSync(join(tmpdir(), 'lastlight-fair-'))
after(() => rmSync(folder, { recursive: true, force: true }))
/** Answers at once with the option whose number is the given time. */
const file = join(folder, 'worker.mjs')
writeFileSync(
  file,
  `import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ id, task }) => parentPort.postMessage({ id, index: task.budgetMs % task.options.length }))`,
)
function scripted(t: TestContext, threads: number): BotPool {
  const pool = new BotPool(threads, { worker: pathToFileURL(file) })
  t.after(() => pool.close())
  return pool
}

const task = (budgetMs: number): BotTask => ({
  game: 'outlive',
  level: 'greedy',
  seat: 0,
  view: null,
  options: Array.from({ length: 1000 }, (_, i) => i),
  told: [],
  world: null,
  seed: '',
  budgetMs,
})

const OWNER: TaskOwner = { network: '', person: '', table: '', isPlayed: true }

const ALL_BOTS = outliveTable({
  seats: [
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'random' },
  ],
})

test(`${TABLES} tables of bots do not keep anybody else's bot waiting for more than two searches`, async t => {
  const pool = scripted(t, 1)
  const served: string[] = []
  const waited: number[] = []
  const bots: Chooser = {
    async choose(question, share) {
      const owner = share.person
      const before = served.length
      await pool.choose(question, share)
      served.push(owner)
      if (owner === ann.id) waited.push(served.slice(before).filter(each => each !== ann.id).length)
      return quickBots.choose(question)
    },
  }
  const house = await new House(openSqlite(tempFile(t)), bots).open()
  t.after(() => house.close())
  const begins = async (who: typeof ann): Promise<void> => {
    const { id } = (await house.tables.create(who, ALL_BOTS)).row
    await beginGame(house.tables, who, id)
  }
  for (let i = 0; i < TABLES; i++) await begins(mallory)
  await begins(ann)
  while (waited.length < 20) await setTimeout(5)
  assert.ok(Math.max(...waited) <= A_COUPLE, `thoughts of others before each of Ann's: ${waited.join(', ')}`)
  assert.ok(served.filter(each => each === mallory.id).length >= 20, 'nobody is kept from thinking')
  assert.deepEqual(house.problems, [])
})

test('people take turns, and so do the tables of each', async t => {
  const pool = scripted(t, 1)
  const order: string[] = []
  const ask = (who: string, table: string): Promise<unknown> =>
    pool.choose(task(10), { ...OWNER, person: who, table }).then(() => order.push(`${who} ${table}`))
  await Promise.all([
    ask('ann', '1'),
    ask('ann', '1'),
    ask('ann', '2'),
    ask('ann', '3'),
    ask('bob', '1'),
    ask('bob', '1'),
    ask('cid', '1'),
  ])
  assert.deepEqual(order, ['ann 1', 'ann 1', 'bob 1', 'cid 1', 'ann 2', 'bob 1', 'ann 3'])
})

test('networks take turns, however many people come from one: fifty guests are no more than one person', async t => {
  const pool = scripted(t, 1)
  const order: string[] = []
  const ask = (network: string, person: string): Promise<unknown> =>
    pool.choose(task(300), { ...OWNER, network, person, table: person }).then(() => order.push(person))
  const guests = Array.from({ length: 50 }, (_, i) => ask('198.51.100.', `guest ${i}`))
  const chosen: unknown[] = []
  for (let i = 0; i < 3; i++)
    chosen.push(await pool.choose(task(300), { ...OWNER, network: '203.0.113.', person: 'ann' }))
  assert.ok(order.length <= 4, `${order.length} before Ann's third`)
  assert.deepEqual(chosen, [150, 150, 150], 'of the time she has a half')
  await Promise.all(guests)
})

test('games without any person wait behind those with one, and take turns in the same way', async t => {
  const pool = scripted(t, 1)
  const order: string[] = []
  const ask = (network: string, person: string, isPlayed: boolean): Promise<unknown> =>
    pool.choose(task(10), { network, person, table: '1', isPlayed }).then(() => order.push(person))
  await Promise.all([
    ask('a', 'first', false),
    ask('a', 'eve', false),
    ask('a', 'mallory', false),
    ask('b', 'bob', false),
    ask('a', 'ann', true),
    ask('b', 'cid', true),
  ])
  assert.deepEqual(order, ['first', 'ann', 'cid', 'eve', 'bob', 'mallory'])
})

test('a game is played while one of its people is at their seat, and counts for the network that it was made from', async t => {
  const owners: TaskOwner[] = []
  const bots: Chooser = {
    choose(question, owner) {
      owners.push(owner)
      return quickBots.choose(question)
    },
  }
  const house = await new House(openSqlite(tempFile(t)), bots).open()
  t.after(() => house.close())
  const wish = outliveTable({ seats: [{ kind: 'bot', level: 'random' }, { kind: 'me' }] })
  const { id } = (await house.tables.create(ann, wish, undefined, 'net')).row
  const table = await beginGame(house.tables, ann, id)
  const plays = async (): Promise<void> => {
    while (table.pending[0] !== 1) await setTimeout(2)
    await house.tables.play(ann, id, { seat: 1, option: table.questions.of(1).options[0] as never }, table.version)
  }
  while (owners.length === 0) await plays().catch(() => undefined)
  assert.deepEqual(owners[0], { network: 'net', person: ann.id, table: id, isPlayed: true })
  const before = owners.length
  await leaveSeat(house.tables, ann, id, 1)
  while (owners.length < before + 3) await setTimeout(2)
  assert.equal(owners.at(-1)!.isPlayed, false)
})

test('while others wait a bot thinks for a shorter time, and the bots of many tables for the shortest', async t => {
  const pool = scripted(t, 1)
  const alone = await pool.choose(task(300), { ...OWNER, person: 'ann', table: '1' })
  assert.equal(alone, 300)
  const first = pool.choose(task(300), { ...OWNER, person: 'bob', table: '0' })
  const many = Array.from({ length: 6 }, (_, i) => pool.choose(task(300), { ...OWNER, person: 'bob', table: `${i}` }))
  const one = pool.choose(task(300), { ...OWNER, person: 'ann', table: '1' })
  assert.equal(await first, 300)
  assert.equal(await many[0], 30, 'a half of the time, for six tables, is less than a bot needs')
  assert.equal(await one, 150)
  await Promise.all(many)
})

for (const kind of DATABASES)
  describe(`games without other people in ${kind.kind}`, { skip: kind.skip }, () => {
    async function open(t: TestContext): Promise<House> {
      const house = await new House(await newDatabase(t, kind)).open()
      t.after(() => house.close())
      // Nothing ends by itself.
      await house.driver.close()
      await house.db.write([
        statement(
          `INSERT INTO people (id, name, locale, settings, created_at) VALUES ($1, 'Mallory', 'en', '{}', 0)`,
          mallory.id,
        ),
      ])
      return house
    }
    const make = async ({ tables }: House, wish = ALL_BOTS): Promise<string> =>
      (await tables.create(mallory, wish)).row.id

    test('their number is limited, whether the owner plays, has left or never sat down; then one may begin again', async t => {
      const house = await open(t)
      const own = await make(house, outliveTable())
      const left = await make(house, outliveTable())
      const [bots, more] = [await make(house), await make(house)]
      for (const id of [own, left, bots]) await beginGame(house.tables, mallory, id, 3)
      await leaveSeat(house.tables, mallory, left, 0)
      await assert.rejects(beginGame(house.tables, mallory, more, 3), /3 games running without other people: end one/)
      await endTable(house.db, bots)
      await beginGame(house.tables, mallory, more, 3)
    })

    test('games with others are not counted', async t => {
      const house = await open(t)
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
      for (let i = 0; i < 3; i++) {
        const id = await make(house, outliveTable({ seats, open: true }))
        await joinTable(house.tables, bob, id, {})
        await beginGame(house.tables, mallory, id, 1)
      }
      await beginGame(house.tables, mallory, await make(house), 1)
    })

    test('a second guest who sits down and leaves makes no difference', async t => {
      const house = await open(t)
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }] as const
      const wish = outliveTable({ config: { players: 3 }, seats: [...seats] })
      const begins = async (): Promise<void> => {
        const table = await house.tables.create(mallory, wish)
        const { id, code } = table.row
        await joinTable(house.tables, bob, id, { code })
        await beginGame(house.tables, mallory, id, 3)
        for (const [seat, who] of [mallory, bob].entries()) await leaveSeat(house.tables, who, id, seat)
      }
      for (let i = 0; i < 3; i++) await begins()
      const alone = await make(house)
      await assert.rejects(beginGame(house.tables, mallory, alone, 3), /3 games running without other people/)
    })

    test('games with bots are limited too where others play, for each person and for each network', async t => {
      const house = await open(t)
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }] as const
      const wish = outliveTable({ config: { players: 3 }, seats: [...seats] })
      const begins = async (who: typeof ann, network: string): Promise<void> => {
        const table = await house.tables.create(who, wish, undefined, network)
        const { id, code } = table.row
        await joinTable(house.tables, bob, id, { code })
        await beginGame(house.tables, who, id, 1)
      }
      for (let i = 0; i < 5; i++) await begins(mallory, 'net')
      await assert.rejects(begins(mallory, 'net'), /5 games with bots running/)
      for (let i = 0; i < 5; i++) await begins(person(`Guest ${i}`), 'net')
      await assert.rejects(begins(ann, 'net'), /10 games with bots from your network/)
      await begins(ann, 'another')
    })

    test('many that begin in one moment are counted too', async t => {
      const house = await open(t)
      const ids: string[] = []
      for (let i = 0; i < 10; i++) ids.push(await make(house))
      const begun = await Promise.allSettled(ids.map(id => beginGame(house.tables, mallory, id, 3)))
      assert.equal(begun.filter(({ status }) => status === 'fulfilled').length, 3)
    })
  })
