// Going back shows what was hidden, so nobody may do it behind the back of another person.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { exportOf } from '../src/deals/export.ts'
import { proofOf } from '../src/deals/proof.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { infoOf } from '../src/tables/info.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { momentsFor } from '../src/tables/moments.ts'
import { beginGame, comeBack, leaveSeat, substituteBots } from '../src/tables/seating.ts'
import { vote } from '../src/tables/voting.ts'
import { DATABASES } from './databases.ts'
import { type House, NOBODY_HERE, openHouse, outliveTable } from './house.ts'
import { ann, bob, chooses, cid, inOpenTurns, looksOn, open } from './threePeople.ts'

const rewinds = ({ entries }: LiveTable): number => entries.filter(({ entry }) => 'rewind' in entry).length
const newest = (table: LiveTable): number => momentsFor(table, ann.id)[0]!.version
const proven = (table: LiveTable) =>
  proofOf(JSON.parse(JSON.stringify(exportOf(table))), GAMES_BY_ID).checks.find(({ name }) => name === 'rewinds')

/** Ann plays among bots until so many decisions of hers stand. */
async function decides({ tables }: House, table: LiveTable, decisions: number): Promise<void> {
  while (momentsFor(table, ann.id).length < decisions) {
    // A choice of a bot may be on its way into the log.
    await table.serially(() => Promise.resolve())
    const option = table.questions.of(0).options[0] as never
    if (!table.pending.includes(0)) await setTimeout(1)
    else await tables.play(ann, table.row.id, { seat: 0, option }, table.version)
  }
}

for (const kind of DATABASES)
  describe(`going back in ${kind.kind}`, { skip: kind.skip }, () => {
    test('a bot that plays for a person never agrees for them', async t => {
      const house = await open(t, kind)
      const table = await inOpenTurns(house)
      const { id } = table.row
      for (let i = 0; i < 4; i++) await chooses(house, table)
      // All others leave, or their time runs out: Ann is the only one who could vote.
      await leaveSeat(house.tables, bob, id, 1)
      await substituteBots(house.tables, id, () => [2])
      await assert.rejects(vote(house.tables, ann, id, `rewind ${newest(table)}`, true), /bot plays for Bob and Cid/)
      assert.equal(rewinds(table), 0)
      assert.deepEqual(infoOf(table, ann.id, NOBODY_HERE).motions, [])
      await comeBack(house.tables, bob, id, 1)
      await comeBack(house.tables, cid, id, 2)
      const back = `rewind ${newest(table)}` as const
      await vote(house.tables, ann, id, back, true)
      await vote(house.tables, bob, id, back, true)
      // Nor does anybody agree by going away.
      await leaveSeat(house.tables, cid, id, 2)
      assert.equal(rewinds(table), 0)
      await comeBack(house.tables, cid, id, 2)
      assert.deepEqual(await vote(house.tables, cid, id, back, true), { carried: true })
      assert.equal(rewinds(table), 1)
    })

    test('who has asked often for nothing has to wait before they ask again, also after a restart', async t => {
      const house = await open(t, kind)
      const table = await inOpenTurns(house)
      const { id } = table.row
      for (let i = 0; i < 2; i++) await chooses(house, table)
      const back = `rewind ${newest(table)}` as const
      for (const motion of ['pause', back] as const) {
        for (let i = 0; i < 5; i++) {
          await vote(house.tables, ann, id, motion, true)
          await vote(house.tables, bob, id, motion, false)
        }
        await table.serially(() => table.reload())
        await assert.rejects(
          vote(house.tables, ann, id, motion, true),
          (problem: { kind?: string; message: string }) => {
            assert.equal(problem.kind, 'tooMany')
            assert.match(problem.message, /5 times .* ask again in 10 minutes/)
            return true
          },
        )
        assert.deepEqual(infoOf(table, bob.id, NOBODY_HERE).motions, [], 'nobody is asked')
        // The others have asked for nothing yet.
        await vote(house.tables, bob, id, motion, true)
        // A yes to somebody else's vote opens none.
        await vote(house.tables, ann, id, motion, true)
        assert.deepEqual(await vote(house.tables, cid, id, motion, true), { carried: true })
        if (motion === back) for (let i = 0; i < 2; i++) await chooses(house, table)
      }
      // What all have agreed to does not count against anybody.
      await vote(house.tables, ann, id, `rewind ${newest(table)}`, true)
      assert.equal(infoOf(table, bob.id, NOBODY_HERE).motions.length, 1)
    })
  })

test('alone among bots a person goes back at once; the table is practice and counts it, for everybody and in its proof', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  const { id } = (await house.tables.create(ann, outliveTable())).row
  const table = await beginGame(house.tables, ann, id)
  assert.equal(infoOf(table, ann.id, NOBODY_HERE).practice, true)
  for (let i = 1; i <= 7; i++) {
    await decides(house, table, 2)
    assert.deepEqual(await vote(house.tables, ann, id, `rewind ${newest(table)}`, true), { carried: true })
    assert.equal(infoOf(table, null, NOBODY_HERE).rewinds, i)
  }
  await vote(house.tables, ann, id, 'abandon', true)
  assert.deepEqual([proven(table)?.ok, proven(table)?.finding, proven(table)?.args], [null, 'alone', { n: 7 }])
})

test('a table of several people is no practice; its proof says how often all of them went back', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  const table = await inOpenTurns(house)
  const { id } = table.row
  const stranger = await looksOn(house, table, null, 'public')
  await chooses(house, table)
  assert.deepEqual(((info = infoOf(table, ann.id, NOBODY_HERE)) => [info.practice, info.rewinds])(), [false, 0])
  const back = `rewind ${newest(table)}` as const
  for (const who of [ann, bob, cid]) await vote(house.tables, who, id, back, true)
  assert.equal(stranger.heard.findLast(each => each.t === 'table')?.table.rewinds, 1)
  for (const who of [ann, bob, cid]) await vote(house.tables, who, id, 'abandon', true)
  assert.deepEqual([proven(table)?.finding, proven(table)?.args], ['agreed', { n: 1 }])
})
