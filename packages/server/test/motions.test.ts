import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { Viewer } from '@lastlight/kernel'
import type { OpenMotion } from '@lastlight/protocol'
import { openPostgres } from '../src/storage/postgres.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import type { PersonRef } from '../src/tables/lobby.ts'
import { beginGame, comeBack, joinTable, leaveSeat, seatBot, substituteBots } from '../src/tables/seating.ts'
import { resume, vote } from '../src/tables/voting.ts'
import { DATABASES, type Kind, newDatabase } from './databases.ts'
import { Guest, House, outliveTable, person } from './house.ts'
import { newPostgres, noPostgres } from './postgres.ts'

const [ann, bob, cid, eve] = ['Ann', 'Bob', 'Cid', 'Eve'].map(person) as [PersonRef, PersonRef, PersonRef, PersonRef]

async function open(t: TestContext, kind: Kind): Promise<House> {
  const house = await new House(await newDatabase(t, kind)).open()
  t.after(() => house.close())
  return house
}

/** Ann, Bob and Cid at a table that everybody may look at. */
async function begun({ tables }: House): Promise<LiveTable> {
  const wish = outliveTable({
    config: { players: 3, quick: true, heroes: 'together' },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    open: true,
  })
  const { id } = (await tables.create(ann, wish)).row
  await joinTable(tables, bob, id, {})
  await joinTable(tables, cid, id, {})
  return beginGame(tables, ann, id)
}

async function chooses({ tables }: House, table: LiveTable): Promise<void> {
  const seat = table.pending[0]!
  const option = table.questions.of(seat).options[0] as never
  await tables.play([ann, bob, cid][seat]!, table.row.id, { seat, option }, table.version, `choice-${table.version}`)
}

async function looksOn(house: House, table: LiveTable, who: PersonRef | null, viewer: Viewer): Promise<Guest> {
  const guest = new Guest(house, who)
  assert.equal((await guest.ask({ t: 'watch', table: table.row.id, viewer })).t, 'done')
  return guest
}

const asked = ({ heard }: Guest): readonly OpenMotion[] =>
  heard.flatMap(each => (each.t === 'table' ? [each.table.motions] : [])).at(-1)!
const timesTold = ({ heard }: Guest): number => heard.filter(each => each.t === 'table').length

for (const kind of DATABASES)
  describe(`votes in ${kind.kind}`, { skip: kind.skip }, () => {
    test('every voter sees the open motions and only their own vote; spectators see none', async t => {
      const house = await open(t, kind)
      const table = await begun(house)
      const { id } = table.row
      const a = await looksOn(house, table, ann, 0)
      const b = await looksOn(house, table, bob, 1)
      const c = await looksOn(house, table, cid, 2)
      const strangers = [await looksOn(house, table, eve, 'public'), await looksOn(house, table, null, 'public')]
      assert.deepEqual(await vote(house.tables, bob, id, 'abandon', true), { carried: false })
      assert.deepEqual(asked(b), [{ about: 'abandon', agreed: true }])
      for (const other of [a, c]) assert.deepEqual(asked(other), [{ about: 'abandon', agreed: false }])
      const told = timesTold(a)
      await vote(house.tables, cid, id, 'abandon', true)
      assert.deepEqual(asked(c), [{ about: 'abandon', agreed: true }])
      assert.equal(timesTold(a), told, 'not even that somebody has agreed')
      const late = await looksOn(house, table, ann, 0)
      assert.deepEqual(asked(late), [{ about: 'abandon', agreed: false }])
      for (const stranger of strangers) {
        assert.deepEqual(asked(stranger), [])
        assert.equal(timesTold(stranger), 1)
      }
      await assert.rejects(vote(house.tables, eve, id, 'abandon', false), /no voice/)
      assert.deepEqual(await vote(house.tables, ann, id, 'abandon', true), { carried: true })
      assert.equal(table.row.status, 'abandoned')
      for (const each of [a, b, c]) assert.deepEqual(asked(each), [])
    })

    test('one no closes it for all, and a yes of before does not count when it is asked again', async t => {
      const house = await open(t, kind)
      const table = await begun(house)
      const { id } = table.row
      const a = await looksOn(house, table, ann, 0)
      for (const who of [ann, bob]) await vote(house.tables, who, id, 'pause', true)
      await vote(house.tables, cid, id, 'pause', false)
      assert.deepEqual(asked(a), [])
      assert.deepEqual(await vote(house.tables, cid, id, 'pause', true), { carried: false })
      assert.deepEqual(asked(a), [{ about: 'pause', agreed: false }])
      await vote(house.tables, cid, id, 'pause', false)
      assert.deepEqual(asked(a), [], 'taken back by the one who asked')
      for (const who of [ann, bob, cid]) await vote(house.tables, who, id, 'pause', true)
      assert.equal(table.clock.paused, true)
      await assert.rejects(vote(house.tables, ann, id, 'pause', true), /waits already/)
    })

    test('going back is asked with its version; carried, the table is there again, and other wishes to go back are void', async t => {
      const house = await open(t, kind)
      const table = await begun(house)
      const { id } = table.row
      const a = await looksOn(house, table, ann, 0)
      for (let i = 0; i < 4; i++) await chooses(house, table)
      const [, , before] = table.entries
      const state = JSON.stringify(table.game.view(table.match!.state, 'public'))
      await chooses(house, table)
      await assert.rejects(vote(house.tables, ann, id, `rewind ${table.version}`, true), /come that far/)
      await vote(house.tables, bob, id, `rewind ${before!.version}`, true)
      await vote(house.tables, ann, id, 'rewind 4', true)
      assert.deepEqual(asked(a), [
        { about: 'rewind', version: 3, agreed: false },
        { about: 'rewind', version: 4, agreed: true },
      ])
      await vote(house.tables, bob, id, 'rewind 4', true)
      assert.deepEqual(await vote(house.tables, cid, id, 'rewind 4', true), { carried: true })
      assert.equal(JSON.stringify(table.game.view(table.match!.state, 'public')), state)
      assert.deepEqual(asked(a), [])
    })

    test('a person who leaves loses their vote: a motion of all others is carried then, and none when nobody is left', async t => {
      const house = await open(t, kind)
      const table = await begun(house)
      const { id } = table.row
      for (const who of [ann, bob]) await vote(house.tables, who, id, 'pause', true)
      await leaveSeat(house.tables, cid, id, 2)
      assert.equal(table.clock.paused, true)
      await assert.rejects(vote(house.tables, cid, id, 'abandon', true), /no voice/)
      await vote(house.tables, ann, id, 'abandon', true)
      await substituteBots(house.tables, id, () => [0, 1])
      assert.equal(table.row.status, 'playing')
    })

    test('bots wait while the table is paused, and play when it is resumed', async t => {
      const house = await open(t, kind)
      const table = await begun(house)
      const { id } = table.row
      for (const who of [ann, bob, cid]) await vote(house.tables, who, id, 'pause', true)
      await substituteBots(house.tables, id, () => [0, 1, 2])
      assert.equal(table.row.wake_at, null)
      await house.driver.poll(Date.now() + 600_000)
      await setTimeout(20)
      assert.equal(table.version, 0)
      await resume(house.tables, ann, id)
      while (table.row.status === 'playing' && table.version < 5) await setTimeout(2)
      assert.ok(table.version >= 5)
    })

    test('the owner lets a bot play for a person who is gone, and for no other', async t => {
      const house = await open(t, kind)
      const table = await begun(house)
      const { id } = table.row
      const { tables, presences } = house
      await looksOn(house, table, bob, 1)
      await assert.rejects(seatBot(tables, ann, id, { seat: 1, level: 'greedy' }, presences), /theirs/)
      await assert.rejects(seatBot(tables, bob, id, { seat: 2, level: 'greedy' }, presences), /owner/)
      await seatBot(tables, ann, id, { seat: 2, level: 'greedy' }, presences)
      assert.deepEqual([table.seats[2]!.person_id, table.seats[2]!.away], [cid.id, 1])
      await comeBack(tables, cid, id, 2)
      assert.equal(table.seats[2]!.away, 0)
    })
  })

test('two processes on PostgreSQL: a motion in one is seen in the other, and carried once', {
  skip: noPostgres,
}, async t => {
  const url = await newPostgres()
  const [east, west] = [await new House(openPostgres(url)).open(), await new House(openPostgres(url)).open()]
  t.after(async () => {
    for (const house of [east, west]) {
      await house.close()
      await house.db.close()
    }
  })
  const here = await begun(east)
  for (let i = 0; i < 3; i++) await chooses(east, here)
  const { id } = here.row
  const there = await west.tables.newest(id)
  const b = await looksOn(west, there, bob, 1)
  await vote(east.tables, ann, id, 'rewind 1', true)
  while (asked(b).length === 0) await setTimeout(2)
  assert.deepEqual(asked(b), [{ about: 'rewind', version: 1, agreed: false }])
  await Promise.all([vote(west.tables, bob, id, 'rewind 1', true), vote(east.tables, cid, id, 'rewind 1', true)])
  while (asked(b).length > 0 || here.version !== there.version || here.version < 4) await setTimeout(2)
  assert.deepEqual(
    here.entries.filter(({ entry }) => 'rewind' in entry).map(({ version }) => version),
    [4],
  )
})
