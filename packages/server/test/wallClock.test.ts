import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as settled } from 'node:timers/promises'
import { saltCommitmentOf } from '@lastlight/protocol/deal'
import { Chat } from '../src/chat/chat.ts'
import { RequestCounts } from '../src/http/requestCounts.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { commitSalt } from '../src/tables/dealing.ts'
import { beginGame } from '../src/tables/seating.ts'
import { Guest, House, openHouse, outliveTable, person, tempFile } from './house.ts'
import { settableClock } from './settableClock.ts'

const ann = person('Ann')
const MINUTE = 60_000

for (const [how, ms] of [
  ['back', -MINUTE],
  ['forward', MINUTE],
] as const) {
  test(`a clock that is set ${how} by a minute locks no socket out, and lets no flood in`, async t => {
    const step = settableClock(t)
    const house = await openHouse(t)
    t.after(() => house.close())
    const guest = new Guest(house, ann)
    assert.equal((await guest.ask({ t: 'ping' })).t, 'pong')
    step(ms)
    assert.equal((await guest.ask({ t: 'ping' })).t, 'pong')
    const answers: string[] = []
    for (let i = 0; i < 400; i++) answers.push((await guest.ask({ t: 'ping' })).t)
    step(ms)
    for (let i = 0; i < 20; i++) answers.push((await guest.ask({ t: 'ping' })).t)
    assert.ok(answers.includes('problem'), 'too much is too much, whatever the clock says')
  })

  test(`a clock that is set ${how} by a minute silences nobody who talks`, async t => {
    const step = settableClock(t)
    const house = await openHouse(t)
    t.after(() => house.close())
    const { id } = (await house.tables.create(ann, outliveTable())).row
    const chat = new Chat(house.db, house.tables, house.hub, problem => house.problems.push(problem))
    await chat.say(ann, id, 'table', 'before')
    step(ms)
    await chat.say(ann, id, 'table', 'after')
    assert.deepEqual(house.problems, [])
  })
}

test('a clock that is set back by an hour locks no visitor out', t => {
  const step = settableClock(t)
  const counts = new RequestCounts()
  let seen = 0
  const request = (): number => {
    counts.incr('10.0.0.1', (_, result) => (seen = result!.current), 1, 10)
    return seen
  }
  request()
  step(-60 * MINUTE)
  const until = performance.now() + 2
  while (performance.now() < until);
  assert.equal(request(), 1, 'a new time of one millisecond has begun')
})

test('bots whose process died before the clock was set back go on under the next one', async t => {
  const step = settableClock(t)
  const file = tempFile(t)
  const first = await new House(openSqlite(file)).open()
  // Its bots do not come to choose before it is killed.
  await first.driver.close()
  const { id } = (await first.tables.create(ann, outliveTable())).row
  const begun = await beginGame(first.tables, ann, id)
  while (begun.pending.includes(0)) {
    const option = begun.questions.of(0).options[0] as never
    await first.tables.play(ann, id, { seat: 0, option }, begun.version, `choice-${begun.version}`)
  }
  const { version } = begun
  await first.db.close()
  step(-60 * MINUTE)
  const second = await new House(openSqlite(file)).open()
  t.after(() => second.close())
  await second.driver.poll()
  const table = await second.tables.table(id)
  while (!table.pending.includes(0)) await settled()
  assert.ok(table.version > version)
  assert.deepEqual(second.problems, [])
})

test('a start whose salts are late is called off although the clock was set back', async t => {
  const step = settableClock(t)
  const house = await openHouse(t)
  t.after(() => house.close())
  const seats = [{ kind: 'me' as const }, { kind: 'me' as const }]
  const { id, commitment } = (await house.tables.create(ann, outliveTable({ seats }))).row
  await commitSalt(house.tables, ann, id, 0, saltCommitmentOf('a'.repeat(20), id, commitment))
  await beginGame(house.tables, ann, id)
  const table = await house.tables.table(id)
  assert.notEqual(table.row.reveal_by, null)
  step(-60 * MINUTE)
  await house.driver.poll()
  assert.deepEqual([table.row.reveal_by, table.row.called_off], [null, 1])
})
