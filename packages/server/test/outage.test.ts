import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as settled } from 'node:timers/promises'
import type { Database } from '../src/storage/database.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { beginGame } from '../src/tables/seating.ts'
import { Guest, House, outliveTable, person, tempFile } from './house.ts'

const ann = person('Ann')

/** A database that can be unreachable for a while. */
class Breakable {
  isDown = false
  readonly db: Database

  constructor(db: Database) {
    this.db = new Proxy(db, {
      get: (target, name) => {
        const own = Reflect.get(target, name) as unknown
        if (typeof own !== 'function') return own
        const method = own as (...args: unknown[]) => unknown
        if (name !== 'read' && name !== 'write') return method.bind(target)
        return (...args: unknown[]) =>
          this.isDown ? Promise.reject(new Error('connect ECONNREFUSED')) : method.apply(target, args)
      },
    })
  }
}

test('the last person who leaves a table during an outage does not end the server', async t => {
  const storage = new Breakable(openSqlite(tempFile(t)))
  const house = await new House(storage.db).open()
  t.after(() => house.close())
  await house.driver.close()
  const seats = [{ kind: 'me' as const }, { kind: 'me' as const, name: 'Left hand' }]
  const { id } = (await house.tables.create(ann, outliveTable({ seats }))).row
  const table = await beginGame(house.tables, ann, id)
  const guest = new Guest(house, ann)
  const [seat] = table.pending
  await guest.ask({ t: 'watch', table: id, viewer: seat })
  storage.isDown = true
  const [option] = table.questions.of(seat!).options
  const lost = await guest.ask({ t: 'play', table: id, seat, version: 0, key: 'during-it', option })
  assert.equal(lost.t === 'problem' && lost.error, 'internal')
  // A promise that is rejected and that nobody waits for would end the process, and fails this test.
  guest.close()
  await settled()
  storage.isDown = false
})

test('after an outage a choice is taken at once, and nobody is shown an unstored one', async t => {
  const storage = new Breakable(openSqlite(tempFile(t)))
  const house = await new House(storage.db).open()
  t.after(() => house.close())
  // The driver is stopped, so that only a request to the table itself can repair it.
  await house.driver.close()
  const { id } = (
    await house.tables.create(ann, outliveTable({ seats: [{ kind: 'me' }, { kind: 'me', name: 'Left hand' }] }))
  ).row
  const table = await beginGame(house.tables, ann, id)
  const guest = new Guest(house, ann)
  const choose = (key: string, version: number) => {
    const [seat] = table.pending
    return guest.ask({ t: 'play', table: id, seat, version, key, option: table.questions.of(seat!).options[0] })
  }
  assert.equal((await choose('before-it', 0)).t, 'done')
  const [seat] = table.pending
  const { options } = table.questions.of(seat!)
  storage.isDown = true
  const lost = await choose('during-it', 1)
  assert.equal(lost.t === 'problem' && lost.error, 'internal')
  storage.isDown = false
  const looker = new Guest(house, ann)
  const seen = await looker.ask({ t: 'watch', table: id, viewer: seat })
  assert.equal(seen.t === 'done' && seen.version, 1)
  storage.isDown = true
  assert.equal((await choose('again-lost', 1)).t, 'problem')
  storage.isDown = false
  const option = options.at(-1)
  const answer = await guest.ask({ t: 'play', table: id, seat, version: 1, key: 'after-it', option })
  assert.deepEqual([answer.t, answer.t === 'done' && answer.version], ['done', 2])
  assert.deepEqual(table.entries[1]!.entry, { seat, option })
})
