import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { LiveTable } from '../src/tables/liveTable.ts'
import type { PersonRef } from '../src/tables/lobby.ts'
import { beginGame, joinTable } from '../src/tables/seating.ts'
import { readStanding, writeStanding } from '../src/tables/standing.ts'
import { DATABASES, type Kind, newDatabase } from './databases.ts'
import { Guest, goBack, House, outliveTable, person } from './house.ts'

const ann = person('Ann')
const bob = person('Bob')
/** Much longer than the server's delay for standing answers. */
const LONG = 40

interface Scene {
  readonly house: House
  readonly table: LiveTable
  readonly id: string
}

async function open(t: TestContext, kind: Kind): Promise<House> {
  const house = await new House(await newDatabase(t, kind)).open()
  t.after(() => house.close())
  return house
}

/** Ann and Bob at a table. */
async function begun(house: House): Promise<Scene> {
  const { id, code } = (await house.tables.create(ann, outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] }))).row
  await joinTable(house.tables, bob, id, { code })
  const table = await beginGame(house.tables, ann, id)
  return { house, table, id }
}

const connect = (house: House, ...people: readonly PersonRef[]): readonly Guest[] =>
  people.map(each => new Guest(house, each))

const isAlone = (table: LiveTable, seat: number): boolean => table.pending.length === 1 && table.pending[0] === seat
const hasNothing = (table: LiveTable, seat: number): boolean => table.questions.of(seat).options.length === 1

async function choose({ house, table, id }: Scene, seat: number): Promise<void> {
  const { options } = table.questions.of(seat)
  const option = options[table.version % options.length] as never
  await house.tables.play(seat === 0 ? ann : bob, id, { seat, option }, table.version, `choice-${table.version}`)
}

/** A game that has come to such a position, by choices of people. Not every game does. */
async function until(house: House, so: (table: LiveTable) => boolean): Promise<Scene> {
  for (;;) {
    const scene = await begun(house)
    const { table } = scene
    while (!so(table) && table.row.status === 'playing') await choose(scene, table.pending.at(-1)!)
    if (so(table)) return scene
  }
}

const nothingAlone = (table: LiveTable): boolean =>
  isAlone(table, 0) && hasNothing(table, 0) && !table.isAskedTogether(0)

for (const kind of DATABASES)
  describe(`standing answers in ${kind.kind}`, { skip: kind.skip }, () => {
    test('a single option is chosen for a person who wants that, as if they had chosen it; others choose themselves', async t => {
      const house = await open(t, kind)
      const scene = await until(house, nothingAlone)
      const { table, id } = scene
      const { version: first } = table
      const [only] = table.questions.of(0).options
      connect(house, ann, bob)
      await writeStanding(house.tables, ann, id, 0, { passWhenNothing: true })
      assert.deepEqual(await readStanding(house.tables, ann, id, 0), { passWhenNothing: true })
      assert.deepEqual(await readStanding(house.tables, bob, id, 1), { passWhenNothing: false })
      while (table.entries.length === first) await setTimeout(1)
      assert.deepEqual(table.entries[first]!.entry, { seat: 0, option: only })
      let answered = 1
      while (answered < 3) {
        // A choice is in the match before it is stored.
        while (table.entries.length !== table.version) await setTimeout(1)
        if (table.row.status !== 'playing') break
        const { version } = table
        if (nothingAlone(table)) {
          const [option] = table.questions.of(0).options
          while (table.entries.length === version) await setTimeout(1)
          assert.deepEqual(table.entries[version]!.entry, { seat: 0, option })
          answered += 1
        } else {
          const seat = table.pending.at(-1)!
          if (hasNothing(table, seat)) {
            await setTimeout(LONG)
            assert.equal(table.version, version, 'nobody answers for Bob, nor where several are asked')
          }
          await choose(scene, seat)
        }
      }
      assert.deepEqual(house.problems, [])
    })

    test('never where others are asked too, nor when the last of them has answered', async t => {
      const house = await open(t, kind)
      const scene = await until(house, there => there.pending.length > 1 && hasNothing(there, 0))
      const { table, id } = scene
      connect(house, ann)
      await writeStanding(house.tables, ann, id, 0, { passWhenNothing: true })
      const waits = async (): Promise<void> => {
        const { version } = table
        await setTimeout(LONG)
        assert.equal(table.version, version)
      }
      await waits()
      while (!isAlone(table, 0)) await choose(scene, 1)
      await waits()
      // A person who opens the table anew knows it as well.
      const again = await new House(house.db).open()
      t.after(() => again.close())
      const there = await again.tables.table(id)
      assert.ok(there.isAskedTogether(0))
    })

    test('only while they are connected, and not against a step back', async t => {
      const house = await open(t, kind)
      const { table, id } = await until(house, nothingAlone)
      await writeStanding(house.tables, ann, id, 0, { passWhenNothing: true })
      const { version } = table
      await setTimeout(LONG)
      assert.equal(table.version, version, 'nobody is there')
      const guest = new Guest(house, ann)
      await guest.ask({ t: 'watch', table: id, viewer: 0 })
      while (table.entries.length === version) await setTimeout(1)
      guest.close()
      await goBack(house, table, version, ann.id)
      const gone = table.version
      const back = new Guest(house, ann)
      await back.ask({ t: 'watch', table: id, viewer: 0 })
      await setTimeout(LONG)
      assert.equal(table.version, gone, 'who has gone back decides anew')
    })

    test('other people are not told about the setting, and cannot ask for it', async t => {
      const house = await open(t, kind)
      const { id } = await begun(house)
      const rival = new Guest(house, bob)
      await rival.ask({ t: 'watch', table: id, viewer: 1 })
      const heard = JSON.stringify(rival.heard)
      await writeStanding(house.tables, ann, id, 0, { passWhenNothing: true })
      assert.equal(JSON.stringify(rival.heard), heard)
      await assert.rejects(readStanding(house.tables, bob, id, 0), /not yours/)
      await assert.rejects(writeStanding(house.tables, bob, id, 0, { passWhenNothing: false }), /not yours/)
    })
  })
