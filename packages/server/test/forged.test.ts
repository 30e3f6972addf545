// Messages of people who break the rules: clear answers, no changes, and the table plays on.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { SightMessage, TableInfo, ToClient } from '@lastlight/protocol'
import { ban } from '../src/ops/admin.ts'
import { Client, Gone } from './client.ts'
import { outliveTable } from './house.ts'
import { Player } from './player.ts'
import { Place, ServerProcess } from './process.ts'
import { assertProven } from './tableChecks.ts'

/** The result of a message in one word. */
const verdict = (answer: ToClient): string =>
  answer.t === 'problem' ? answer.error : answer.t === 'refused' ? 'refused' : answer.t

describe('forged commands', () => {
  let place: Place
  let server: ServerProcess
  let ann: Client
  let bob: Client
  let eve: Client
  let table: TableInfo

  before(async () => {
    place = await Place.on('sqlite')
    server = await ServerProcess.start(place)
    const comeIn = async (name: string): Promise<Client> => {
      const client = await new Client(server.url).guest(name)
      await client.connect()
      return client
    }
    ann = await comeIn('Ann')
    bob = await comeIn('Bob')
    eve = await comeIn('Eve')
    table = await ann.makeTable(outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] }))
    await bob.join(table)
    await ann.start(table.id)
    await ann.watch(table.id, 0)
    await bob.watch(table.id, 1)
  })

  after(async () => {
    for (const client of [ann, bob, eve]) client.close()
    await server.kill()
    place.remove()
  })

  const sightOf = (seat: 0 | 1): SightMessage => (seat === 0 ? ann : bob).sight(table.id, seat)!
  /** The asked client, its seat and its sight. */
  const asked = (): { client: Client; seat: 0 | 1; sight: SightMessage } => {
    const seat = sightOf(0).asked ? 0 : 1
    return { client: seat === 0 ? ann : bob, seat, sight: sightOf(seat) }
  }
  const choice = (sight: SightMessage) => ({
    t: 'play' as const,
    table: table.id,
    seat: sight.viewer as number,
    version: sight.version,
    key: randomUUID(),
    option: sight.options[0],
  })
  const version = async (): Promise<number> => (await ann.request<TableInfo>('GET', `/tables/${table.id}`)).version
  /** Runs the work and checks that the table did not change. */
  const unchanged = async (work: () => Promise<void>): Promise<void> => {
    const old = { version: await version(), sights: [sightOf(0), sightOf(1)] }
    await work()
    assert.deepEqual({ version: await version(), sights: [sightOf(0), sightOf(1)] }, old)
  }
  const move = async (): Promise<void> => {
    const { client, sight } = asked()
    assert.equal((await client.ask(choice(sight))).t, 'done')
  }

  test('a repeated command is done once, with the same answer', async () => {
    const { client, sight } = asked()
    const wish = choice(sight)
    const answers = await Promise.all([client.ask(wish), client.ask(wish), client.ask(wish)])
    const over = await client.http('POST', `/tables/${table.id}/play`, wish)
    assert.deepEqual(
      answers.map(answer => [answer.t, 'version' in answer && answer.version]),
      answers.map(() => ['done', sight.version + 1]),
    )
    assert.deepEqual(over, { status: 200, body: { version: sight.version + 1 } })
    assert.equal(await version(), sight.version + 1)
  })

  test('a late answer to an old question is stale', async () => {
    const { client, sight } = asked()
    const late = choice(sight)
    await move()
    await unchanged(async () => {
      assert.equal(verdict(await client.ask({ ...late, key: randomUUID() })), 'stale')
      assert.equal(verdict(await client.ask({ ...late, version: 0, key: randomUUID() })), 'stale')
    })
  })

  test('of two answers to one question only the first to come counts', async () => {
    const { client, sight } = asked()
    const [first, second] = [choice(sight), { ...choice(sight), option: sight.options.at(-1) }]
    const answers = await Promise.all([client.ask(second), client.ask(first)])
    assert.equal(answers[0].t, 'done')
    assert.equal(verdict(answers[1]), 'stale')
    assert.equal(await version(), sight.version + 1)
  })

  test('answers to future and impossible versions are refused', () =>
    unchanged(async () => {
      const { client, sight } = asked()
      assert.equal(verdict(await client.ask({ ...choice(sight), version: sight.version + 1000 })), 'stale')
      for (const wrong of [-1, 0.5, '1', null, 1e300]) {
        const reply = await client.http('POST', `/tables/${table.id}/play`, { ...choice(sight), version: wrong })
        assert.equal(reply.status, 400)
      }
    }))

  test('an option that is not offered is refused with a rule, and so is nonsense', () =>
    unchanged(async () => {
      const { client, sight } = asked()
      for (const option of [{ do: 'win' }, null, 'x', 7, [], {}, { constructor: 1 }, [[[[[]]]]]]) {
        const answer = await client.ask({ ...choice(sight), option })
        assert.ok(answer.t === 'refused' && answer.reason.rule !== '' && answer.reason.key !== '', answer.t)
      }
      const reply = await client.http('POST', `/tables/${table.id}/play`, { ...choice(sight), option: { do: 'win' } })
      assert.equal(reply.status, 422)
    }))

  test("a choice for another's seat is refused", () =>
    unchanged(async () => {
      const { seat, sight } = asked()
      const rival = seat === 0 ? bob : ann
      // A stranger does not learn that there is such a seat.
      for (const [somebody, no, status] of [
        [rival, 'forbidden', 403],
        [eve, 'notFound', 404],
      ] as const) {
        assert.equal(verdict(await somebody.ask(choice(sight))), no)
        assert.equal(verdict(await somebody.ask({ t: 'undo', ...other(sight) })), no)
        assert.equal(verdict(await somebody.ask({ t: 'why', table: table.id, seat, option: {} })), no)
        assert.equal(verdict(await somebody.ask({ t: 'watch', table: table.id, viewer: seat })), 'notFound')
        const read = await somebody.http('GET', `/tables/${table.id}/sight?viewer=${seat}`)
        assert.equal(read.status, 404)
        for (const path of [`seats/${seat}/leave`, `seats/${seat}/return`])
          assert.equal((await somebody.http('POST', `/tables/${table.id}/${path}`)).status, status)
        assert.equal((await somebody.http('GET', `/tables/${table.id}/notes/${seat}`)).status, status)
      }
      const nobody = await rival.ask({ ...choice(sight), seat: 9 })
      assert.equal(verdict(nobody), 'forbidden')
    }))
  const other = (sight: SightMessage) => ({
    table: table.id,
    seat: sight.viewer as number,
    version: sight.version,
    key: randomUUID(),
  })

  test("a stranger does not learn that another's table exists", () =>
    unchanged(async () => {
      for (const id of [table.id, 'AAAAAAAAAAAAAAAA']) {
        const look = await eve.http('GET', `/tables/${id}`)
        const watch = await eve.ask({ t: 'watch', table: id, viewer: 'public' })
        const join = await eve.http('POST', `/tables/${id}/join`, { code: 'WRONG1' })
        const file = await eve.http('GET', `/tables/${id}/export`)
        assert.deepEqual([look.status, verdict(watch), join.status, file.status], [404, 'notFound', 404, 404])
        for (const path of ['?code=WRONG1', '/moments', '/moments/0?viewer=public', '/moments/0?viewer=0'])
          assert.equal((await eve.http('GET', `/tables/${id}${path}`)).status, 404, path)
        assert.equal((await eve.http('PUT', `/tables/${id}/watching`, { allowed: true })).status, 404)
        for (const path of ['start', 'abandon', 'pause', 'resume', 'rewind/votes', 'rematch']) {
          const body = { yes: true, version: 0 }
          const { status } = await eve.http('POST', `/tables/${id}/${path}`, path === 'start' ? undefined : body)
          assert.equal(status, 404, path)
        }
      }
    }))

  test('a code leads to its table before anybody says who they are, and to no seat and no secret of it', () =>
    unchanged(async () => {
      const nobody = new Client(server.url)
      const found = await nobody.request<TableInfo>('GET', `/tables/code/${table.code}`)
      assert.equal(found.id, table.id)
      assert.deepEqual([found.owner, found.motions, found.seats.filter(({ me }) => me)], [false, [], []])
      assert.equal((await nobody.http('POST', `/tables/${table.id}/join`, { code: table.code })).status, 401)
      assert.equal((await nobody.http('GET', '/tables/code/WRONG1')).status, 404)
    }))

  test('a missing cookie, a broken signature and a false token are refused', () =>
    unchanged(async () => {
      const { client, sight } = asked()
      const [name, value] = client.cookie.split('=') as [string, string]
      const broken = `${value.slice(0, -4)}${value.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
      for (const cookie of ['', `${name}=${broken}`, `${name}=${value.split('.')[0]}`, `${name}=${'x'.repeat(3000)}`]) {
        const nobody = new Client(server.url)
        nobody.cookie = cookie
        assert.equal((await nobody.http('POST', `/tables/${table.id}/play`, choice(sight))).status, 401)
        await nobody.connect()
        assert.equal(verdict(await nobody.ask(choice(sight))), 'unauthorized')
        assert.equal(verdict(await nobody.ask({ t: 'watch', table: table.id, viewer: 'public' })), 'notFound')
        nobody.close()
      }
      const stranger = new Client(server.url)
      const token = { authorization: 'Bearer nothing-of-ours' }
      assert.equal((await stranger.http('POST', `/tables/${table.id}/play`, choice(sight), token)).status, 401)
      await assert.rejects(stranger.connect(token), /401/)
    }))

  test('requests from a page of another site are refused', () =>
    unchanged(async () => {
      const { client, sight } = asked()
      const origin = { origin: 'https://elsewhere.example' }
      assert.equal((await client.http('POST', `/tables/${table.id}/play`, choice(sight), origin)).status, 403)
      const lured = new Client(server.url)
      lured.cookie = client.cookie
      await assert.rejects(lured.connect(origin), /403/)
    }))

  test('a banned person is refused at once, in requests and in the next socket', async () => {
    const mallory = await new Client(server.url).guest('Mallory')
    const own = await mallory.makeTable(outliveTable())
    const db = place.open()
    await ban(db, 'Mallory')
    await db.close()
    assert.equal((await mallory.http('GET', `/tables/${own.id}`)).status, 404)
    assert.equal((await mallory.http('POST', `/tables/${own.id}/start`)).status, 401)
    await mallory.connect()
    assert.equal(verdict(await mallory.ask({ t: 'watch', table: own.id, viewer: 0 })), 'notFound')
    mallory.close()
  })

  test('a logout closes every window of that browser', async () => {
    const laptop = await new Client(server.url).guest('Laura')
    const window = new Client(server.url)
    window.cookie = laptop.cookie
    await window.connect()
    const own = await laptop.makeTable(outliveTable())
    assert.equal((await window.ask({ t: 'watch', table: own.id, viewer: 0 })).t, 'done')
    await laptop.request('POST', '/logout')
    while (window.isConnected) await setTimeout(10)
    await window.connect()
    assert.equal(verdict(await window.ask({ t: 'watch', table: own.id, viewer: 0 })), 'notFound')
    window.close()
  })

  test('nonsense, half of a message and a message of another kind are refused', () =>
    unchanged(async () => {
      const texts = ['', 'null', '[]', '{"t":"play"', '{"t":"win","id":"1"}', '{"t":"play","id":"1"}', '\u0000', '"x"']
      const problems = (): number => eve.sent.filter(({ text }) => text.includes('"error":"bad"')).length
      const old = problems()
      for (const text of texts) eve.raw(text)
      assert.equal((await eve.ask({ t: 'ping' })).t, 'pong')
      assert.equal(problems() - old, texts.length)
      for (const body of ['{', '[', '"', '{"seat":0,"seat":1}', '{"__proto__":{"seat":0}}'])
        assert.equal((await eve.http('POST', `/tables/${table.id}/play`, body)).status, 400, body)
      const text = await eve.http('POST', `/tables/${table.id}/play`, 'seat=0', { 'content-type': 'text/plain' })
      assert.equal(text.status, 415)
    }))

  test('a request that is too large is refused, and a socket is closed', () =>
    unchanged(async () => {
      const { sight } = asked()
      const large = { ...choice(sight), option: 'x'.repeat(200_000) }
      assert.equal((await eve.http('POST', `/tables/${table.id}/play`, large)).status, 413)
      const loud = new Client(server.url)
      loud.cookie = eve.cookie
      await loud.connect()
      await assert.rejects(loud.ask(large), Gone)
    }))

  test('a client that floods is told to slow down, and others are not affected', () =>
    unchanged(async () => {
      const loud = new Client(server.url)
      loud.cookie = eve.cookie
      await loud.connect()
      for (let i = 0; i < 400; i++) loud.raw(JSON.stringify({ t: 'ping', id: `flood ${i}` }))
      while (!loud.sent.some(({ text }) => text.includes('"error":"tooMany"'))) await loud.news()
      const { client } = asked()
      assert.equal((await client.ask({ t: 'ping' })).t, 'pong')
      loud.close()
      const codes = await Promise.all(Array.from({ length: 14 }, () => eve.http('GET', '/tables/code/ABCDEF')))
      assert.equal(codes.at(-1)!.status, 429)
    }))

  test('after all that the table is played to its end', async () => {
    const players = [new Player(ann, table.id, 0), new Player(bob, table.id, 1)]
    const [a, b] = await Promise.all(players.map(player => player.play()))
    assert.deepEqual(a!.outcome, b!.outcome)
    await assertProven(
      ann,
      table.id,
      players.flatMap(player => player.acknowledged),
    )
    const { seat, sight } = { seat: 0, sight: a! }
    const done = await ann.ask({ ...choice({ ...sight, options: [{}] }), seat })
    assert.equal(verdict(done), 'conflict')
    assert.doesNotMatch(server.said, /"level":/, 'nothing went wrong inside')
  })
})
