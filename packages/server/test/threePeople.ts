// Ann, Bob and Cid at one table, for tests of votes.

import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Viewer } from '@lastlight/kernel'
import type { LiveTable } from '../src/tables/liveTable.ts'
import type { PersonRef } from '../src/tables/lobby.ts'
import { beginGame, joinTable } from '../src/tables/seating.ts'
import { type Kind, newDatabase } from './databases.ts'
import { Guest, House, outliveTable, person } from './house.ts'

export const [ann, bob, cid, eve] = ['Ann', 'Bob', 'Cid', 'Eve'].map(person) as [
  PersonRef,
  PersonRef,
  PersonRef,
  PersonRef,
]

export async function open(t: TestContext, kind: Kind): Promise<House> {
  const house = await new House(await newDatabase(t, kind)).open()
  t.after(() => house.close())
  return house
}

/** Ann, Bob and Cid at a table that everybody may look at. */
export async function begun({ tables }: House, quick = true): Promise<LiveTable> {
  const wish = outliveTable({
    config: { players: 3, quick, heroes: 'together' },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    open: true,
  })
  const { id } = (await tables.create(ann, wish)).row
  await joinTable(tables, bob, id, {})
  await joinTable(tables, cid, id, {})
  return beginGame(tables, ann, id)
}

export async function chooses({ tables }: House, table: LiveTable): Promise<void> {
  const seat = table.pending[0]!
  const option = table.questions.of(seat).options[0] as never
  await tables.play([ann, bob, cid][seat]!, table.row.id, { seat, option }, table.version, `choice-${table.version}`)
}

export async function looksOn(house: House, table: LiveTable, who: PersonRef | null, viewer: Viewer): Promise<Guest> {
  const guest = new Guest(house, who)
  assert.equal((await guest.ask({ t: 'watch', table: table.row.id, viewer })).t, 'done')
  return guest
}

/** After the secret set-up, where one seat is asked at a time. */
export async function inOpenTurns(house: House): Promise<LiveTable> {
  const table = await begun(house)
  const isOpen = (): boolean => table.pending.length === 1 && !table.asksInSecret
  while (!isOpen()) await chooses(house, table)
  return table
}
