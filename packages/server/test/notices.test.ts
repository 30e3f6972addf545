import assert from 'node:assert/strict'
import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomFill } from 'node:crypto'
import { dirname } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { LOCALES } from '@lastlight/protocol'
import webPush from 'web-push'
import { GAMES_BY_ID } from '../src/games.ts'
import { buildApp } from '../src/http/app.ts'
import { type Doer, Limiter } from '../src/http/limiter.ts'
import { noticeRoutes } from '../src/http/noticeRoutes.ts'
import { peopleRoutes } from '../src/http/peopleRoutes.ts'
import { type NoticeSettings, Notices } from '../src/notices/notices.ts'
import { hostOf, SENDS } from '../src/notices/sendLimit.ts'
import { Addresses, isOpen } from '../src/notices/targetAddress.ts'
import { WORDS } from '../src/notices/words.ts'
import { newLog } from '../src/ops/log.ts'
import { People } from '../src/people/people.ts'
import { type Person, readPerson } from '../src/people/person.ts'
import { Problem } from '../src/problems.ts'
import { readSettings } from '../src/settings.ts'
import type { Database } from '../src/storage/database.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { playAgain } from '../src/tables/rematch.ts'
import { beginGame, joinTable, leaveSeat } from '../src/tables/seating.ts'
import { Guest, House, outliveTable, tempFile } from './house.ts'
import { nameServer } from './nameServer.ts'
import { type Received, Receiver } from './noticeReceiver.ts'
import { newPostgres, noPostgres } from './postgres.ts'

const VAPID = { ...webPush.generateVAPIDKeys(), subject: 'mailto:host@example.org' }
const PUBLIC = 'https://games.example.org'

/** A server that sends notices to absent people. */
class Post {
  readonly house: House
  readonly people: People
  readonly settings: NoticeSettings
  readonly problems: unknown[] = []
  notices: Notices
  #isClosed = false

  constructor(db: Database, settings: Partial<NoticeSettings> = {}) {
    this.house = new House(db)
    this.people = new People(db)
    this.settings = { vapid: VAPID, publicUrl: PUBLIC, graceMs: 0, loopback: true, ...settings }
    this.notices = this.#new()
  }

  #new(): Notices {
    return new Notices(this.house.db, this.house.hub.isOnline, this.settings, problem => this.problems.push(problem))
  }

  async open(): Promise<this> {
    await this.house.open()
    await this.notices.start()
    this.house.tables.addListener(this.notices)
    return this
  }

  /** Waits until all notices have arrived or were given up. */
  async settle(): Promise<void> {
    await this.notices.close()
    this.notices = this.#new()
    this.house.tables.addListener(this.notices)
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await this.notices.close()
    assert.deepEqual([...this.problems, ...this.house.problems], [])
    await this.house.close()
    await this.house.db.close()
  }

  async person(name: string, locale: Person['locale'] = 'en'): Promise<Person> {
    return (await this.people.guest(name, locale)).person
  }

  async table(owner: Person, guest: Person): Promise<LiveTable> {
    const { tables } = this.house
    const { row } = await tables.create(owner, outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] }))
    return joinTable(tables, guest, row.id, { code: row.code })
  }

  /** The asked seats take their first option. */
  async move(table: LiveTable): Promise<number> {
    const seat = table.game.pending(table.match!.state)[0]!
    const option = table.game.options(table.match!.state, seat)[0]
    await this.house.tables.play(null, table.row.id, { seat, option: option as never }, table.version)
    return seat
  }
}

async function openPost(
  t: TestContext,
  settings: Partial<NoticeSettings> = {},
  db: Database = openSqlite(tempFile(t)),
): Promise<Post> {
  const post = new Post(db, settings)
  t.after(() => post.close())
  return post.open()
}

const isKind =
  (kind: string) =>
  (problem: unknown): boolean =>
    problem instanceof Problem && problem.kind === kind

/** Moves until somebody else is asked than before. */
async function handOver(post: Post, table: LiveTable): Promise<void> {
  const asked = (): string => table.game.pending(table.match!.state).join()
  const before = asked()
  for (let i = 0; asked() === before; i++) {
    assert.ok(i < 500, 'the turn comes to an end')
    await post.move(table)
  }
}

describe('notices', () => {
  test('a person whose turn it is gets a notice in their language, without a word about the question', async t => {
    const post = await openPost(t)
    const receiver = await new Receiver().open(t)
    const [ann, bob] = [await post.person('Ann', 'pl'), await post.person('Bob', 'cs')]
    await post.notices.add(ann.id, 'ntfy', `${receiver.url}/ann`)
    await post.notices.add(bob.id, 'discord', `${receiver.url}/bob`)
    const table = await post.table(ann, bob)
    await post.settle()
    assert.deepEqual(receiver.texts, [WORDS.pl.joined])
    await post.notices.looked(ann.id, table.row.id)
    await beginGame(post.house.tables, ann, table.row.id)
    await handOver(post, table)
    await handOver(post, table)
    await post.settle()
    const [, ...turns] = receiver.received
    const toAnn = turns.filter(each => each.path === '/ann')
    const toBob = turns.filter(each => each.path === '/bob')
    assert.deepEqual([toAnn.length, toBob.length], [1, 1])
    const link = `${PUBLIC}/table/${table.row.id}`
    assert.equal(toAnn[0]!.body.toString(), WORDS.pl.turn)
    assert.deepEqual([toAnn[0]!.headers.title, toAnn[0]!.headers.click], ['Lastlight', link])
    assert.deepEqual(JSON.parse(toBob[0]!.body.toString()), {
      username: 'Lastlight',
      content: `${WORDS.cs.turn} <${link}>`,
      allowed_mentions: { parse: [] },
    })
    assert.ok(receiver.received.every(each => !each.body.includes(table.row.code)))
    await post.close()
  })

  test('a person gets one notice until they have looked at the table, and then another one', async t => {
    const post = await openPost(t)
    const receiver = await new Receiver().open(t)
    const [ann, bob] = [await post.person('Ann'), await post.person('Bob')]
    await post.notices.add(bob.id, 'ntfy', `${receiver.url}/bob`)
    const table = await post.table(ann, bob)
    await beginGame(post.house.tables, ann, table.row.id)
    for (let i = 0; i < 6; i++) await handOver(post, table)
    await post.settle()
    assert.deepEqual(receiver.texts, [WORDS.en.turn])
    await post.notices.looked(bob.id, table.row.id)
    for (let i = 0; i < 4; i++) await handOver(post, table)
    await post.settle()
    assert.deepEqual(receiver.texts, [WORDS.en.turn, WORDS.en.turn])
    await post.close()
  })

  test('no notice is sent to connected people, or for a seat that a bot plays', async t => {
    const post = await openPost(t)
    const receiver = await new Receiver().open(t)
    const [ann, bob] = [await post.person('Ann'), await post.person('Bob')]
    for (const { id } of [ann, bob]) await post.notices.add(id, 'ntfy', `${receiver.url}/${id}`)
    const [here, there] = [new Guest(post.house, ann), new Guest(post.house, bob)]
    const table = await post.table(ann, bob)
    const isAnns = (): boolean => table.game.pending(table.match!.state).includes(0)
    await beginGame(post.house.tables, ann, table.row.id)
    if (!isAnns()) await handOver(post, table)
    await post.settle()
    assert.deepEqual(receiver.texts, [])
    // Now neither is present, but a bot plays for one of them.
    await leaveSeat(post.house.tables, bob, table.row.id, 1)
    there.close()
    here.close()
    while (isAnns()) await post.move(table)
    while (!isAnns()) await setTimeout(2)
    // The bot's choice is stored and told.
    await table.serially(() => Promise.resolve())
    await post.settle()
    assert.deepEqual(
      receiver.received.map(each => [each.path, each.body.toString()]),
      [[`/${ann.id}`, WORDS.en.turn]],
    )
    await post.close()
  })

  test('so many notices are sent for a person and no more, to however many targets; others get theirs', async t => {
    const post = await openPost(t)
    const receiver = await new Receiver().open(t)
    const [ann, bob] = [await post.person('Ann'), await post.person('Bob')]
    const { id } = await post.notices.add(ann.id, 'ntfy', `${receiver.url}/ann`)
    const trials = await Promise.allSettled(Array.from({ length: 70 }, () => post.notices.trial(ann.id, id, 'net')))
    assert.equal(trials.filter(({ status }) => status === 'fulfilled').length, 60)
    for (const each of trials) assert.ok(each.status === 'fulfilled' || isKind('tooMany')(each.reason))
    assert.equal(receiver.received.length, 60)
    await post.notices.add(bob.id, 'ntfy', `${receiver.url}/bob`)
    const table = await post.table(ann, bob)
    await beginGame(post.house.tables, ann, table.row.id)
    await handOver(post, table)
    await handOver(post, table)
    await post.notices.idle()
    assert.deepEqual(
      receiver.received.slice(60).map(({ path }) => path),
      ['/bob'],
    )
    // What was not sent is no reason to send nothing later.
    const open = await post.house.db.read<{ person_id: string }>('SELECT person_id FROM open_notices')
    assert.deepEqual(
      open.map(each => each.person_id),
      [bob.id],
    )
    await post.close()
  })

  test('many people of one network, and many names of one host, do not have the server send without end', () => {
    const network = new Limiter(SENDS, () => 0)
    const sends = (of: Limiter, doer: (i: number) => Doer): number =>
      Array.from({ length: 2000 }, (_, i) => of.allows(doer(i))).filter(Boolean).length
    assert.equal(
      sends(network, i => ({ person: `guest ${i}`, visitor: 'net', thing: hostOf(`https://host${i}.example/`) })),
      600,
    )
    const host = new Limiter(SENDS, () => 0)
    const doer = (i: number): Doer => ({
      person: `guest ${i}`,
      visitor: `net ${i}`,
      thing: hostOf(`https://h${i}.example.org/x`),
    })
    assert.equal(sends(host, doer), 600)
    assert.equal(hostOf('of an older version'), undefined)
    assert.equal(hostOf('https://1.1.1.1/x'), '1.1.1.1')
    assert.equal(hostOf('https://[2606:4700::1111]/x'), '[2606:4700::1111]')
  })

  test('a person who comes back within the grace period gets no notice, and can get one later', async t => {
    const post = await openPost(t, { graceMs: 60_000 })
    const receiver = await new Receiver().open(t)
    const [ann, bob] = [await post.person('Ann'), await post.person('Bob')]
    await post.notices.add(ann.id, 'ntfy', `${receiver.url}/ann`)
    const table = await post.table(ann, bob)
    const here = new Guest(post.house, ann)
    await post.settle()
    assert.deepEqual(receiver.texts, [])
    here.close()
    await beginGame(post.house.tables, ann, table.row.id)
    if (!table.game.pending(table.match!.state).includes(0)) await handOver(post, table)
    await post.settle()
    assert.deepEqual(receiver.texts, [WORDS.en.turn])
    await post.close()
  })

  test('the end of a game and a rematch are notified', async t => {
    const post = await openPost(t)
    const receiver = await new Receiver().open(t)
    const [ann, bob] = [await post.person('Ann'), await post.person('Bob')]
    const table = await post.table(ann, bob)
    await beginGame(post.house.tables, ann, table.row.id)
    for (let i = 0; table.row.status === 'playing'; i++) {
      assert.ok(i < 3000, 'the game ends')
      // Only the end is of interest here.
      if (i === 20) await post.notices.add(bob.id, 'ntfy', `${receiver.url}/bob`)
      await post.move(table)
      if (i >= 20) await post.notices.looked(bob.id, table.row.id)
    }
    await post.settle()
    assert.equal(receiver.texts.at(-1), WORDS.en.over)
    assert.equal(receiver.texts.filter(each => each === WORDS.en.over).length, 1)
    await post.notices.looked(bob.id, table.row.id)
    const next = await playAgain(post.house.tables, ann, table.row.id, { sameDeal: false }, () => true)
    await post.settle()
    const last = receiver.received.at(-1)!
    assert.deepEqual([last.body.toString(), last.headers.click], [WORDS.en.rematch, `${PUBLIC}/table/${next.row.id}`])
    await post.close()
  })

  test('Web Push: only the browser can read it; a subscription that is gone is forgotten, one that fails is not', async t => {
    const post = await openPost(t)
    const receiver = await new Receiver().open(t)
    const ann = await post.person('Ann')
    const browser = createECDH('prime256v1')
    const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
    const subscribe = (path: string) =>
      post.notices.add(
        ann.id,
        'push',
        JSON.stringify({ endpoint: `${receiver.url}${path}`, expirationTime: null, keys }),
      )
    const good = await subscribe('/200')
    const gone = await subscribe('/410')
    const failing = await subscribe('/500')
    const moved = await subscribe('/302')
    assert.equal((await subscribe('/200')).id, good.id, 'the same subscription is kept once')
    assert.equal(await post.notices.trial(ann.id, good.id), true)
    const [{ headers, body }] = receiver.received as [Received]
    assert.ok(!body.includes(WORDS.en.trial))
    assert.deepEqual(JSON.parse(decrypted(body, browser.getPrivateKey(), keys)), {
      title: 'Lastlight',
      text: WORDS.en.trial,
      lang: 'en',
      path: '/',
      topic: 'trial',
    })
    assert.ok(headers.authorization?.startsWith('vapid t=') && headers.authorization.includes(VAPID.publicKey))
    for (const { id } of [gone, failing, moved]) assert.equal(await post.notices.trial(ann.id, id), false)
    assert.deepEqual(
      (await post.notices.list(ann.id)).map(each => each.id).toSorted(),
      [good.id, failing.id, moved.id].toSorted(),
    )
    assert.ok(!receiver.received.some(each => each.path === '/elsewhere'), 'a redirect is not followed')
    assert.deepEqual([post.notices.sent, post.notices.failed], [1, 3])
    await post.close()
  })

  test('targets belong to one person, are limited in number, and are checked', async t => {
    const post = await openPost(t, { loopback: false })
    const [ann, bob] = [await post.person('Ann'), await post.person('Bob')]
    const { id } = await post.notices.add(ann.id, 'ntfy', 'https://ntfy.sh/some-topic')
    await assert.rejects(post.notices.remove(bob.id, id), isKind('notFound'))
    await assert.rejects(post.notices.trial(bob.id, id), isKind('notFound'))
    assert.equal((await post.notices.list(ann.id)).length, 1)
    await post.notices.remove(ann.id, id)
    assert.deepEqual(await post.notices.list(ann.id), [])
    for (let i = 0; i < 10; i++) await post.notices.add(ann.id, 'discord', `https://discord.com/api/webhooks/${i}`)
    await assert.rejects(post.notices.add(ann.id, 'discord', 'https://discord.com/api/webhooks/x'), isKind('conflict'))
    const keys = { p256dh: randomBytes(65).toString('base64url'), auth: randomBytes(16).toString('base64url') }
    for (const bad of [
      'https://push.example.org/1',
      '{}',
      JSON.stringify({ endpoint: 'https://127.0.0.1/1', keys }),
      JSON.stringify({ endpoint: 'https://push.example.org/1', keys: { ...keys, auth: 'short' } }),
      JSON.stringify({ endpoint: 'https://push.example.org/1', keys: { ...keys, p256dh: keys.auth } }),
    ])
      await assert.rejects(post.notices.add(bob.id, 'push', bad), isKind('bad'))
    await post.close()
  })

  test('a server without keys sends no Web Push, and says so', async t => {
    const post = await openPost(t, { vapid: null })
    const receiver = await new Receiver().open(t)
    const ann = await post.person('Ann')
    const browser = createECDH('prime256v1')
    const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
    const { id } = await post.notices.add(ann.id, 'push', JSON.stringify({ endpoint: `${receiver.url}/200`, keys }))
    assert.equal(post.notices.pushKey, null)
    assert.equal(await post.notices.trial(ann.id, id), false)
    assert.deepEqual(receiver.received, [])
    await post.close()
  })

  test('over HTTP: only for the person themselves, not for a program with their token', async t => {
    const post = await openPost(t)
    const receiver = await new Receiver().open(t)
    const { people } = post
    const settings = readSettings({ DATA_DIR: dirname(tempFile(t)) })
    const services = { db: post.house.db, people, settings, log: newLog('silent'), games: GAMES_BY_ID }
    const app = await buildApp(services, [...peopleRoutes, ...noticeRoutes(post.notices)])
    const arrival = await app.inject({ method: 'POST', url: '/api/v1/guests', payload: { name: 'Ann' } })
    const [cookie] = arrival.cookies
    const { id: person } = arrival.json<{ id: string }>()
    const cookies = { [cookie!.name]: cookie!.value }
    const payload = { kind: 'ntfy', target: `${receiver.url}/ann` }
    const made = await app.inject({ method: 'POST', url: '/api/v1/me/notices', cookies, payload })
    assert.equal(made.statusCode, 201)
    const { id } = made.json<{ id: string }>()
    const trial = await app.inject({ method: 'POST', url: `/api/v1/me/notices/${id}/trial`, cookies })
    assert.deepEqual(trial.json(), { arrived: true })
    assert.deepEqual(receiver.texts, [WORDS.en.trial])
    const { token } = await people.tokens.make(await readPerson(post.house.db, person), 'a program')
    const headers = { authorization: `Bearer ${token}` }
    assert.equal((await app.inject({ url: '/api/v1/me/notices', headers })).statusCode, 403)
    assert.equal((await app.inject({ method: 'POST', url: '/api/v1/me/notices', headers, payload })).statusCode, 403)
    const inside = { kind: 'discord', target: 'https://192.168.0.1/' }
    const refused = await app.inject({ method: 'POST', url: '/api/v1/me/notices', cookies, payload: inside })
    assert.equal(refused.statusCode, 400)
    assert.ok(!refused.body.includes('192.168'), 'what came is not repeated')
    assert.equal((await app.inject({ method: 'DELETE', url: `/api/v1/me/notices/${id}`, cookies })).statusCode, 204)
    assert.deepEqual((await app.inject({ url: '/api/v1/me/notices', cookies })).json(), [])
    assert.deepEqual((await app.inject({ url: '/api/v1/notices/key' })).json(), { key: VAPID.publicKey })
    await app.close()
    await post.close()
  })

  test('every occasion has words in every language', () => {
    const occasions = Object.keys(WORDS.en).toSorted()
    for (const locale of LOCALES) {
      assert.deepEqual(Object.keys(WORDS[locale]).toSorted(), occasions)
      assert.equal(new Set(Object.values(WORDS[locale])).size, occasions.length)
    }
  })

  test('two processes on PostgreSQL: one of them notifies, and only people without a connection to either', {
    skip: noPostgres,
  }, async t => {
    const url = await newPostgres()
    const receiver = await new Receiver().open(t)
    // Longer than any test: a notice that is not withdrawn is sent when its process closes.
    const east = await openPost(t, { graceMs: 600_000 }, openPostgres(url))
    const west = await openPost(t, { graceMs: 600_000 }, openPostgres(url))
    const [ann, bob] = [await east.person('Ann'), await east.person('Bob')]
    await east.notices.add(ann.id, 'ntfy', `${receiver.url}/ann`)
    const there = new Guest(west.house, ann)
    const table = await east.table(ann, bob)
    const mirrored = await west.house.tables.table(table.row.id)
    // West knows that Ann is there, and cancels the notice that East was about to send.
    await east.notices.idle()
    assert.deepEqual(receiver.texts, [])
    await beginGame(east.house.tables, ann, table.row.id)
    while (!mirrored.match) await setTimeout(5)
    // Both know that the table has begun: neither tells her that somebody has joined it.
    there.close()
    if (table.game.pending(table.match!.state).includes(0)) await handOver(east, table)
    await handOver(east, table)
    while (mirrored.version !== table.version) await setTimeout(5)
    await Promise.all([east.settle(), west.settle()])
    assert.deepEqual(receiver.texts, [WORDS.en.turn])
  })

  test('a process that learns late of a notice does not make a second one possible', { skip: noPostgres }, async t => {
    const url = await newPostgres()
    const receiver = await new Receiver().open(t)
    const held: (() => void)[] = []
    const slow = openPostgres(url)
    const listen = slow.listen.bind(slow)
    slow.listen = (channel, onMessage) =>
      listen(channel, message => {
        if (channel === 'notices') held.push(() => onMessage(message))
        else onMessage(message)
      })
    const east = await openPost(t, {}, openPostgres(url))
    const west = await openPost(t, {}, slow)
    const [ann, bob] = [await east.person('Ann'), await east.person('Bob')]
    await east.notices.add(ann.id, 'ntfy', `${receiver.url}/ann`)
    const table = await east.table(ann, bob)
    await east.notices.idle()
    assert.deepEqual(receiver.texts, [WORDS.en.joined])
    // She is connected to the other process now, and has not looked at the table.
    const there = new Guest(west.house, ann)
    while (held.length === 0) await setTimeout(5)
    for (const hear of held.splice(0)) hear()
    await west.notices.idle()
    there.close()
    await beginGame(east.house.tables, ann, table.row.id)
    if (!table.game.pending(table.match!.state).includes(0)) await handOver(east, table)
    await east.notices.idle()
    assert.deepEqual(receiver.texts, [WORDS.en.joined])
  })
})

describe('the address of a target', () => {
  test('must be on the open internet', () => {
    for (const open of ['1.1.1.1', '93.184.216.34', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])
      assert.equal(isOpen(open), true, open)
    for (const closed of [
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      'fc00::1',
      'fe80::1',
      'ff02::1',
      '2001:db8::1',
      '2002:7f00:1::',
      'nonsense',
    ])
      assert.equal(isOpen(closed), false, closed)
  })

  test('is checked as text before it is stored', () => {
    const addresses = new Addresses(false)
    for (const good of ['https://ntfy.sh/topic', 'https://push.example.org:8443/x?y=1', 'https://1.1.1.1/'])
      assert.equal(addresses.checked(good).href, good)
    for (const bad of [
      'http://ntfy.sh/topic',
      'ftp://ntfy.sh/topic',
      'file:///etc/passwd',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://localhost/',
      'https://metadata/',
      'https://ntfy.sh./topic',
      'https://me:secret@ntfy.sh/topic',
      'https://ntfy.sh:22/topic',
      `https://ntfy.sh/${'x'.repeat(2000)}`,
      'not an address',
    ])
      assert.throws(() => addresses.checked(bad), isKind('bad'), bad)
    const tests = new Addresses(true)
    assert.equal(tests.checked('http://127.0.0.1:8080/').port, '8080')
    assert.throws(() => tests.checked('http://10.0.0.1:8080/'), isKind('bad'))
    assert.throws(() => tests.checked('http://ntfy.sh/'), isKind('bad'))
  })

  test('may be a host of the operator’s own network, also without TLS', async t => {
    const addresses = new Addresses(false, ['ntfy.home.arpa', '192.168.1.5', 'fd00::5', 'localhost'])
    for (const good of [
      'https://ntfy.home.arpa/games',
      'http://ntfy.home.arpa:8090/games',
      'http://192.168.1.5:8090/games',
      'http://[fd00::5]:8090/games',
      'http://localhost:8090/games',
    ])
      assert.equal(addresses.checked(good).href, good)
    for (const bad of [
      'http://192.168.1.6:8090/games',
      'http://other.home.arpa/games',
      'http://ntfy.home.arpa.evil.example/games',
      'http://me:secret@192.168.1.5/games',
      'http://192.168.1.5:22/games',
    ])
      assert.throws(() => addresses.checked(bad), isKind('bad'), bad)
    const receiver = await new Receiver().open(t)
    const { port } = new URL(receiver.url)
    const own = await openPost(t, { loopback: false, noticeHosts: ['localhost'] })
    const { notices } = own
    const { id } = await own.person('Ann')
    const target = await notices.add(id, 'ntfy', `http://localhost:${port}/games`)
    assert.equal(await notices.trial(id, target.id), true)
    assert.deepEqual(receiver.texts, [WORDS.en.trial])
  })

  test('of a webhook of Discord is one of Discord', () => {
    const addresses = new Addresses(false)
    for (const good of ['https://discord.com/api/webhooks/1/x', 'https://ptb.discord.com/api/webhooks/1/x'])
      assert.equal(addresses.checkedDiscord(good).href, good)
    for (const bad of [
      'https://example.org/api/webhooks/1/x',
      'https://discord.com.example.org/api/webhooks/1/x',
      'https://discord.com:8443/api/webhooks/1/x',
      'https://discord.com/login',
      'http://discord.com/api/webhooks/1/x',
      'https://evildiscord.com/api/webhooks/1/x',
    ])
      assert.throws(() => addresses.checkedDiscord(bad), isKind('bad'), bad)
  })

  const lookedUp = (addresses: Addresses, name: string, all: boolean): Promise<unknown> =>
    new Promise((resolve, reject) => {
      addresses.lookup(name, { all }, (problem, found) => (problem ? reject(problem) : resolve(found)))
    })

  test('is checked again when its name is resolved', async t => {
    const [inside, outside] = [await nameServer(t, '10.1.2.3'), await nameServer(t, '93.184.216.34')]
    for (const all of [true, false]) {
      const closed = new Addresses(false, [], [inside.address])
      await assert.rejects(lookedUp(closed, 'ntfy.example.org', all), /not on the open internet/)
      const open = new Addresses(false, [], [outside.address])
      assert.match(JSON.stringify(await lookedUp(open, 'ntfy.example.org', all)), /93\.184\.216\.34/)
      assert.match(JSON.stringify(await lookedUp(new Addresses(true), 'localhost', all)), /127\.0\.0\.1|::1/)
    }
  })

  test('is asked of name servers without a thread: slow ones do not keep choices from the disk', async t => {
    const silent = await nameServer(t)
    const addresses = new Addresses(false, [], [silent.address])
    let ended = 0
    const asks = Array.from({ length: 20 }, (_, i) => lookedUp(addresses, `slow${i}.example.org`, true))
    const waiting = asks.map(each => each.catch(() => (ended += 1)))
    while (silent.asked() < 40) await setTimeout(2)
    // Each of these needs a thread.
    await Promise.all(Array.from({ length: 8 }, () => promisify(randomFill)(Buffer.alloc(16))))
    assert.equal(ended, 0)
    await Promise.all(waiting)
  })
})

/** The browser's part (RFC 8291): salt, record size and the sender's key stand before the text. */
function decrypted(
  body: Buffer,
  privateKey: Buffer,
  { p256dh, auth }: { readonly p256dh: string; readonly auth: string },
): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body[20]!)
  const cipher = body.subarray(21 + body[20]!)
  const browser = createECDH('prime256v1')
  browser.setPrivateKey(privateKey)
  const derive = (from: Buffer, with_: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', from, with_, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), sender])
  const shared = derive(browser.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(cipher.subarray(-16))
  const text = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()])
  // The last byte that is not zero marks the end of the text.
  return text.subarray(0, text.lastIndexOf(2)).toString()
}
