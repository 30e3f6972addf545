// The short form of `npm run attack`, and that its checks find what they are for.

import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { chanceFrom } from '@lastlight/kernel'
import { z } from 'zod'
import { GAMES_BY_ID } from '../src/games.ts'
import { buildApp } from '../src/http/app.ts'
import { peopleRoutes } from '../src/http/peopleRoutes.ts'
import { route } from '../src/http/route.ts'
import { newLog } from '../src/ops/log.ts'
import { People } from '../src/people/people.ts'
import { readSettings } from '../src/settings.ts'
import { statement } from '../src/storage/database.ts'
import { migrate } from '../src/storage/migrations.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { wrongIn, wrongMessage } from './attack/judge.ts'
import { brokenJson, MARK, mutated } from './attack/oddValues.ts'
import { closeConnections } from './attack/request.ts'
import { Tally } from './attack/tally.ts'
import { targetsAt } from './attack/targets.ts'
import { changesBetween } from './attack/victims.ts'
import { attackNow, prepareSiege, type Siege } from './attack.ts'
import { tempFile } from './house.ts'

/** `npm run attack -- --requests 20000` is the long form. */
const REQUESTS = 100

describe('hostile clients', () => {
  let siege: Siege
  before(async () => {
    siege = await prepareSiege('short')
  })
  after(() => siege.close())

  test('are refused as documented; the server stays up, and nothing of others changes', async t => {
    const { lines, ...found } = await attackNow(siege, { requests: REQUESTS, seed: 'short' })
    t.diagnostic(`${found.requests} requests, ${found.messages} messages, ${found.routes} routes`)
    assert.deepEqual(lines, [])
    assert.deepEqual(found.missedRoutes, [])
    assert.deepEqual(found.changed, [])
    assert.deepEqual([found.wrongAnswers, found.crashes], [0, 0])
    assert.ok(found.routes > 50 && siege.victims.hidden.length > 5 && siege.victims.open.length > 0)
  })

  test('a change of somebody’s notes, of a log or of a name is noticed', async () => {
    const { db, victims, belongings } = siege
    const old = await belongings()
    assert.deepEqual(changesBetween(old, await belongings()), [])
    const [table] = victims.hidden
    await db.write([statement`UPDATE seats SET notes = 'changed' WHERE table_id = ${table!} AND seat = 0`])
    const changed = changesBetween(old, await belongings())
    assert.ok(changed.includes('rows of seats') && changed.some(name => name.includes('/notes/0')), changed.join())
    await db.write([
      statement`UPDATE people SET name = 'Mallory' WHERE id = ${victims.people[0]!}`,
      statement`DELETE FROM log_entries WHERE table_id = ${victims.everything.over} AND version = 1`,
    ])
    const more = changesBetween(old, await belongings())
    assert.ok(more.includes('rows of people') && more.includes('rows of log_entries'), more.join())
  })
})

/** Routes of a server that is not well. */
const PLANTED = [
  route({
    at: 'GET /planted/broken',
    summary: 'Fails.',
    access: 'anybody',
    reply: null,
    handle: () => {
      throw new Error('a detail')
    },
  }),
  route({
    at: 'POST /planted/fragile',
    summary: 'Fails for some bodies only.',
    access: 'anybody',
    body: z.object({ text: z.unknown() }),
    reply: z.object({ length: z.number() }),
    handle: ({ body }) => ({ length: (body.text as string).length }),
  }),
]

test('a route that fails, always or for some bodies only, is found', async t => {
  const db = openSqlite(tempFile(t))
  await migrate(db)
  const settings = readSettings({ DATA_DIR: '.', LASTLIGHT_SECRET: 'a secret that is only for this one test' })
  const services = { db, people: new People(db), settings, log: newLog('silent'), games: GAMES_BY_ID }
  const app = await buildApp(services, [...peopleRoutes, ...PLANTED], {
    usual: 1e9,
    making: 1e9,
    guessing: 1e9,
    steady: 1e9,
    dear: 1e9,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.after(async () => {
    closeConnections()
    await app.close()
    await db.close()
  })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const targets = (await targetsAt(url)).filter(({ path }) => path.includes('/planted/'))
  const [broken, fragile] = targets
  const tally = new Tally()
  await tally.send(url, broken!, { method: 'GET', path: broken!.path })
  assert.equal(tally.wrongAnswers, 1)
  assert.match(tally.lines[0]!, /^GET \/api\/v1\/planted\/broken: 500/)
  const chance = chanceFrom('fragile')
  for (let i = 0; i < 50; i++)
    await tally.send(url, fragile!, {
      method: 'POST',
      path: fragile!.path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(mutated(chance, { text: 'fine' })),
    })
  assert.ok(tally.wrongAnswers > 1, 'a body without a text has no length')
})

describe('an answer', () => {
  const target = {
    method: 'GET',
    path: '/x',
    isApi: true,
    access: 'anybody',
    parameters: [],
    body: undefined,
    good: [200],
  } as const
  const headers = { 'x-content-type-options': 'nosniff', 'content-type': 'application/json' }
  const refusal = JSON.stringify({ error: 'notFound', message: 'Nothing.' })

  test('is right when it is documented, and wrong otherwise', () => {
    const wrong = (status: number, text: string, more: object = {}): boolean =>
      wrongIn(target, { status, text, headers: { ...headers, ...more } }) !== undefined
    assert.equal(wrong(200, '{}'), false)
    assert.equal(wrong(404, refusal), false)
    assert.equal(wrong(409, refusal), true, 'a status of another refusal')
    assert.equal(wrong(418, '{"error":"teapot","message":""}'), true, 'a refusal that nobody has documented')
    assert.equal(wrong(404, '<h1>Not found</h1>'), true)
    assert.equal(wrong(200, '{}', { 'access-control-allow-origin': '*' }), true)
    assert.equal(wrong(200, '{}', { 'x-content-type-options': undefined }), true)
    assert.equal(wrong(200, `<p>${MARK}`, { 'content-type': 'text/html' }), true)
  })

  test('over a socket is wrong when it tells of an error inside', () => {
    assert.equal(wrongMessage('{"t":"problem","id":"","error":"bad","message":""}'), undefined)
    assert.ok(wrongMessage('{"t":"problem","id":"","error":"internal","message":""}'))
    assert.ok(wrongMessage('{"t":"surprise"}'))
  })
})

test('a mutation changes something, and the same seed changes the same', () => {
  const value = { seat: 0, text: 'hello', list: [1, { a: 2 }] }
  const all = (seed: string): string[] => {
    const chance = chanceFrom(seed)
    return Array.from({ length: 40 }, () => JSON.stringify(mutated(chance, value)) ?? '')
  }
  assert.deepEqual(all('a'), all('a'))
  assert.notDeepEqual(all('a'), all('b'))
  assert.ok(new Set(all('a')).size > 20)
  const chance = chanceFrom('texts')
  const texts = Array.from({ length: 40 }, () => brokenJson(chance, JSON.stringify(value)))
  assert.ok(texts.some(text => text.includes('__proto__')) && texts.some(text => text.startsWith('[[[')))
})
