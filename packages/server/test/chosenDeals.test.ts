// Attacks on the deal: by an operator who plays, by a player who knows the cards, and through a bot's name.

import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { hash, Match } from '@lastlight/kernel'
import { commitmentOf, type ExportedGame, seedOf, trailOf } from '@lastlight/protocol/deal'
import { exportOf } from '../src/deals/export.ts'
import { proofOf } from '../src/deals/proof.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { infoOf } from '../src/tables/info.ts'
import { openTables } from '../src/tables/publicTables.ts'
import { playAgain } from '../src/tables/rematch.ts'
import { beginGame, joinTable, seatBot } from '../src/tables/seating.ts'
import { vote } from '../src/tables/voting.ts'
import { type House, NOBODY_HERE, openHouse, outliveTable, person } from './house.ts'

const mallory = person('Mallory')
const victim = person('Victim')
const game = GAMES_BY_ID.get('outlive')!

const open = async (t: TestContext): Promise<House> => {
  const house = await openHouse(t)
  t.after(() => house.close())
  return house
}

/** The operator knows the secret and the other salt, and tries salts until the deal is good for them. */
function chosenDeal(): ExportedGame {
  const secret = '5e'.repeat(32)
  const theirs = 'the-salt-of-the-victim'
  const config = { players: 2, quick: true, heroes: 'together' }
  const isWanted = (seed: string): boolean => seed.startsWith('7')
  let own = 0
  const saltsOf = (): string[] => [`mallory-tries-number-${own}`, theirs]
  while (!isWanted(seedOf(secret, 't1', saltsOf()))) own++
  const salts = saltsOf()
  const seed = seedOf(secret, 't1', salts)
  const head = {
    format: 'lastlight game 1',
    table: 't1',
    deal: 't1',
    game: 'outlive',
    engine: game.version,
    content: 'print',
    config,
    seats: [
      { name: 'Mallory', bot: null },
      { name: 'Victim', bot: null },
    ],
    status: 'abandoned',
    resumed: false,
    commitment: commitmentOf(secret),
    secret,
    salts,
    seed,
    log: [],
  } satisfies Partial<ExportedGame>
  const { state } = Match.start(game, config, seed)
  return { ...head, trail: trailOf(head), hash: hash(state), outcome: null, signature: null }
}

test('S10: a deal that the operator chose among many salts is not called proven', () => {
  const { proven, checks } = proofOf(chosenDeal(), GAMES_BY_ID)
  assert.deepEqual(
    checks.filter(({ ok }) => ok === false),
    [],
    'nothing in the file contradicts itself',
  )
  assert.equal(proven, false)
})

describe('S2: a deal that was played before', () => {
  /** Mallory plays alone, gives up, reads the secret, and offers the same deal to strangers. */
  async function offered(house: House) {
    const { tables } = house
    const first = await tables.create(mallory, outliveTable({ open: true }))
    await beginGame(tables, mallory, first.row.id)
    await vote(tables, mallory, first.row.id, 'abandon', true)
    assert.notEqual(exportOf(first).secret, null, 'the secret is open to everybody')
    const again = await playAgain(tables, mallory, first.row.id, { sameDeal: true }, () => true)
    await seatBot(tables, mallory, again.row.id, { seat: 1, level: null }, house.presences)
    return again
  }

  test('is marked wherever its table is offered', async t => {
    const house = await open(t)
    const { row } = await offered(house)
    const listed = await openTables(house.db, GAMES_BY_ID, { status: 'waiting', me: victim.id }, NOBODY_HERE)
    assert.deepEqual(
      listed.tables.map(({ id, knownDeal }) => ({ id, knownDeal })),
      [{ id: row.id, knownDeal: true }],
    )
    assert.equal(infoOf(await house.tables.table(row.id), victim.id, NOBODY_HERE).knownDeal, true)
    const fresh = await house.tables.create(victim, outliveTable())
    assert.equal(infoOf(fresh, victim.id, NOBODY_HERE).knownDeal, false)
  })

  test('lets nobody sit down who was not told, and ignores no salt silently', async t => {
    const house = await open(t)
    const { row } = await offered(house)
    const commitment = 'c'.repeat(64)
    await assert.rejects(joinTable(house.tables, victim, row.id, { code: row.code }), /has been played before/)
    await assert.rejects(
      joinTable(house.tables, victim, row.id, { code: row.code, knownDeal: true, commitment }),
      /takes no salts/,
    )
    const joined = await joinTable(house.tables, victim, row.id, { code: row.code, knownDeal: true })
    assert.equal(joined.seats[1]!.person_id, victim.id)
  })

  test('is not called proven afterwards, and its proof says why', async t => {
    const house = await open(t)
    const again = await offered(house)
    await joinTable(house.tables, victim, again.row.id, { code: again.row.code, knownDeal: true })
    await beginGame(house.tables, mallory, again.row.id)
    for (const who of [mallory, victim]) await vote(house.tables, who, again.row.id, 'abandon', true)
    const { proven, checks } = proofOf(exportOf(again), GAMES_BY_ID)
    assert.equal(proven, false)
    assert.match(checks.find(({ name }) => name === 'deal')!.says, /known before/)
  })
})

test('S11: a level that the game does not have is refused, with those that it has', async t => {
  const { tables, presences } = await open(t)
  const table = await tables.create(mallory, outliveTable())
  for (const level of ['<b>Ann</b>', 'x', '', 'constructor', 'Search'])
    await assert.rejects(
      seatBot(tables, mallory, table.row.id, { seat: 1, level }, presences),
      /no bot .* there are random, casual, greedy, planner, search/,
    )
  assert.equal(table.seats[1]!.bot_level, 'random')
  await seatBot(tables, mallory, table.row.id, { seat: 1, level: '4' }, presences)
  assert.equal(table.seats[1]!.bot_level, 'search')
})
