// How many public tables of one person wait for players: new ones and rematches count alike.

import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { Problem } from '../src/problems.ts'
import { statement } from '../src/storage/database.ts'
import type { PersonRef } from '../src/tables/lobby.ts'
import { MOST_WAITING } from '../src/tables/publicLimit.ts'
import { playAgain } from '../src/tables/rematch.ts'
import { beginGame, joinTable } from '../src/tables/seating.ts'
import { vote } from '../src/tables/voting.ts'
import { DATABASES, type Kind, newDatabase } from './databases.ts'
import { House, outliveTable, person } from './house.ts'

const MOST = 3
const ann = person('Ann')
const bob = person('Bob')
const OPEN = outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }], open: true })

async function houseOf(t: TestContext, kind: Kind): Promise<House> {
  const house = await new House(await newDatabase(t, kind)).open()
  t.after(() => house.close())
  await house.db.write(
    [ann, bob].map(
      ({ id, name }) =>
        statement`INSERT INTO people (id, name, locale, settings, created_at) VALUES (${id}, ${name}, 'en', '{}', 0)`,
    ),
  )
  return house
}

/** A table of Ann and Bob whose game is over. */
async function playedOut({ tables }: House, open = true): Promise<string> {
  const { id, code } = (await tables.create(ann, { ...OPEN, open })).row
  await joinTable(tables, bob, id, { code })
  await beginGame(tables, ann, id)
  for (const who of [ann, bob]) await vote(tables, who, id, 'abandon', true)
  return id
}

const again = ({ tables }: House, who: PersonRef, id: string) =>
  playAgain(tables, who, id, { sameDeal: false }, () => true, MOST)

const isTooMany = (problem: unknown): boolean => problem instanceof Problem && problem.kind === 'tooMany'

async function countOf<T>(works: readonly Promise<T>[]): Promise<{ readonly made: T[]; readonly refused: unknown[] }> {
  const all = await Promise.allSettled(works)
  return {
    made: all.flatMap(each => (each.status === 'fulfilled' ? [each.value] : [])),
    refused: all.flatMap(each => (each.status === 'rejected' ? [each.reason as unknown] : [])),
  }
}

for (const kind of DATABASES)
  describe(`public tables that wait for players, on ${kind.kind}`, { skip: kind.skip }, () => {
    test('are limited for each person, however many are made at once', async t => {
      const { tables } = await houseOf(t, kind)
      const { made, refused } = await countOf(Array.from({ length: 12 }, () => tables.create(ann, OPEN, MOST)))
      assert.equal(made.length, MOST)
      assert.ok(refused.every(isTooMany))
    })

    test('are limited beside private ones: of all tables thirty wait, and one that begins makes room', async t => {
      const { tables } = await houseOf(t, kind)
      const secret = outliveTable({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
      const makes = () => tables.create(ann, secret, MOST)
      const { made, refused } = await countOf(Array.from({ length: MOST_WAITING + 2 }, makes))
      assert.equal(made.length, MOST_WAITING)
      assert.ok(refused.every(isTooMany))
      await tables.create(bob, secret, MOST)
      await beginGame(tables, ann, made[0]!.row.id)
      await makes()
      await assert.rejects(makes(), isTooMany)
    })

    test('are limited when people play again; a rematch that is there already, and a private one, are not', async t => {
      const house = await houseOf(t, kind)
      const { tables } = house
      const [first, second] = [await playedOut(house), await playedOut(house)]
      const secret = await playedOut(house, false)
      for (let i = 0; i < MOST - 1; i++) await tables.create(ann, OPEN, MOST)
      await again(house, ann, first)
      await assert.rejects(again(house, ann, second), isTooMany)
      // Nothing of the refused rematch is left: Bob, who has no table waiting, makes it, and Ann comes along.
      assert.equal((await tables.table(second)).row.rematch_id, null)
      const made = await again(house, bob, second)
      assert.equal(made.row.owner_id, bob.id, 'Ann has too many')
      assert.equal((await again(house, ann, second)).row.id, made.row.id)
      assert.equal((await again(house, ann, secret)).row.open, 0)
    })

    test('are limited when one person plays many games again at once', async t => {
      const house = await houseOf(t, kind)
      const ids: string[] = []
      while (ids.length < MOST + 3) ids.push(await playedOut(house))
      const { made, refused } = await countOf(ids.map(id => again(house, ann, id)))
      assert.equal(made.length, MOST)
      assert.equal(refused.length, 3)
      assert.ok(refused.every(isTooMany))
    })

    test('two people who play again at once are at one table, also the one who may make no other', async t => {
      const house = await houseOf(t, kind)
      const id = await playedOut(house)
      for (let i = 0; i < MOST; i++) await house.tables.create(bob, OPEN, MOST)
      const [mine, theirs] = await Promise.all([again(house, ann, id), again(house, bob, id)])
      assert.equal(mine.row.id, theirs.row.id)
      assert.equal(mine.row.owner_id, ann.id)
      assert.deepEqual(
        mine.seats.map(({ person_id: seated }) => seated),
        [ann.id, bob.id],
      )
    })

    test('a person who sits down twice at once through different processes has one seat', async t => {
      const house = await houseOf(t, kind)
      const other = await new House(house.db).open()
      t.after(() => other.close())
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const
      const wish = outliveTable({ config: { players: 4 }, seats: [...seats], open: true })
      const { id } = (await house.tables.create(ann, wish)).row
      await other.tables.table(id)
      const tries = [house, other, house, other].map(({ tables }, i) =>
        joinTable(tables, bob, id, { seat: 1 + (i % 3) }),
      )
      const { made } = await countOf(tries)
      assert.equal(made.length, 1)
      const table = await house.tables.newest(id)
      await table.reload()
      assert.equal(table.seats.filter(({ person_id: seated }) => seated === bob.id).length, 1)
    })

    test('a person with several seats at an old public table takes one of them along when it is played again', async t => {
      const house = await houseOf(t, kind)
      const id = await playedOut(house)
      await house.db.write([statement`UPDATE seats SET person_id = ${ann.id} WHERE table_id = ${id}`])
      await (await house.tables.table(id)).reload()
      const made = await again(house, ann, id)
      assert.deepEqual(
        made.seats.map(({ person_id: seated }) => seated),
        [ann.id, null],
      )
    })

    test('two people who play again at once through different processes are at one table', async t => {
      const house = await houseOf(t, kind)
      const other = await new House(house.db).open()
      t.after(() => other.close())
      const id = await playedOut(house)
      const [mine, theirs] = await Promise.all([again(house, ann, id), again(other, bob, id)])
      assert.equal(mine.row.id, theirs.row.id)
    })
  })
