import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { infoOf } from '../src/tables/info.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { momentsFor } from '../src/tables/moments.ts'
import { beginGame, joinTable, leaveSeat, seatBot } from '../src/tables/seating.ts'
import { writeStanding } from '../src/tables/standing.ts'
import { Guest, type House, openHouse, outliveTable, person } from './house.ts'

const [ann, bob, cat] = [person('Ann'), person('Bob'), person('Cat')]
const forTwo = outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] })

async function choose({ tables }: House, table: LiveTable, by?: 'part'): Promise<number> {
  const seat = table.pending[0]!
  const option = table.questions.of(seat).options[0] as never
  await tables.play([ann, bob][seat]!, table.row.id, { seat, option }, table.version, undefined, by ?? 'person')
  return seat
}

/** A table of Ann and Bob before its game. */
async function seated(t: TestContext) {
  const house = await openHouse(t)
  const table = await house.tables.create(ann, forTwo)
  const { id, code } = table.row
  await joinTable(house.tables, bob, id, { code })
  return { house, table, id, code }
}

test('a person who has left a seat sees nothing of the next person on it', async t => {
  const { house, id, code } = await seated(t)
  const former = new Guest(house, bob)
  await former.ask({ t: 'watch', table: id, viewer: 1 })
  await leaveSeat(house.tables, bob, id, 1)
  const heard = former.heard.length
  await joinTable(house.tables, cat, id, { code })
  await beginGame(house.tables, ann, id)
  assert.deepEqual(
    former.heard.slice(heard).map(each => each.t),
    [],
  )
})

test('a person whose seat the owner has given to a bot sees nothing of it', async t => {
  const { house, id } = await seated(t)
  const former = new Guest(house, bob)
  await former.ask({ t: 'watch', table: id, viewer: 1 })
  await seatBot(house.tables, ann, id, { seat: 1, level: 'random' }, house.presences)
  const heard = former.heard.length
  await beginGame(house.tables, ann, id)
  assert.deepEqual(
    former.heard.slice(heard).map(each => each.t),
    [],
  )
})

test('a standing answer that is set after a choice is told to nobody', async t => {
  const { house, table, id } = await seated(t)
  await beginGame(house.tables, ann, id)
  const a = new Guest(house, ann)
  await a.ask({ t: 'watch', table: id, viewer: 0 })
  await choose(house, table)
  await setTimeout(80)
  const heard = a.heard.length
  await writeStanding(house.tables, bob, id, 1, { passWhenNothing: true })
  assert.deepEqual(a.heard.slice(heard), [])
})

test('a choice is no part of a decision of another seat', async t => {
  const { house, table, id } = await seated(t)
  await beginGame(house.tables, ann, id)
  const before = table.version
  const seat = await choose(house, table, 'part')
  assert.deepEqual(momentsFor(table, ann.id), [{ version: before, seat }])
})

test('spectators behind a delay learn no newer moments than they are shown', async t => {
  const house = await openHouse(t)
  const table = await house.tables.create(ann, { ...forTwo, open: true, delay: 600 })
  const { id } = table.row
  await joinTable(house.tables, bob, id, {})
  await beginGame(house.tables, ann, id)
  await choose(house, table)
  assert.equal(infoOf(table, cat.id, house.hub.peopleAt).version, 0)
  // The answer of the route /moments to a spectator.
  assert.deepEqual(momentsFor(table, cat.id), [])
})
