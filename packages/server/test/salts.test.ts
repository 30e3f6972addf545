import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { join, newTable, rematch } from '@lastlight/protocol'
import { exportOf } from '../src/deals/export.ts'
import { proofOf } from '../src/deals/proof.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import type { LiveTable } from '../src/tables/live.ts'
import { playAgain } from '../src/tables/rematch.ts'
import { addSalt, beginGame, joinTable, leaveSeat } from '../src/tables/seating.ts'
import { vote } from '../src/tables/voting.ts'
import { DATABASES, type Kind, newDatabase } from './databases.ts'
import { House, outliveTable, person } from './house.ts'

const ann = person('Ann')
const bob = person('Bob')
const cid = person('Cid')
const ANNS = 'a11ce'.repeat(4)
const BOBS = 'Bobs_own-salt_of_16'
const LATER = 'f'.repeat(64)

const wish = outliveTable({
  config: { players: 3, quick: true, heroes: 'together' },
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
})
const saltsOf = (table: LiveTable): string[] => table.seats.map(({ salt }) => salt)

async function open(t: TestContext, kind: Kind): Promise<House> {
  const house = await new House(await newDatabase(t, kind)).open()
  t.after(() => house.close())
  return house
}

for (const kind of DATABASES)
  describe(`salts of players in ${kind.kind}`, { skip: kind.skip }, () => {
    test('what players send goes into the seed, and the export proves it', async t => {
      const { tables } = await open(t, kind)
      const table = await tables.create(ann, { ...wish, salt: ANNS })
      const { id, code, commitment } = table.row
      await joinTable(tables, bob, id, { code, salt: BOBS })
      const [, , bots] = saltsOf(table)
      assert.deepEqual(saltsOf(table).slice(0, 2), [ANNS, BOBS])
      assert.match(bots!, /^[0-9a-f]{32}$/)
      await assert.rejects(addSalt(tables, bob, id, 0, LATER), /not yours/)
      await addSalt(tables, ann, id, 0, LATER)
      await beginGame(tables, ann, id)
      await assert.rejects(addSalt(tables, ann, id, 0, ANNS), /changed meanwhile/)
      assert.deepEqual(saltsOf(table), [LATER, BOBS, bots])
      assert.equal(table.row.commitment, commitment, 'the server was bound before')
      for (const who of [ann, bob]) await vote(tables, who, id, 'abandon', true)
      const file: unknown = JSON.parse(JSON.stringify(exportOf(table)))
      assert.deepEqual((file as { salts: string[] }).salts, [LATER, BOBS, bots])
      assert.equal(proofOf(file, GAMES_BY_ID).proven, true)
      const forged = { ...(file as object), salts: [ANNS, BOBS, bots] }
      assert.equal(proofOf(forged, GAMES_BY_ID).proven, false)
    })

    test('whoever sends none has one of the server; a seat that is left forgets its salt', async t => {
      const { tables } = await open(t, kind)
      const table = await tables.create(ann, wish)
      const { id, code } = table.row
      await joinTable(tables, bob, id, { code })
      assert.equal(new Set(saltsOf(table)).size, 3)
      for (const salt of saltsOf(table)) assert.match(salt, /^[0-9a-f]{32}$/)
      const [, before] = saltsOf(table)
      await leaveSeat(tables, bob, id, 1)
      assert.equal(saltsOf(table)[1], '')
      await joinTable(tables, cid, id, { code })
      assert.notEqual(saltsOf(table)[1], before)
    })

    test('a rematch has new salts, with the one that was sent; the same deal keeps the old ones', async t => {
      const { tables } = await open(t, kind)
      const over = async (salt: string): Promise<LiveTable> => {
        const table = await tables.create(ann, { ...wish, salt })
        await joinTable(tables, bob, table.row.id, { code: table.row.code })
        await beginGame(tables, ann, table.row.id)
        for (const who of [ann, bob]) await vote(tables, who, table.row.id, 'abandon', true)
        return table
      }
      const first = await over(ANNS)
      const next = await playAgain(tables, ann, first.row.id, { sameDeal: false, salt: LATER })
      assert.equal(saltsOf(next)[0], LATER)
      assert.ok(saltsOf(next).every(salt => !saltsOf(first).includes(salt)))
      await addSalt(tables, bob, next.row.id, 1, BOBS)
      assert.equal(saltsOf(next)[1], BOBS)

      const second = await over(ANNS)
      await assert.rejects(playAgain(tables, ann, second.row.id, { sameDeal: true, salt: LATER }), /send none/)
      const again = await playAgain(tables, ann, second.row.id, { sameDeal: true })
      const { id, code } = again.row
      await assert.rejects(addSalt(tables, ann, id, 0, LATER), /played again/)
      await leaveSeat(tables, bob, id, 1)
      await joinTable(tables, cid, id, { code, salt: BOBS })
      assert.deepEqual(saltsOf(again), saltsOf(second))
      await beginGame(tables, ann, id)
      assert.equal(again.row.seed, second.row.seed)
    })
  })

test('a salt is 16 to 64 characters of hex or base64url', () => {
  for (const salt of [ANNS, BOBS, LATER]) {
    assert.ok(newTable.safeParse({ ...wish, salt }).success)
    assert.ok(join.safeParse({ salt }).success && rematch.safeParse({ salt }).success)
  }
  for (const salt of ['', 'f'.repeat(15), 'f'.repeat(65), `${ANNS} `, `${ANNS}+/=`, `${ANNS}\n`, 7]) {
    assert.ok(!newTable.safeParse({ ...wish, salt }).success, String(salt))
    assert.ok(!join.safeParse({ salt }).success && !rematch.safeParse({ salt }).success, String(salt))
  }
})
