import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import type { Problem } from '../src/problems.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { beginGame, comeBack, joinTable, leaveSeat } from '../src/tables/seating.ts'
import { resume, vote } from '../src/tables/voting.ts'
import { DATABASES, type Kind, newDatabase } from './databases.ts'
import { Guest, goBack, House, outliveTable, person } from './house.ts'

const ann = person('Ann')
const bob = person('Bob')
const MINUTE = 60_000

interface Scene {
  readonly house: House
  readonly table: LiveTable
  readonly id: string
  /** Lets time pass. */
  readonly think: (ms: number) => void
  /** The remaining time of this seat, as it is told. */
  readonly left: (seat: number) => Promise<number | null>
  readonly choose: (seat: number) => Promise<void>
}

/**
 * Ann and Bob with a minute each; no bot moves, and only the test moves the clock. `together`: both are asked at once.
 */
async function scene(t: TestContext, kind: Kind, together = false): Promise<Scene> {
  t.mock.timers.enable({ apis: ['Date'], now: 1_800_000_000_000 })
  const house = await new House(await newDatabase(t, kind)).open()
  t.after(() => house.close())
  await house.driver.close()
  const wish = outliveTable({
    config: { players: 2, quick: !together, heroes: 'together' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'live', seconds: 60 },
  })
  const { id, code } = (await house.tables.create(ann, wish)).row
  await joinTable(house.tables, bob, id, { code })
  const table = await beginGame(house.tables, ann, id)
  const left = async (seat: number): Promise<number | null> => {
    const guest = new Guest(house, seat === 0 ? ann : bob)
    await guest.ask({ t: 'watch', table: id, viewer: seat })
    guest.close()
    const { deadline } = guest.heard.flatMap(each => (each.t === 'sight' ? [each.sight] : [])).at(-1)!
    return deadline === null ? null : deadline - Date.now()
  }
  const choose = async (seat: number): Promise<void> => {
    const option = table.questions.of(seat).options.at(-1) as never
    await house.tables.play(seat === 0 ? ann : bob, id, { seat, option }, table.version, `choice-${table.version}`)
  }
  return { house, table, id, think: ms => t.mock.timers.tick(ms), left, choose }
}

for (const kind of DATABASES)
  describe(`clocks in ${kind.kind}`, { skip: kind.skip }, () => {
    test('resuming a table that is not paused gives no new time', async t => {
      const { house, table, id, think, left } = await scene(t, kind)
      const [seat] = table.pending
      think(40_000)
      assert.equal(await left(seat!), 20_000)
      for (const who of [ann, bob]) await resume(house.tables, who, id)
      assert.equal(await left(seat!), 20_000)
    })

    test('a pause stops the clock, and going on starts it where it stood', async t => {
      const { house, table, id, think, left } = await scene(t, kind)
      const [seat] = table.pending
      think(40_000)
      for (const who of [ann, bob]) await vote(house.tables, who, id, 'pause', true)
      assert.equal(await left(seat!), null)
      think(10 * MINUTE)
      await resume(house.tables, ann, id)
      assert.equal(await left(seat!), 20_000)
    })

    test('a person who leaves and returns has the time that they had, and others keep theirs', async t => {
      const { house, id, table, think, left } = await scene(t, kind, true)
      assert.deepEqual(table.pending, [0, 1])
      think(40_000)
      await leaveSeat(house.tables, ann, id, 0)
      assert.equal(await left(1), 20_000)
      think(15_000)
      await comeBack(house.tables, ann, id, 0)
      assert.deepEqual([await left(0), await left(1)], [20_000, 5000])
    })

    test('an undo gives no new time, neither to its seat nor to seats that are asked at the same time', async t => {
      const { house, id, table, think, left, choose } = await scene(t, kind, true)
      think(40_000)
      while (table.pending.includes(0)) await choose(0)
      assert.deepEqual(table.pending, [1])
      assert.equal(await left(1), 20_000, 'what others do is nothing to my clock')
      think(10_000)
      while (!table.pending.includes(0)) {
        const { version } = table
        await house.tables.play(ann, id, { undo: 0 }, version, `taking-back-${version}`)
      }
      assert.deepEqual([await left(0), await left(1)], [20_000, 10_000])
      await house.tables.play(ann, id, { redo: 0 }, table.version, 'again-after-all')
      if (!table.pending.includes(0)) await house.tables.play(ann, id, { undo: 0 }, table.version, 'and-back-again')
      assert.equal(await left(0), 20_000)
    })

    test('the owner who goes back alone has no new time by it, and the others are given theirs', async t => {
      const { house, table, think, left, choose } = await scene(t, kind)
      const [first] = table.pending
      while (table.pending[0] === first) await choose(first!)
      const [second] = table.pending
      while (table.pending[0] === second) await choose(second!)
      while (table.pending[0] !== 0) await choose(1)
      think(50_000)
      await goBack(
        house,
        table,
        table.entries.findLastIndex(({ entry }) => 'seat' in entry && entry.seat === 0),
        ann.id,
      )
      assert.deepEqual(table.pending, [0])
      assert.equal(await left(0), 10_000)
      think(5000)
      await goBack(
        house,
        table,
        table.entries.findIndex(({ entry }) => 'seat' in entry && entry.seat === 1),
        ann.id,
      )
      assert.deepEqual(table.pending, [1])
      assert.equal(await left(1), MINUTE)
    })

    test('time that is used up does not come back with its player: a bot ends the turn, then they may return', async t => {
      const { house, id, table, think, left, choose } = await scene(t, kind, true)
      while (table.pending.includes(1)) await choose(1)
      think(MINUTE)
      await house.driver.poll()
      assert.equal(table.seats[0]!.away, 1)
      await assert.rejects(
        comeBack(house.tables, ann, id, 0),
        (problem: Problem) => problem.kind === 'conflict' && /used up/.test(problem.message),
      )
      while (table.pending[0] === 0) {
        const option = table.questions.of(0).options[0] as never
        await house.tables.play(null, id, { seat: 0, option }, table.version)
      }
      await comeBack(house.tables, ann, id, 0)
      assert.equal(table.seats[0]!.away, 0)
      while (!table.pending.includes(0)) await choose(1)
      assert.equal(await left(0), MINUTE)
    })

    for (const last of [0, 1])
      test(`after a secret question that seat ${last} was the last to answer, everybody who is asked has a whole turn`, async t => {
        const { table, think, left, choose } = await scene(t, kind, true)
        while (table.asksInSecret && table.pending.length === 2) {
          think(10_000)
          await choose(1 - last)
          think(20_000)
          await choose(last)
        }
        assert.ok(!table.asksInSecret && table.pending.length > 0)
        for (const seat of table.pending) assert.equal(await left(seat), MINUTE)
      })

    test('a look at a table that has just begun does not restart its clock', async t => {
      const { house, table, think, left } = await scene(t, kind)
      think(40_000)
      await house.tables.startTimers(table)
      assert.equal(await left(table.pending[0]!), 20_000)
    })
  })
