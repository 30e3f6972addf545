// The salts of pages: committed in the waiting room, revealed when the game is started.

import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import type { TableInfo } from '@lastlight/protocol'
import { listPrintOf } from '@lastlight/protocol/salts'
import { openLiveTable } from '../src/play/live/liveTable.ts'
import { memoryStorage, Salts } from '../src/play/live/salts.ts'
import type { Table, TableState } from '../src/play/table.ts'
import { Server, Somebody } from './server.ts'
import { until } from './until.ts'

const isPromised =
  (...seats: readonly number[]) =>
  ({ info }: TableState): boolean =>
    seats.every(seat => info?.seats[seat]?.saltCommitment)
const isPlaying = ({ info }: TableState): boolean => info?.status === 'playing'

describe('salts of pages', () => {
  let server: Server
  const open: Table[] = []
  const people: Somebody[] = []

  before(async () => {
    server = await Server.start()
  })
  afterEach(() => {
    for (const table of open.splice(0)) table.close()
    for (const { socket } of people.splice(0)) socket.close()
  })
  after(() => server.remove())

  const named = async (name: string): Promise<Somebody> => {
    const somebody = await Somebody.named(server.url, name)
    people.push(somebody)
    return somebody
  }
  const opened = (id: string, by: Somebody): Table => {
    const table = openLiveTable(id, {}, by)
    open.push(table)
    return table
  }
  const made = (by: Somebody): Promise<TableInfo> =>
    by.api.makeTable({
      game: 'outlive',
      config: { players: 2, quick: true, heroes: 'together' },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      open: false,
      clock: { kind: 'none' },
      delay: 0,
    })
  const exported = async (by: Somebody, others: readonly Somebody[], id: string) => {
    for (const each of [by, ...others]) await each.api.abandon(id, true)
    return (await by.api.exported(id)) as {
      salts: string[]
      saltCommitments: (string | null)[]
      commitment: string
      calledOff: number
    }
  }

  test('are committed when somebody sits down and revealed when the game starts; the list is kept', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')]
    const info = await made(ann)
    const mine = opened(info.id, ann)
    await bob.api.join(info.id, { code: info.code, ...bob.salts.joining(info) })
    const theirs = opened(info.id, bob)
    await until(mine, isPromised(0, 1))
    assert.deepEqual(await mine.controls!.start(), { ok: true })
    await until(theirs, isPlaying)
    await until(mine, isPlaying)
    const file = await exported(ann, [bob], info.id)
    assert.ok(file.salts.every(salt => /^[0-9a-f]{32}$/.test(salt)))
    assert.notEqual(file.salts[0], file.salts[1])
    const list = listPrintOf(info.id, file.commitment, file.saltCommitments)
    assert.deepEqual([ann.salts.listOf(info.id), bob.salts.listOf(info.id)], [list, list])
  })

  test("an immediate start still waits for the starter's own salt", async () => {
    const ann = await named('Ann')
    const info = await made(ann)
    await ann.api.setBot(info.id, 1, 'random')
    const table = opened(info.id, ann)
    await until(table, state => state.info !== null)
    assert.deepEqual(await table.controls!.start(), { ok: true })
    await until(table, isPlaying)
    assert.notEqual((await exported(ann, [], info.id)).salts[0], '')
  })

  test('a page that is loaded anew between commitment and start still has its salt, and two windows have one', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')]
    const info = await made(ann)
    const mine = opened(info.id, ann)
    await bob.api.join(info.id, { code: info.code, ...bob.salts.joining(info) })
    const promised = (await bob.api.table(info.id)).seats[1]!.saltCommitment
    await until(mine, isPromised(0, 1))
    const windows = [bob.elsewhere(), bob.elsewhere()]
    people.push(...windows)
    const theirs = windows.map(each => opened(info.id, each))
    for (const each of theirs) await until(each, state => state.link === 'open')
    assert.equal((await bob.api.table(info.id)).seats[1]!.saltCommitment, promised)
    await mine.controls!.start()
    for (const each of [mine, ...theirs]) await until(each, isPlaying)
    const file = await exported(ann, [bob], info.id)
    assert.equal(file.saltCommitments[1], promised)
    assert.equal(file.calledOff, 0)
  })

  test('a page that comes back after the start reveals its committed salt', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')]
    const info = await made(ann)
    const mine = opened(info.id, ann)
    await bob.api.join(info.id, { code: info.code, ...bob.salts.joining(info) })
    await until(mine, isPromised(0, 1))
    await mine.controls!.start()
    const waits = await until(mine, ({ info: now }) => now?.dealing?.missing.join() === '1')
    assert.equal(waits.info!.status, 'waiting')
    opened(info.id, bob)
    await until(mine, isPlaying)
  })

  test('a known deal is marked, takes no salt, and joining confirms that the mark was seen', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')]
    const first = await made(ann)
    await ann.api.setBot(first.id, 1, 'random')
    await ann.api.start(first.id)
    await ann.api.abandon(first.id, true)
    const again = await ann.api.rematch(first.id, true)
    assert.equal(again.knownDeal, true)
    await ann.api.setBot(again.id, 1, null)
    const table = opened(again.id, ann)
    await until(table, state => state.link === 'open')
    const seen = await bob.api.tableByCode(again.code)
    assert.equal(seen.knownDeal, true)
    assert.deepEqual(bob.salts.joining(seen), { knownDeal: true })
    await assert.rejects(bob.api.join(again.id, { code: again.code }), { kind: 'conflict' })
    await bob.api.join(again.id, { code: again.code, ...bob.salts.joining(seen) })
    assert.deepEqual(await table.controls!.start(), { ok: true })
    await until(table, isPlaying)
  })
})

test('a device reveals nothing for a list without its commitment, and keeps the first list that it saw', async () => {
  const revealed: string[] = []
  const promised: string[] = []
  const storage = memoryStorage()
  const salts = new Salts(
    {
      commit: (_, __, commitment) => {
        promised.push(commitment)
        return Promise.resolve(info({}))
      },
      reveal: (_, __, salt) => {
        revealed.push(salt)
        return Promise.resolve(info({}))
      },
    },
    storage,
  )
  const seat = {
    seat: 0,
    kind: 'person',
    me: true,
    name: 'Ann',
    bot: null,
    away: false,
    presence: 'here',
    keptUntil: null,
  } as const
  const info = (some: Partial<TableInfo>): TableInfo =>
    ({
      id: 't1',
      commitment: 'c1',
      status: 'waiting',
      knownDeal: false,
      dealing: null,
      seats: [{ ...seat, saltCommitment: null }],
      ...some,
    }) as TableInfo
  await Promise.all([salts.tend(info({})), salts.tend(info({}))])
  assert.equal(promised.length, 1, 'one salt, however often the table is told')
  const dealing = { until: 0, missing: [0] }
  await salts.tend(info({ dealing, seats: [{ ...seat, saltCommitment: 'another' }] }))
  assert.deepEqual(revealed, [])
  const mine = { ...seat, saltCommitment: promised[0]! }
  await salts.tend(info({ dealing, seats: [mine] }))
  assert.equal(revealed.length, 1)
  const kept = salts.listOf('t1')
  assert.equal(kept, listPrintOf('t1', 'c1', [promised[0]!]))
  // The same secret with another list: the proof is compared with the first list seen.
  await salts.tend(info({ dealing, seats: [mine, { ...seat, seat: 1, me: false, saltCommitment: 'late' }] }))
  assert.equal(salts.listOf('t1'), kept)
  await salts.tend(info({ status: 'playing', seats: [mine] }))
  await salts.tend(info({ dealing, seats: [mine] }))
  assert.equal(revealed.length, 2, 'a salt that has done its work is forgotten')
})
