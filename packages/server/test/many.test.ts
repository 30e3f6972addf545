// The processes of the profile `many` in compose.yaml, without containers.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Client } from './client.ts'
import { outliveTable } from './house.ts'
import { choices, Player } from './player.ts'
import { Place, ServerProcess, withoutStorage } from './process.ts'
import { assertNothingLost, assertProven, assertSameSight } from './tableChecks.ts'
import { TableProxy, tableOf } from './tableProxy.ts'

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

/** The lines of one service. */
const serviceOf = (name: string): string =>
  new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n| {2}#.*\\n)+)`, 'm').exec(read('compose.yaml'))?.[1] ?? ''

/** What nginx hashes: among several addresses of one name it would take turns. */
const NAMES = [...read('deploy/many.conf').matchAll(/^\tserver ([\w-]+):8080 resolve /gm)].map(([, name]) => name!)

test('compose.yaml and the proxy speak of the same processes, each with a name of its own', () => {
  assert.ok(NAMES.length > 1)
  assert.equal(new Set(NAMES).size, NAMES.length)
  assert.deepEqual(read('compose.yaml').match(/(?<=^ {2})process[\w-]*(?=:$)/gm), NAMES)
  const [first, ...others] = NAMES.map(serviceOf)
  assert.match(first!, /profiles: \[many\]/)
  assert.match(first!, /ports: !reset/)
  // An alias of YAML would publish the port of the server again.
  for (const other of others) assert.match(other, /^ {4}extends: process-1\n\s*$/m)
  for (const name of NAMES) assert.ok(serviceOf('many').includes(`      - ${name}\n`))
  assert.match(serviceOf('postgres'), /profiles: \[postgres, many\]/)
  assert.match(serviceOf('many'), /\.\/deploy\/many\.conf:/)
})

test('the proxy finds the table of a request and of a socket', () => {
  assert.equal(tableOf('/api/v1/tables/aB3-_x/sight?viewer=0'), 'aB3-_x')
  assert.equal(tableOf('/api/v1/tables/aB3-_x'), 'aB3-_x')
  assert.equal(tableOf('/api/v1/live?table=aB3-_x'), 'aB3-_x')
  for (const path of ['/api/v1/live', '/api/v1/tables', '/table/aB3-_x', '/']) assert.equal(tableOf(path), undefined)
})

test('a table stays on one process, people elsewhere see the same, and when it is killed the game goes on', {
  skip: withoutStorage('postgres'),
}, async t => {
  const place = await Place.on('postgres')
  t.after(() => place.remove())
  const servers = await Promise.all(NAMES.map(() => ServerProcess.start(place)))
  t.after(() => Promise.all(servers.map(server => server.kill())))
  const proxy = await TableProxy.start(servers.map(({ url }) => url))
  t.after(() => proxy.close())

  const people: Client[] = []
  for (const name of ['Ann', 'Bob', 'Cid']) people.push(await new Client(proxy.url).guest(name))
  t.after(() => {
    for (const client of people) client.close()
  })
  const [ann, bob, cid] = people as [Client, Client, Client]
  const seats = people.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }))
  const made = await ann.makeTable(outliveTable({ config: { players: 3, quick: true, heroes: 'together' }, seats }))
  await bob.join(made)
  await cid.join(made)
  const { id } = await ann.start(made.id)
  const home = proxy.homeOf(id)
  for (const client of [ann, bob]) client.liveTable = id
  // A program that does not name the table, and has come to another process.
  cid.url = servers.find(({ url }) => url !== home)!.url
  for (const client of people) await client.connect()

  const players = people.map((client, seat) => new Player(client, id, seat))
  const finished = Promise.all(players.map(player => player.play()))
  await choices(players, 30)
  const ofTable = proxy.passed.filter(({ table }) => table === id)
  assert.deepEqual(
    ofTable.filter(({ path }) => path.startsWith('/api/v1/live')).map(({ to }) => to),
    [home, home],
  )
  assert.deepEqual(new Set(ofTable.map(({ to }) => to)), new Set([home]))

  proxy.drop(home)
  await servers.find(({ url }) => url === home)!.kill()
  const sights = await finished
  assert.notEqual(proxy.homeOf(id), home)
  for (const [seat, sight] of sights.entries()) {
    assert.deepEqual(sight.outcome, sights[0]!.outcome)
    await assertSameSight(people[seat]!, sight)
  }
  const acknowledged = players.flatMap(player => player.acknowledged)
  await assertProven(bob, id, acknowledged)
  const db = place.open()
  t.after(() => db.close())
  await assertNothingLost(db, acknowledged)
})
