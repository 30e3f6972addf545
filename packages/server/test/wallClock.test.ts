import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { Chat } from '../src/chat/chat.ts'
import { Guest, openHouse, outliveTable, person } from './house.ts'

const ann = person('Ann')
const MINUTE = 60_000

/** A settable machine clock; nothing else is changed. */
function settable(t: TestContext): (ms: number) => void {
  const real = Date.now
  let off = 0
  t.mock.method(Date, 'now', () => real() + off)
  return ms => {
    off += ms
  }
}

for (const [how, ms] of [
  ['back', -MINUTE],
  ['forward', MINUTE],
] as const) {
  test(`a clock that is set ${how} by a minute locks no socket out, and lets no flood in`, async t => {
    const step = settable(t)
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
    const step = settable(t)
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
