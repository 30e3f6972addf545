import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { join, newTable, rematch, saltWish } from '@lastlight/protocol'
import {
  commitmentOf,
  type ExportedGame,
  listPrintOf,
  saltCommitmentOf,
  seedOf,
  trailOf,
} from '@lastlight/protocol/deal'
import { exportOf } from '../src/deals/export.ts'
import { proofOf } from '../src/deals/proof.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { endTable } from '../src/ops/admin.ts'
import { forget } from '../src/people/removal.ts'
import { Problem } from '../src/problems.ts'
import type { Database } from '../src/storage/database.ts'
import { migrate } from '../src/storage/migrations.ts'
import { commitSalt, revealSalt } from '../src/tables/dealing.ts'
import { infoOf } from '../src/tables/info.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { playAgain } from '../src/tables/rematch.ts'
import { beginGame, comeBack, joinTable, leaveSeat, seatBot } from '../src/tables/seating.ts'
import { vote } from '../src/tables/voting.ts'
import { DATABASES, emptyDatabase, type Kind, newDatabase } from './databases.ts'
import { House, NOBODY_HERE, outliveTable, person } from './house.ts'

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
const promise = ({ row }: LiveTable, salt: string): string => saltCommitmentOf(salt, row.id, row.commitment)
const shown = (table: LiveTable) => infoOf(table, null, NOBODY_HERE)
const exported = (table: LiveTable): ExportedGame => JSON.parse(JSON.stringify(exportOf(table))) as ExportedGame
const proved = (file: unknown, name: string) => proofOf(file, GAMES_BY_ID).checks.find(check => check.name === name)!
/** Later than any start waits. */
const LONG_AFTER = 3_600_000

async function open(t: TestContext, kind: Kind): Promise<House> {
  const house = await new House(await newDatabase(t, kind)).open()
  t.after(() => house.close())
  return house
}

/** Ann and Bob sit at a table and have committed; Ann has pressed start. */
async function closed({ tables }: House): Promise<LiveTable> {
  const table = await tables.create(ann, wish)
  const { id, code } = table.row
  await joinTable(tables, bob, id, { code, commitment: promise(table, BOBS) })
  await commitSalt(tables, ann, id, 0, promise(table, ANNS))
  return beginGame(tables, ann, id)
}

async function over(house: House): Promise<LiveTable> {
  const { tables } = house
  const table = await closed(house)
  await revealSalt(tables, ann, table.row.id, 0, ANNS)
  await revealSalt(tables, bob, table.row.id, 1, BOBS)
  for (const who of [ann, bob]) await vote(tables, who, table.row.id, 'abandon', true)
  return table
}

for (const kind of DATABASES)
  describe(`salts of players in ${kind.kind}`, { skip: kind.skip }, () => {
    test('everybody commits, the start closes the list, all reveal, and only then is there a deal', async t => {
      const house = await open(t, kind)
      const { tables } = house
      const table = await closed(house)
      const { id, commitment } = table.row
      assert.deepEqual([table.row.status, table.row.seed, table.match], ['waiting', null, undefined])
      const { dealing, seats } = shown(table)
      assert.deepEqual(dealing!.missing, [0, 1])
      assert.deepEqual(
        seats.map(each => each.saltCommitment),
        [promise(table, ANNS), promise(table, BOBS), null],
      )
      await revealSalt(tables, bob, id, 1, BOBS)
      assert.deepEqual([table.row.status, shown(table).dealing!.missing], ['waiting', [0]])
      await revealSalt(tables, bob, id, 1, BOBS)
      await revealSalt(tables, ann, id, 0, ANNS)
      assert.deepEqual([table.row.status, shown(table).dealing], ['playing', null])
      assert.deepEqual(saltsOf(table), [ANNS, BOBS, ''])
      assert.equal(table.row.commitment, commitment, 'the server was bound before')
      for (const who of [ann, bob]) await vote(tables, who, id, 'abandon', true)
      const proof = proofOf(exported(table), GAMES_BY_ID)
      assert.equal(proof.proven, true, JSON.stringify(proof.checks))
      assert.match(proof.checks.find(({ name }) => name === 'deal')!.says, /fixed before any player could know it/)
    })

    test('S10: a player who knows the secret learns no salt before their own commitment is closed', async t => {
      const house = await open(t, kind)
      const { tables, db } = house
      const table = await tables.create(ann, wish)
      const { id, code } = table.row
      await joinTable(tables, bob, id, { code, commitment: promise(table, BOBS) })
      // Too early: a client that sends its salt now is told so, and the salt is not stored.
      await assert.rejects(revealSalt(tables, bob, id, 1, BOBS), /until the start has closed the list/)
      const stored = await db.read<{ salt: string }>('SELECT salt FROM seats WHERE table_id = $1', id)
      assert.deepEqual(new Set(stored.map(({ salt }) => salt)), new Set(['']))
      await commitSalt(tables, ann, id, 0, promise(table, ANNS))
      await beginGame(tables, ann, id)
      await revealSalt(tables, bob, id, 1, BOBS)
      // Ann knows everything now, and can change nothing any more.
      await assert.rejects(commitSalt(tables, ann, id, 0, promise(table, LATER)), /being dealt/)
      await assert.rejects(commitSalt(tables, ann, id, 0, null), /being dealt/)
      await assert.rejects(revealSalt(tables, ann, id, 0, LATER), /does not fit/)
      assert.deepEqual(saltsOf(table), ['', BOBS, ''])
    })

    test('S10: an operator who changes the list afterwards is found by a player who saw it', async t => {
      const house = await open(t, kind)
      const { tables, db } = house
      const table = await closed(house)
      const { id, commitment } = table.row
      const seen = listPrintOf(
        id,
        commitment,
        shown(table).seats.map(each => each.saltCommitment),
      )
      await revealSalt(tables, bob, id, 1, BOBS)
      // Written into the database secretly, to fit the salt that Bob has revealed.
      await db.write([
        {
          sql: 'UPDATE seats SET salt_commitment = $1 WHERE table_id = $2 AND seat = 0',
          values: [promise(table, LATER), id],
        },
      ])
      await tables.newest(id)
      await table.serially(() => table.reload())
      await revealSalt(tables, ann, id, 0, LATER)
      for (const who of [ann, bob]) await vote(tables, who, id, 'abandon', true)
      const file = exported(table)
      const checks = (list?: string) => proofOf(file, GAMES_BY_ID, undefined, list)
      assert.equal(checks(seen).proven, false)
      assert.deepEqual(
        checks(seen).checks.flatMap(({ name, ok }) => (ok ? [] : [name])),
        ['list'],
      )
    })

    test('while a game is being dealt nobody sits down, gets up, or changes a seat', async t => {
      const house = await open(t, kind)
      const { tables } = house
      const { id, code } = (await closed(house)).row
      for (const attempt of [
        () => leaveSeat(tables, bob, id, 1),
        () => seatBot(tables, ann, id, { seat: 1, level: 'random' }, house.presences),
        () => joinTable(tables, cid, id, { code }),
        () => beginGame(tables, ann, id),
      ])
        await assert.rejects(attempt, /being dealt/)
      await assert.rejects(revealSalt(tables, bob, id, 0, ANNS), /not yours/)
    })

    test('a seat that does not reveal is named, the start is called off and counted, and everybody commits again', async t => {
      const house = await open(t, kind)
      const { tables } = house
      const table = await closed(house)
      const { id, commitment, secret } = table.row
      await revealSalt(tables, ann, id, 0, ANNS)
      await house.driver.poll(Date.now() + LONG_AFTER)
      assert.deepEqual([table.row.status, shown(table).dealing], ['waiting', null])
      assert.deepEqual(shown(table).calledOff, { times: 1, missing: [1] })
      assert.notEqual(table.row.secret, secret)
      assert.notEqual(table.row.commitment, commitment)
      assert.deepEqual(saltsOf(table), ['', '', ''])
      assert.deepEqual(
        shown(table).seats.map(each => each.saltCommitment),
        [null, null, null],
      )
      // The old commitment is void: it was made with the old secret.
      await commitSalt(tables, ann, id, 0, saltCommitmentOf(ANNS, id, commitment))
      await commitSalt(tables, bob, id, 1, promise(table, BOBS))
      await beginGame(tables, ann, id)
      await assert.rejects(revealSalt(tables, ann, id, 0, ANNS), /does not fit/)
      await house.driver.poll(Date.now() + LONG_AFTER)
      assert.equal(table.row.called_off, 2)
      // Without Ann, who gives none this time, it goes on.
      await commitSalt(tables, bob, id, 1, promise(table, BOBS))
      await beginGame(tables, ann, id)
      await revealSalt(tables, bob, id, 1, BOBS)
      assert.equal(table.row.status, 'playing')
      for (const who of [ann, bob]) await vote(tables, who, id, 'abandon', true)
      const file = exported(table)
      assert.equal(file.calledOff, 2)
      assert.deepEqual([proved(file, 'starts').ok, proved(file, 'starts').args], [null, { n: 2 }])
      assert.deepEqual([proved(file, 'deal').finding, proved(file, 'deal').args], ['partly', { without: '1' }])
      assert.equal(proofOf(file, GAMES_BY_ID).fits, true)
      assert.equal(proved({ ...file, calledOff: 0 }, 'trail').ok, false, 'nobody hides the count')
    })

    test('a process that dies while a game is being dealt leaves a table that goes on', async t => {
      const db = await newDatabase(t, kind)
      const first = await new House(db).open()
      const one = await closed(first)
      const other = await closed(first)
      await revealSalt(first.tables, ann, one.row.id, 0, ANNS)
      // As if the process had been killed between the last salt and the deal.
      for (const [seat, salt] of [ANNS, BOBS].entries())
        await db.write([
          { sql: 'UPDATE seats SET salt = $1 WHERE table_id = $2 AND seat = $3', values: [salt, other.row.id, seat] },
        ])
      await first.driver.close()
      const second = new House(db)
      await second.tables.start()
      await second.driver.poll(Date.now() + 2000)
      assert.equal((await second.tables.newest(other.row.id)).row.status, 'playing')
      const again = await second.tables.newest(one.row.id)
      assert.deepEqual(shown(again).dealing?.missing, [1])
      await revealSalt(second.tables, bob, one.row.id, 1, BOBS)
      assert.equal(again.row.status, 'playing')
      await first.close()
      await second.close()
    })

    test('two processes that get the last two salts at once deal once', async t => {
      const db = await newDatabase(t, kind)
      const houses = [await new House(db).open(), await new House(db).open()] as const
      for (const house of houses) t.after(() => house.close())
      for (let i = 0; i < 5; i++) {
        const { id } = (await closed(houses[0])).row
        await Promise.all([
          revealSalt(houses[0].tables, ann, id, 0, ANNS),
          revealSalt(houses[1].tables, bob, id, 1, BOBS),
        ])
        for (const { tables } of houses) {
          const table = await tables.table(id)
          await table.serially(() => table.reload())
          assert.deepEqual([table.row.status, saltsOf(table)], ['playing', [ANNS, BOBS, '']])
        }
      }
    })

    test('a commitment goes with the person who leaves, is new for each seat, and may be taken back', async t => {
      const { tables } = await open(t, kind)
      const table = await tables.create(ann, wish)
      const { id, code } = table.row
      const mine = promise(table, ANNS)
      await commitSalt(tables, ann, id, 0, mine)
      await assert.rejects(commitSalt(tables, bob, id, 0, mine), /not yours/)
      await assert.rejects(joinTable(tables, bob, id, { code, commitment: mine }), /Another seat/)
      await joinTable(tables, bob, id, { code, commitment: promise(table, BOBS) })
      await assert.rejects(commitSalt(tables, bob, id, 1, mine), /Another seat/)
      await leaveSeat(tables, bob, id, 1)
      assert.equal(table.seats[1]!.salt_commitment, '')
      await joinTable(tables, cid, id, { code })
      await commitSalt(tables, ann, id, 0, null)
      await beginGame(tables, ann, id)
      assert.deepEqual([table.row.status, saltsOf(table)], ['playing', ['', '', '']])
      await assert.rejects(commitSalt(tables, ann, id, 0, mine), /changed meanwhile/)
      await assert.rejects(revealSalt(tables, ann, id, 0, ANNS), /has been dealt/)
      for (const who of [ann, cid]) await vote(tables, who, id, 'abandon', true)
      const file = exported(table)
      assert.deepEqual([proved(file, 'salts').finding, proved(file, 'deal').finding], ['none', 'server'])
      assert.equal(proofOf(file, GAMES_BY_ID).proven, false)
    })

    test('a person who deletes their account while a game is being dealt does not block it', async t => {
      const house = await open(t, kind)
      const { tables, db } = house
      await db.write([
        {
          sql: "INSERT INTO people (id, name, locale, settings, created_at) VALUES ($1, 'Bob', 'en', '{}', 0)",
          values: [bob.id],
        },
      ])
      const table = await closed(house)
      await revealSalt(tables, ann, table.row.id, 0, ANNS)
      await db.write(forget(bob.id, Date.now()))
      await house.driver.poll(Date.now() + LONG_AFTER)
      await table.serially(() => table.reload())
      assert.deepEqual([table.row.called_off, shown(table).seats[1]!.kind, table.seats[1]!.name], [1, 'open', ''])
    })

    test('a table that an operator ends while it is being dealt is over, and is not dealt', async t => {
      const house = await open(t, kind)
      const table = await closed(house)
      await endTable(house.db, table.row.id)
      await house.driver.poll(Date.now() + LONG_AFTER)
      await table.serially(() => table.reload())
      assert.deepEqual([table.row.status, table.row.seed, shown(table).dealing], ['abandoned', null, null])
      const again = beginGame(house.tables, ann, table.row.id)
      await assert.rejects(again, problem => problem instanceof Problem && !problem.message.includes('being dealt'))
    })

    test('a rematch begins without commitments; the same deal keeps its salts and takes none', async t => {
      const house = await open(t, kind)
      const { tables } = house
      const first = await over(house)
      const next = await playAgain(tables, ann, first.row.id, { sameDeal: false }, () => true)
      assert.deepEqual(
        next.seats.map(({ salt, salt_commitment: commitment }) => salt + commitment),
        ['', '', ''],
      )
      assert.equal(shown(next).knownDeal, false)

      const second = await over(house)
      const again = await playAgain(tables, ann, second.row.id, { sameDeal: true }, () => true)
      const { id, code } = again.row
      assert.deepEqual([shown(again).knownDeal, shown(again).seats[0]!.saltCommitment], [true, null])
      await assert.rejects(commitSalt(tables, ann, id, 0, promise(again, LATER)), /takes no salts/)
      await assert.rejects(revealSalt(tables, ann, id, 0, LATER), /takes no salts/)
      await leaveSeat(tables, bob, id, 1)
      await joinTable(tables, cid, id, { code, knownDeal: true })
      assert.deepEqual(saltsOf(again), saltsOf(second))
      await beginGame(tables, ann, id)
      assert.equal(again.row.seed, second.row.seed)
      for (const who of [ann, cid]) await vote(tables, who, id, 'abandon', true)
      const file = exported(again)
      assert.equal(file.knownDeal, true)
      assert.deepEqual([proved(file, 'salts').ok, proved(file, 'deal').finding], [true, 'known'])
      const passedOff = { ...file, knownDeal: false }
      assert.equal(proved({ ...passedOff, trail: trailOf(passedOff) }, 'deal').ok, false)
    })

    test('a deal that was never made cannot be played again', async t => {
      const house = await open(t, kind)
      const { tables, db } = house
      const table = await closed(house)
      await revealSalt(tables, bob, table.row.id, 1, BOBS)
      await endTable(db, table.row.id)
      await table.serially(() => table.reload())
      await assert.rejects(
        playAgain(tables, ann, table.row.id, { sameDeal: true }, () => true),
        /never dealt/,
      )
      const next = await playAgain(tables, ann, table.row.id, { sameDeal: false }, () => true)
      assert.deepEqual([shown(next).knownDeal, saltsOf(next)], [false, ['', '', '']])
    })

    test('tables from before salts were committed go on: waiting ones take commitments, dealt ones keep the old format', async t => {
      const db = await emptyDatabase(t, kind)
      await migrate(db, 2)
      await oldTables(db)
      const { tables } = await new House(db).open()
      const waiting = await tables.table('waiting')
      await commitSalt(tables, ann, 'waiting', 0, promise(waiting, ANNS))
      await beginGame(tables, ann, 'waiting')
      await revealSalt(tables, ann, 'waiting', 0, ANNS)
      assert.deepEqual([waiting.row.status, saltsOf(waiting)], ['playing', [ANNS, '']])
      const again = await tables.table('again')
      assert.deepEqual([saltsOf(again), shown(again).knownDeal], [['salt of 0', 'salt of 1'], true])
      const playing = await tables.table('playing')
      assert.equal(exported(playing).format, 'lastlight game 1')
      await comeBack(tables, ann, 'playing', 0)
      await vote(tables, ann, 'playing', 'abandon', true)
      const proof = proofOf(exported(playing), GAMES_BY_ID)
      assert.deepEqual([proof.fits, proof.proven], [true, false])
      assert.equal(proved(exported(playing), 'deal').finding, 'old')
    })
  })

/** A waiting table, one with a known deal, and one that is being played, as they were stored before. */
async function oldTables(db: Database): Promise<void> {
  const secret = '5e'.repeat(32)
  const config = JSON.stringify({ players: 2, quick: true, heroes: 'together' })
  const game = GAMES_BY_ID.get('outlive')!
  const salts = ['salt of 0', 'salt of 1']
  for (const [id, status, deal] of [
    ['waiting', 'waiting', 'waiting'],
    ['again', 'waiting', 'first'],
    ['playing', 'playing', 'playing'],
  ] as const)
    await db.write([
      {
        sql: `INSERT INTO tables (id, code, game, config, owner, status, open, clock, delay, engine, content, commitment, secret, deal,
          seed, version, created, changed) VALUES ($1, $1, 'outlive', $2, $3, $4, 0, '{"kind":"none"}', 0, $5, 'print', $6, $7, $8, $9, 0, 0, 0)`,
        values: [
          id,
          config,
          ann.id,
          status,
          game.version,
          commitmentOf(secret),
          secret,
          deal,
          status === 'playing' ? seedOf(secret, id, salts) : null,
        ],
      },
      ...salts.map((salt, seat) => ({
        sql: 'INSERT INTO seats (game, seat, person, name, bot, salt) VALUES ($1, $2, $3, $4, $5, $6)',
        values: [
          id,
          seat,
          seat === 0 ? ann.id : null,
          seat === 0 ? 'Ann' : 'random',
          seat === 0 ? null : 'random',
          salt,
        ],
      })),
    ])
}

test('a salt is 16 to 64 characters of hex or base64url, and is revealed in its own request alone', () => {
  for (const salt of [ANNS, BOBS, LATER]) {
    assert.ok(saltWish.safeParse({ salt }).success)
    for (const shape of [newTable, join, rematch]) {
      const { error } = shape.safeParse({ ...(shape === newTable ? wish : {}), salt })
      assert.match(error?.message ?? '', /committed before they are revealed/)
    }
  }
  for (const salt of ['', 'f'.repeat(15), 'f'.repeat(65), `${ANNS} `, `${ANNS}+/=`, `${ANNS}\n`, 7])
    assert.ok(!saltWish.safeParse({ salt }).success, String(salt))
  for (const commitment of ['', 'f'.repeat(63), 'F'.repeat(64), 'g'.repeat(64)])
    assert.ok(!join.safeParse({ commitment }).success, commitment)
})
