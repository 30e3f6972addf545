import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { newBot } from '@lastlight/bots'
import { defaultConfig, type Json, Match, sightOf } from '@lastlight/kernel'
import { type ExportedGame, saltCommitmentOf, signedText, trailOf } from '@lastlight/protocol/deal'
import { exportOf } from '../src/deals/export.ts'
import { proofOf } from '../src/deals/proof.ts'
import { signerFrom } from '../src/deals/signature.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import type { Database } from '../src/storage/database.ts'
import { migrate } from '../src/storage/migrations.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { commitSalt, revealSalt } from '../src/tables/dealing.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { playAgain } from '../src/tables/rematch.ts'
import { beginGame } from '../src/tables/seating.ts'
import { Tables } from '../src/tables/tables.ts'

const OWNER = { id: 'ann', name: 'Ann' }
/** Of a whole game only every sixth entry is changed: each takes a replay. */
const NTH = 6
const SIGNER = signerFrom('a secret of a server, only for this test')
const game = GAMES_BY_ID.get('outlive')!

let folder: string
let db: Database
let tables: Tables
let table: LiveTable
let early: ExportedGame
let whole: ExportedGame

/** Both seats give a salt. */
async function dealt({ row: { id, commitment } }: LiveTable): Promise<LiveTable> {
  const salts = ['0a'.repeat(16), '1b'.repeat(16)]
  for (const [seat, salt] of salts.entries())
    await commitSalt(tables, OWNER, id, seat, saltCommitmentOf(salt, id, commitment))
  const begun = await beginGame(tables, OWNER, id)
  for (const [seat, salt] of salts.entries()) await revealSalt(tables, OWNER, id, seat, salt)
  return begun
}

/** Bots choose; their choices go the same way as people's. */
async function playToTheEnd(of: LiveTable, most = Infinity): Promise<void> {
  const bot = newBot(of.game.id, 'random', 'deals')
  for (let i = 0; i < most && of.row.status === 'playing'; i++) {
    const [seat] = of.game.pending(of.match!.state)
    const option = bot.choose(sightOf(of.match!, seat!)) as Json
    await tables.play(null, of.row.id, { seat: seat!, option }, of.version)
  }
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lastlight-deals-'))
  db = openSqlite(join(folder, 'games.db'))
  await migrate(db)
  tables = new Tables(db, GAMES_BY_ID, 'test')
  const made = await tables.create(OWNER, {
    game: 'outlive',
    config: { ...(defaultConfig(game.configs) as Record<string, string | number | boolean>), players: 2 },
    seats: [{ kind: 'me' }, { kind: 'me', name: 'Ann again' }],
    open: false,
    clock: { kind: 'none' },
    delay: 0,
  })
  table = await dealt(made)
  await playToTheEnd(table, 20)
  early = exportOf(table, SIGNER)
  await playToTheEnd(table)
  // The file as a downloader gets it.
  whole = JSON.parse(JSON.stringify(exportOf(table, SIGNER))) as ExportedGame
})

after(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

const failed = (value: unknown, key?: string): readonly string[] =>
  proofOf(value, GAMES_BY_ID, key).checks.flatMap(({ name, ok }) => (ok ? [] : [name]))

const changed = (change: (copy: Record<keyof ExportedGame, never>) => void): ExportedGame => {
  const copy = structuredClone(whole)
  change(copy as Record<keyof ExportedGame, never>)
  return copy
}

/** A forger who changes a game and makes all hashes fit again, but does not have the server's key. */
const forged = (change: (copy: ExportedGame) => ExportedGame): ExportedGame => {
  const copy = change(structuredClone(whole))
  return { ...copy, trail: trailOf(copy) }
}

test('a game that was played to its end by the server is proven', () => {
  const proof = proofOf(whole, GAMES_BY_ID, SIGNER.key)
  assert.deepEqual(
    proof.checks.filter(({ ok }) => !ok),
    [],
  )
  assert.equal(proof.proven, true)
  assert.equal(proof.key, SIGNER.key)
  assert.equal(whole.status, 'over')
  assert.deepEqual(
    whole.salts,
    table.seats.map(({ salt }) => salt),
  )
  assert.ok(whole.log.length > 40)
})

test('while it goes on, the export holds no secret, no salt, no seed and no choice', () => {
  assert.equal(early.status, 'playing')
  assert.equal(early.commitment, whole.commitment)
  const text = JSON.stringify(early)
  for (const secret of [table.row.secret, table.row.seed!, ...table.seats.map(({ salt }) => salt)])
    assert.ok(!text.includes(secret))
  assert.deepEqual([early.log, early.trail, early.hash, early.outcome, early.signature], [[], [], null, null, null])
  assert.deepEqual(failed(early), ['ended'])
})

describe('tampering is found and named', () => {
  const flip = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1)
  const cases: readonly [what: string, change: () => unknown, named: string][] = [
    ['the secret', () => ({ ...whole, secret: flip(whole.secret!) }), 'commitment'],
    ['the commitment', () => ({ ...whole, commitment: flip(whole.commitment) }), 'commitment'],
    ['the seed', () => ({ ...whole, seed: flip(whole.seed!) }), 'seed'],
    ['a salt', () => ({ ...whole, salts: [flip(whole.salts[0]!), whole.salts[1]!] }), 'seed'],
    ['the order of the salts', () => ({ ...whole, salts: whole.salts.toReversed() }), 'seed'],
    ['a salt that is empty', () => ({ ...whole, salts: ['', whole.salts[1]!] }), 'salts'],
    ['a salt that is missing', () => ({ ...whole, salts: whole.salts.slice(1) }), 'salts'],
    ['what a seat had promised', () => ({ ...whole, saltCommitments: whole.saltCommitments!.toReversed() }), 'salts'],
    ['a promise that is missing', () => ({ ...whole, saltCommitments: [null, whole.saltCommitments![1]!] }), 'salts'],
    ['promises of too few seats', () => ({ ...whole, saltCommitments: [] }), 'salts'],
    ['the starts that were called off', () => ({ ...whole, calledOff: 1 }), 'trail'],
    ['whether the deal was known', () => ({ ...whole, knownDeal: true }), 'deal'],
    ['the table of the deal', () => ({ ...whole, deal: 'another' }), 'seed'],
    ['a setting', () => ({ ...whole, config: { ...whole.config, players: 3 } }), 'moves'],
    ['a setting that does not exist', () => ({ ...whole, config: { ...whole.config, luck: 1 } }), 'config'],
    ['a name', () => ({ ...whole, seats: [{ name: 'Eve', bot: null }, whole.seats[1]] }), 'trail'],
    ['the version', () => ({ ...whole, engine: '0' }), 'trail'],
    ['the outcome', () => ({ ...whole, outcome: { ...whole.outcome!, winners: [] } }), 'outcome'],
    ['no outcome', () => ({ ...whole, outcome: null }), 'outcome'],
    ['the hash', () => ({ ...whole, hash: flip(whole.hash!) }), 'moves'],
    ['an entry that is missing', () => ({ ...whole, log: whole.log.slice(1) }), 'trail'],
    ['the last entry missing', () => ({ ...whole, log: whole.log.slice(0, -1) }), 'trail'],
    ['an entry too many', () => ({ ...whole, log: [...whole.log, whole.log.at(-1)!] }), 'trail'],
    ['the signature', () => changed(copy => Object.assign(copy.signature, { value: 'AAAA' })), 'signature'],
    ['rolls that somebody wrote in', () => ({ ...whole, rolls: [1, 2] }), 'form'],
    ['the game', () => ({ ...whole, game: 'long-night' }), 'moves'],
    ['a game that is not there', () => ({ ...whole, game: 'chess' }), 'form'],
    ['the whole file', () => 'nothing', 'form'],
    ['nothing at all', () => null, 'form'],
  ]
  for (const [what, change, named] of cases)
    test(what, () => {
      const value = change()
      assert.ok(failed(value).includes(named), `found ${failed(value).join(', ') || 'nothing'}`)
    })

  test('each choice at any place: its seat, its option, its order', () => {
    for (const i of whole.log.keys()) {
      if (i % NTH !== 0) continue
      const entry = whole.log[i] as { seat: number; option: Json }
      const other = { ...entry, seat: 1 - entry.seat }
      const log = whole.log.with(i, other)
      assert.ok(failed({ ...whole, log }).includes('trail'), `entry ${i + 1}`)
      if (i === 0) continue
      const swapped = whole.log.with(i, whole.log[i - 1]!).with(i - 1, entry)
      if (JSON.stringify(swapped) !== JSON.stringify(whole.log))
        assert.ok(failed({ ...whole, log: swapped }).length > 0)
    }
  })

  test('the trail names the first entry that was changed', () => {
    const log = whole.log.with(6, { undo: 0 })
    const says = proofOf({ ...whole, log }, GAMES_BY_ID).checks.find(({ name }) => name === 'trail')!.says
    assert.match(says, /^Entry 7 /)
  })

  test('a deal that is made up with another secret, and all sums made to fit', () => {
    const other = forged(copy => ({ ...copy, secret: flip(copy.secret!) }))
    assert.ok(failed(other).includes('commitment'))
    assert.ok(failed(other).includes('signature'))
  })

  test('another legal end of the game, with all sums made to fit, is not what the server signed', () => {
    const match = Match.start(game, whole.config, whole.seed!)
    for (const entry of whole.log.slice(0, 30)) match.enter(entry)
    const bot = newBot('outlive', 'random', 'another end')
    while (!game.outcome(match.state)) {
      const [seat] = game.pending(match.state)
      match.play(seat!, bot.choose(sightOf(match, seat!)))
    }
    const { hash, log } = match.save()
    const outcome = JSON.parse(JSON.stringify(game.outcome(match.state))) as ExportedGame['outcome']
    const copy = forged(old => ({ ...old, log: [...log], hash, outcome }))
    assert.deepEqual(failed(copy), ['signature'])
    const mallory = signerFrom('the secret of somebody else')
    const signed = {
      ...copy,
      signature: { key: mallory.key, value: mallory.sign(signedText(copy)) },
    }
    assert.deepEqual(failed(signed), [])
    assert.deepEqual(failed(signed, SIGNER.key), ['key'])
    assert.deepEqual(failed({ ...copy, signature: null }, SIGNER.key), ['key'])
  })
})

test('the signature does not depend on the order of the keys', () => {
  const shuffled = Object.fromEntries(Object.entries(whole).toReversed())
  assert.deepEqual(failed(shuffled, SIGNER.key), [])
})

test('a game that is played again with the same deal fits the deal of the first table, which was known', async () => {
  const { row } = await playAgain(tables, OWNER, table.row.id, { sameDeal: true }, () => true)
  const again = await beginGame(tables, OWNER, row.id)
  await playToTheEnd(again)
  const file = exportOf(again, SIGNER)
  assert.deepEqual([file.deal, file.seed, file.table], [whole.deal, whole.seed, again.row.id])
  assert.notEqual(file.table, whole.table)
  const proof = proofOf(file, GAMES_BY_ID, SIGNER.key)
  assert.deepEqual([proof.fits, proof.proven, failed(file, SIGNER.key)], [true, false, ['deal']])
  const { ok, says } = proof.checks.find(({ name }) => name === 'deal')!
  assert.equal(ok, null)
  assert.ok(says.includes(whole.table))
})

test('a game of the first format, or one that is passed off as such, fits and is not proven', () => {
  const { knownDeal: _, calledOff: __, saltCommitments: ___, ...rest } = structuredClone(whole)
  const old: ExportedGame = { ...rest, format: 'lastlight game 1', signature: null }
  const file = { ...old, trail: trailOf(old) }
  assert.deepEqual([proofOf(file, GAMES_BY_ID).fits, failed(file)], [true, ['deal']])
  assert.deepEqual(failed({ ...file, salts: ['', whole.salts[1]] }).includes('salts'), true)
})

test('an abandoned game is shown and proven as far as it went', async () => {
  const made = await tables.create(OWNER, {
    game: 'outlive',
    config: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'me', name: 'Bob' }],
    open: false,
    clock: { kind: 'none' },
    delay: 0,
  })
  const running = await dealt(made)
  await playToTheEnd(running, 10)
  await db.write([{ sql: "UPDATE tables SET status = 'abandoned' WHERE id = $1", values: [running.row.id], rows: 1 }])
  await running.reload()
  const file = exportOf(running, SIGNER)
  assert.equal(file.outcome, null)
  assert.deepEqual(failed(file), [])
  assert.deepEqual(failed({ ...file, status: 'over' }).includes('outcome'), true)
})

describe('a plain save', () => {
  const save = () => {
    const match = Match.start(game, defaultConfig(game.configs), 'a seed')
    const bot = newBot('outlive', 'random', 'save')
    for (let i = 0; i < 30; i++) {
      const [seat] = game.pending(match.state)
      match.play(seat!, bot.choose(sightOf(match, seat!)))
    }
    return match.save()
  }
  const flipped = (text: string): string => text.replace(/^./, first => (first === '0' ? '1' : '0'))

  test('is proven', () => assert.deepEqual(failed(save()), []))
  test('with another seed is not', () => assert.deepEqual(failed({ ...save(), seed: 'mine' }), ['commitment']))
  test('with another hash is not', () => {
    const good = save()
    assert.deepEqual(failed({ ...good, hash: flipped(good.hash) }), ['moves'])
  })
  test('with an entry less is not', () =>
    assert.deepEqual(failed({ ...save(), log: save().log.slice(0, 20) }), ['moves']))
  test('with another state is not', () => {
    const good = save()
    assert.deepEqual(failed({ ...good, state: { ...(good.state as object), more: 1 } }), ['state'])
  })
  test('of another version, or without its seed, cannot be', () => {
    assert.deepEqual(failed({ ...save(), version: '0' }), ['moves'])
    assert.deepEqual(failed({ ...save(), seed: null }), ['ended'])
  })
  test('is signed by nobody', () => assert.deepEqual(failed(save(), SIGNER.key), ['key']))
})
