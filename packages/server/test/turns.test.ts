import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { Conflict } from '../src/storage/database.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import type { Chooser } from '../src/tables/driver.ts'
import { infoOf } from '../src/tables/info.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { beginGame } from '../src/tables/seating.ts'
import { readLog } from '../src/tables/store.ts'
import { House, NOBODY_HERE, openHouse, outliveTable, person, quickBots } from './house.ts'
import { newPostgres, noPostgres } from './postgres.ts'

const ann = person('Ann')

/** Counts how often each turn was thought about, by table and version. */
class Counted implements Chooser {
  readonly thought = new Map<string, number>()

  async choose(task: Parameters<Chooser['choose']>[0]): Promise<unknown> {
    this.thought.set(task.seed, (this.thought.get(task.seed) ?? 0) + 1)
    await setTimeout(3)
    return quickBots.choose(task)
  }
}

/** Who is asked; nobody when it is over; the bot while something is being stored. */
function asked({ row, entries, version, pending }: LiveTable): number | undefined {
  if (row.status !== 'playing') return undefined
  return entries.length === version ? pending[0] : 1
}

test('of two processes that both hear of a bot’s turn, one thinks about it', { skip: noPostgres }, async t => {
  const address = await newPostgres()
  const bots = new Counted()
  const houses: House[] = []
  for (let i = 0; i < 2; i++) {
    const db = openPostgres(address)
    const house = await new House(db, bots).open()
    t.after(async () => {
      await house.close()
      await db.close()
    })
    houses.push(house)
  }
  const [east, west] = houses as [House, House]
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }]
  const { id } = (await east.tables.create(ann, outliveTable({ seats }))).row
  await west.tables.table(id)
  await beginGame(east.tables, ann, id)
  for (let i = 0; i < 60; i++) {
    const house = houses[i % 2]!
    let table = await house.tables.newest(id)
    while (asked(table) === 1) {
      await setTimeout(2)
      table = await house.tables.newest(id)
    }
    if (asked(table) !== 0) break
    const option = table.questions.of(0).options[0] as never
    await house.tables.play(ann, id, { seat: 0, option }, table.version, `choice-${i}`)
  }
  assert.ok(bots.thought.size > 10)
  assert.deepEqual(
    [...bots.thought].filter(([, times]) => times > 1),
    [],
  )
  assert.deepEqual([...east.problems, ...west.problems], [])
})

/** Two processes without bots, on one database. */
async function twoHouses(t: TestContext): Promise<readonly [House, House]> {
  const address = await newPostgres()
  const open = async (): Promise<House> => {
    const db = openPostgres(address)
    const house = await new House(db).open()
    t.after(async () => {
      await house.close()
      await db.close()
    })
    await house.driver.close()
    return house
  }
  return [await open(), await open()]
}

test('a choice of another process is told although the database broke off while it was read', {
  skip: noPostgres,
}, async t => {
  const [east, west] = await twoHouses(t)
  const seats = [{ kind: 'me' as const }, { kind: 'me' as const, name: 'Ben' }]
  const { id } = (await east.tables.create(ann, outliveTable({ seats }))).row
  const there = await beginGame(east.tables, ann, id)
  const here = await west.tables.table(id)
  const told: number[] = []
  west.tables.addListener({
    changed: (_, entries) => void told.push(...entries.map(({ version }) => version)),
    seated: () => undefined,
  })
  // The announcement is missed, and then the reads of each kind fail once, one after the other.
  east.db.announce = () => Promise.reject(new Error('no connection'))
  const { read } = west.db
  const broken = ['SELECT * FROM seats', 'SELECT motion, seat, asked FROM votes']
  west.db.read = async (sql, ...values) => {
    const text = Array.isArray(sql) ? sql.join('?') : String(sql)
    const i = broken.findIndex(each => text.includes(each))
    if (i >= 0) {
      broken.splice(i, 1)
      throw new Error('the database is gone')
    }
    return read.call(west.db, sql, ...values) as Promise<never>
  }
  const seat = there.pending[0]!
  const option = there.questions.of(seat).options[0] as never
  const { version } = there
  await east.tables.play(ann, id, { seat, option }, version, 'choice')
  for (let look = 0; look < 4; look++) await west.tables.catchUpAll().catch(() => undefined)
  assert.deepEqual(broken, [])
  assert.equal(here.version, version + 1)
  assert.deepEqual(told, [version + 1])
})

test('a choice is stored although another process was faster twenty times', async t => {
  const house = await openHouse(t)
  await house.driver.close()
  const seats = [{ kind: 'me' as const }, { kind: 'me' as const, name: 'Ben' }]
  const { id } = (await house.tables.create(ann, outliveTable({ seats }))).row
  const table = await beginGame(house.tables, ann, id)
  const seat = table.pending[0]!
  const { write } = house.db
  let conflicts = 0
  house.db.write = async unit => {
    if (conflicts++ < 20) throw new Conflict()
    return write.call(house.db, unit)
  }
  const option = table.questions.of(seat).options[0] as never
  const { version } = table
  await house.tables.play(ann, id, { seat, option }, version, 'choice')
  assert.equal((await readLog(house.db, id, version)).length, 1)
})

test('the clock of people is their own, however long a bot takes that is asked beside them', async t => {
  const house = await openHouse(t)
  // Both are asked at once; the bot has not come back with an answer.
  await house.driver.close()
  const wish = outliveTable({
    config: { players: 2, quick: false, heroes: 'together' },
    clock: { kind: 'live', seconds: 60 },
  })
  const { id } = (await house.tables.create(ann, wish)).row
  const begun = Date.now()
  const table = await beginGame(house.tables, ann, id)
  assert.deepEqual(table.pending, [0, 1])
  const { deadline, wake_at: wake } = table.row
  assert.ok(deadline! >= begun + 60_000, 'a minute for the person')
  assert.ok(wake! < begun + 30_000, 'soon somebody looks after the bot')
  assert.deepEqual(await house.tables.due(wake!), [{ id, late: false }])
  assert.deepEqual(await house.tables.due(deadline!), [{ id, late: true }])
  assert.equal(infoOf(table, ann.id, NOBODY_HERE).deadline, deadline)
  await house.close()
})
