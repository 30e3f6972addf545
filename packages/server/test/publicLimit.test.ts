// How many public tables of one person wait for players.

import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { Problem } from '../src/problems.ts'
import { statement } from '../src/storage/database.ts'
import { DATABASES, type Kind, newDatabase } from './databases.ts'
import { House, outliveTable, person } from './house.ts'

const MOST = 3
const ann = person('Ann')
const OPEN = outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }], open: true })

async function houseOf(t: TestContext, kind: Kind): Promise<House> {
  const house = await new House(await newDatabase(t, kind)).open()
  t.after(() => house.close())
  await house.db.write(
    [ann].map(
      ({ id, name }) =>
        statement`INSERT INTO people (id, name, locale, settings, created_at) VALUES (${id}, ${name}, 'en', '{}', 0)`,
    ),
  )
  return house
}

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
  })
