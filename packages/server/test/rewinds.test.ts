import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hash } from '@lastlight/kernel'
import { exportOf } from '../src/deals/export.ts'
import { proofOf } from '../src/deals/proof.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { beginGame } from '../src/tables/seating.ts'
import { goBack, vote } from '../src/tables/voting.ts'
import { openHouse, outliveTable, person, tempFile } from './house.ts'

/** Were each rewind to play the earlier ones again, this many would never end. */
const REWINDS = 60

test('a table that went back again and again is played on, opened after a restart and checked like any other', async t => {
  const file = tempFile(t)
  const house = await openHouse(t, file)
  const ann = person('Ann')
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const
  const { id } = (await house.tables.create(ann, outliveTable({ seats: [...seats] }))).row
  const table = await beginGame(house.tables, ann, id)
  const choose = async (): Promise<void> => {
    const seat = table.pending[0]!
    const option = table.questions.of(seat).options[0] as never
    await house.tables.play(ann, id, { seat, option }, table.version, `choice-${table.version}`)
  }
  for (let i = 0; i < REWINDS; i++) {
    await choose()
    await goBack(house.tables, ann, id, table.version)
  }
  const { version } = table
  const state = hash(table.match!.state)
  await house.close()

  const again = await openHouse(t, file)
  t.after(() => again.close())
  const opened = await again.tables.table(id)
  assert.equal(opened.version, version)
  assert.equal(hash(opened.match!.state), state)
  await vote(again.tables, ann, id, 'abandon', true)
  assert.ok(proofOf(JSON.parse(JSON.stringify(exportOf(opened))), GAMES_BY_ID).fits)
})
