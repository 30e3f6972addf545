import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import type { SightMessage, TableInfo } from '@lastlight/protocol'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { allowWatching, beginGame } from '../src/tables/seating.ts'
import { shownTo } from '../src/tables/spectatorDelay.ts'
import { vote } from '../src/tables/voting.ts'
import { Guest, type House, openHouse, outliveTable, person } from './house.ts'

const DELAY = 30
const MS = DELAY * 1000
/** How much a timer may be early. */
const SLACK = 10
const ann = person('Ann')

interface Scene {
  readonly house: House
  readonly table: LiveTable
  readonly sam: Guest
  readonly wait: (ms: number) => Promise<void>
}

/** A table with delayed spectators, and a clock that only this test moves. */
async function scene(t: TestContext): Promise<Scene> {
  t.mock.timers.enable({ apis: ['Date', 'setTimeout'], now: 1_000_000 })
  const house = await openHouse(t)
  const wish = outliveTable({
    seats: [{ kind: 'me' }, { kind: 'me', name: 'Left hand' }],
    delay: DELAY,
    clock: { kind: 'days', hours: 1 },
  })
  const table = await house.tables.create(ann, wish)
  await allowWatching(house.tables, ann, table.row.id, true)
  t.after(() => house.close())
  const wait = async (ms: number): Promise<void> => {
    t.mock.timers.tick(ms)
    await turn()
  }
  return { house, table, sam: new Guest(house, null), wait }
}

const sightsOf = (guest: Guest): SightMessage[] => guest.heard.flatMap(each => (each.t === 'sight' ? [each.sight] : []))
const infosOf = (guest: Guest): TableInfo[] => guest.heard.flatMap(each => (each.t === 'table' ? [each.table] : []))
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown

async function choose({ house, table }: Scene, n: number): Promise<unknown> {
  const [seat] = table.pending
  const option = table.questions.of(seat!).options.at(-1) as never
  await house.tables.play(ann, table.row.id, { seat: seat!, option }, table.version, `choice-${n}`)
  return plain(table.game.view(table.match!.state, 'public'))
}

test('a spectator sees every state after the delay, and none before', async t => {
  const here = await scene(t)
  const { house, table, sam, wait } = here
  const { id } = table.row
  await sam.ask({ t: 'watch', table: id, viewer: 'public' })
  const player = new Guest(house, ann)
  await player.ask({ t: 'watch', table: id, viewer: 0 })
  await beginGame(house.tables, ann, id)
  assert.equal(sightsOf(player).length, 1, 'a seat sees everything at once')
  const views = [plain(table.game.view(table.match!.state, 'public'))]
  assert.deepEqual(sightsOf(sam), [], 'not even the deal')
  await wait(MS - SLACK)
  assert.deepEqual(sightsOf(sam), [])
  await wait(2 * SLACK)
  assert.deepEqual(
    sightsOf(sam).map(each => each.version),
    [0],
  )

  // A choice every ten seconds: at each moment the newest thing that Sam has is as old as it has to be.
  const made: number[] = [Date.now() - MS]
  for (let i = 0; i < 8; i++) {
    views.push(await choose(here, i))
    made.push(Date.now())
    await wait(10_000)
    for (const [n, seen] of sightsOf(sam).entries()) {
      assert.ok(Date.now() - made[seen.version]! >= MS, `sight ${n} shows version ${seen.version} too early`)
      assert.deepEqual(seen.view, views[seen.version])
      assert.deepEqual([seen.options, seen.deadline, seen.outcome], [[], null, null])
    }
    // A new viewer sees no more, and neither does a request for the table.
    const newcomer = new Guest(house, null)
    const done = await newcomer.ask({ t: 'watch', table: id, viewer: 'public' })
    const [info] = infosOf(newcomer)
    assert.deepEqual([info!.version, info!.deadline], [sightsOf(newcomer)[0]!.version, null])
    assert.ok(info!.changed <= Date.now() - MS)
    assert.equal(sightsOf(newcomer)[0]!.version, Math.max(0, i - 1))
    assert.equal(done.t === 'done' && done.version, Math.max(0, i - 1), 'the answer tells no more than the sight')
    newcomer.close()
  }
  assert.equal(infosOf(player).at(-1)!.status, 'playing')
  await wait(MS + SLACK)
  assert.equal(sightsOf(sam).at(-1)!.version, 8, 'nothing is left out')
  const told = sam.heard.flatMap(each => (each.t === 'sight' ? each.events : []))
  assert.deepEqual(told, plain(table.match!.told('public')), 'and nothing is told twice')
})

test('when the game is over there is nothing left to hide', async t => {
  const here = await scene(t)
  const { house, table, sam } = here
  const { id } = table.row
  await beginGame(house.tables, ann, id)
  await sam.ask({ t: 'watch', table: id, viewer: 'public' })
  await choose(here, 0)
  assert.equal(shownTo(table, 'public', undefined), undefined)
  assert.equal(shownTo(table, 0, undefined)!.sight.version, 1)
  await vote(house.tables, ann, id, 'abandon', true)
  assert.equal(table.row.status, 'abandoned')
  assert.equal(sightsOf(sam).at(-1)!.version, 1)
  assert.equal(infosOf(sam).at(-1)!.version, 1)
})

test('a spectator who has left is shown nothing', async t => {
  const here = await scene(t)
  const { house, table, sam, wait } = here
  await beginGame(house.tables, ann, table.row.id)
  await sam.ask({ t: 'watch', table: table.row.id, viewer: 'public' })
  await choose(here, 0)
  await sam.ask({ t: 'unwatch', table: table.row.id, viewer: 'public' })
  await wait(2 * MS)
  assert.deepEqual(sightsOf(sam), [])
})
