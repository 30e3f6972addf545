import assert from 'node:assert/strict'
import { dirname } from 'node:path'
import { describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { Viewer } from '@lastlight/kernel'
import type { ChatHistory, ToClient } from '@lastlight/protocol'
import { Chat } from '../src/chat/chat.ts'
import { MOST_MUTED } from '../src/chat/mutes.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { buildApp } from '../src/http/app.ts'
import { chatRoutes } from '../src/http/chatRoutes.ts'
import type { Connection } from '../src/live/hub.ts'
import { MessageHandler } from '../src/live/messageHandler.ts'
import { newLog } from '../src/ops/log.ts'
import { People } from '../src/people/people.ts'
import { readPerson } from '../src/people/person.ts'
import { Problem } from '../src/problems.ts'
import { readSettings } from '../src/settings.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import type { PersonRef } from '../src/tables/lobby.ts'
import { beginGame, joinTable } from '../src/tables/seating.ts'
import { House, outliveTable, tempFile } from './house.ts'
import { newPostgres, noPostgres } from './postgres.ts'

type Heard = Extract<ToClient, { t: 'chat' }>['message']

class Listener implements Connection {
  readonly who: PersonRef | null
  readonly heard: ToClient[] = []
  readonly #chat: MessageHandler
  #next = 0

  constructor(inn: Inn, who: PersonRef | null) {
    this.who = who
    this.#chat = new MessageHandler(
      this,
      inn.house.hub,
      inn.house.tables,
      problem => inn.problems.push(problem),
      inn.chat,
    )
  }

  send(message: string): void {
    this.heard.push(JSON.parse(message) as ToClient)
  }

  async ask(message: { readonly t: string; readonly [name: string]: unknown }): Promise<ToClient> {
    const id = `m${this.#next++}`
    await this.#chat.receive(JSON.stringify({ id, ...message }))
    return this.heard.find(each => 'id' in each && each.id === id)!
  }

  say(table: string, text: string, room = 'table'): Promise<ToClient> {
    return this.ask({ t: 'say', table, room, text })
  }

  get lines(): Heard[] {
    return this.heard.flatMap(each => (each.t === 'chat' ? [each.message] : []))
  }
}

/** A server in which people chat; its clock stands still unless it is moved. */
class Inn {
  readonly house: House
  readonly chat: Chat
  readonly people: People
  readonly problems: unknown[] = []
  now = 1_000_000

  constructor(house: House) {
    this.house = house
    this.people = new People(house.db)
    this.chat = new Chat(
      house.db,
      house.tables,
      house.hub,
      problem => this.problems.push(problem),
      () => this.now,
    )
  }

  async open(): Promise<this> {
    await this.house.open()
    await this.chat.start()
    return this
  }

  async close(): Promise<void> {
    assert.deepEqual(this.problems, [])
    await this.house.close()
    await this.house.db.close()
  }

  async person(name: string): Promise<PersonRef> {
    return (await this.people.guest(name)).person
  }

  async table(owner: PersonRef, guest: PersonRef, open = true): Promise<string> {
    const made = await this.house.tables.create(
      owner,
      outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }], open }),
    )
    await joinTable(this.house.tables, guest, made.row.id, { code: made.row.code })
    await beginGame(this.house.tables, owner, made.row.id)
    return made.row.id
  }

  async watch(who: PersonRef | null, table: string, viewer: Viewer): Promise<Listener> {
    const listener = new Listener(this, who)
    assert.equal((await listener.ask({ t: 'watch', table, viewer })).t, 'done')
    return listener
  }
}

const openInn = (t: { after(work: () => void): void }): Promise<Inn> =>
  new Inn(new House(openSqlite(tempFile(t)))).open()

async function until(what: () => boolean): Promise<void> {
  while (!what()) await setTimeout(2)
}

const isKind =
  (kind: string) =>
  (problem: unknown): boolean =>
    problem instanceof Problem && problem.kind === kind

describe('chat', () => {
  test('players read the chat of players, and spectators that of spectators', async t => {
    const inn = await openInn(t)
    const [ann, bob, eve, dan] = [
      await inn.person('Ann'),
      await inn.person('Bob'),
      await inn.person('Eve'),
      await inn.person('Dan'),
    ]
    const table = await inn.table(ann, bob)
    const one = await inn.watch(ann, table, 0)
    const two = await inn.watch(bob, table, 1)
    // A player who watches as 'public' is still a player.
    const again = await inn.watch(bob, table, 'public')
    const spectator = await inn.watch(eve, table, 'public')
    const other = await inn.watch(dan, table, 'public')
    const stranger = await inn.watch(null, table, 'public')
    assert.equal((await one.say(table, 'good luck')).t, 'done')
    assert.equal((await spectator.say(table, 'Bob has the worse hand', 'spectators')).t, 'done')
    await until(() => stranger.lines.length === 1 && two.lines.length === 1)
    assert.deepEqual(
      one.lines.map(({ text, mine, name, room }) => ({ text, mine, name, room })),
      [{ text: 'good luck', mine: true, name: 'Ann', room: 'table' }],
    )
    for (const player of [two, again])
      assert.deepEqual(
        player.lines.map(({ text, mine }) => ({ text, mine })),
        [{ text: 'good luck', mine: false }],
      )
    for (const watching of [other, stranger])
      assert.deepEqual(
        watching.lines.map(each => each.text),
        ['Bob has the worse hand'],
      )
    assert.deepEqual(
      spectator.lines.map(each => each.mine),
      [true],
    )
    assert.ok(!JSON.stringify([...one.heard, ...two.heard, ...again.heard]).includes('worse hand'))
    assert.equal((await spectator.say(table, 'let me in')).t, 'problem')
    assert.equal((await one.say(table, 'what do you see?', 'spectators')).t, 'problem')
    assert.equal((await stranger.say(table, 'hello', 'spectators')).t, 'problem')
    await inn.close()
  })

  test('messages can be read later, page by page, by people who may read them', async t => {
    const inn = await openInn(t)
    const [ann, bob, eve] = [await inn.person('Ann'), await inn.person('Bob'), await inn.person('Eve')]
    const table = await inn.table(ann, bob)
    for (let i = 0; i < 105; i++) {
      inn.now += 10_000
      await inn.chat.say(i % 2 === 0 ? ann : bob, table, 'table', `line ${i}`)
    }
    await inn.chat.say(eve, table, 'spectators', 'psst')
    const newest = await inn.chat.history(ann, table, 'table')
    assert.deepEqual([newest.messages[0]!.text, newest.messages.at(-1)!.text], ['line 5', 'line 104'])
    const oldest = await inn.chat.history(ann, table, 'table', newest.next!)
    assert.deepEqual(
      oldest.messages.map(each => each.text),
      ['line 0', 'line 1', 'line 2', 'line 3', 'line 4'],
    )
    assert.equal(oldest.next, null)
    await assert.rejects(inn.chat.history(eve, table, 'table'), isKind('notFound'))
    await assert.rejects(inn.chat.history(null, table, 'table'), isKind('notFound'))
    await assert.rejects(inn.chat.history(bob, table, 'spectators'), isKind('notFound'))
    assert.equal((await inn.chat.history(null, table, 'spectators')).messages.length, 1)
    // After the end of the game, players may read the spectators' chat.
    await inn.house.db.write([{ sql: "UPDATE tables SET status = 'over' WHERE id = $1", values: [table] }])
    await (await inn.house.tables.table(table)).reload()
    assert.equal((await inn.chat.history(bob, table, 'spectators')).messages[0]!.text, 'psst')
    await inn.close()
  })

  test('people outside a private table get none of its messages', async t => {
    const inn = await openInn(t)
    const [ann, bob, eve] = [await inn.person('Ann'), await inn.person('Bob'), await inn.person('Eve')]
    const table = await inn.table(ann, bob, false)
    await assert.rejects(inn.chat.say(eve, table, 'spectators', 'hello'), isKind('notFound'))
    await assert.rejects(inn.chat.history(eve, table, 'spectators'), isKind('notFound'))
    await assert.rejects(inn.chat.history(null, table, 'spectators'), isKind('notFound'))
    await assert.rejects(inn.chat.mute(eve, table, { seat: 0 }, true), isKind('notFound'))
    await inn.close()
  })

  test('an owner who does not sit there talks with the table', async t => {
    const inn = await openInn(t)
    const [ann, bob] = [await inn.person('Ann'), await inn.person('Bob')]
    const made = await inn.house.tables.create(
      ann,
      outliveTable({ seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] }),
    )
    const { id, code } = made.row
    await joinTable(inn.house.tables, bob, id, { code, name: 'Bobby' })
    const owner = await inn.watch(ann, id, 'public')
    await inn.chat.say(bob, id, 'table', 'shall we?')
    await until(() => owner.lines.length === 1)
    assert.equal(owner.lines[0]!.name, 'Bobby')
    await inn.close()
  })

  test('a muted person is not heard, neither now nor in the history, and is not told', async t => {
    const inn = await openInn(t)
    const [ann, bob] = [await inn.person('Ann'), await inn.person('Bob')]
    const table = await inn.table(ann, bob)
    const one = await inn.watch(ann, table, 0)
    const two = await inn.watch(bob, table, 1)
    await inn.people.change(await readPerson(inn.house.db, ann.id), { settings: { theme: 'dark' } })
    await inn.chat.say(bob, table, 'table', 'first')
    await until(() => one.lines.length === 1)
    await inn.chat.mute(ann, table, { message: one.lines[0]!.id }, true)
    assert.deepEqual(await inn.chat.muted(ann, table), [1])
    assert.deepEqual(await inn.chat.muted(bob, table), [])
    await inn.chat.say(bob, table, 'table', 'second')
    await inn.chat.say(ann, table, 'table', 'third')
    await until(() => two.lines.length === 3 && one.lines.length === 2)
    assert.deepEqual(
      one.lines.map(each => each.text),
      ['first', 'third'],
    )
    assert.deepEqual(
      (await inn.chat.history(ann, table, 'table')).messages.map(each => each.text),
      ['third'],
    )
    const { settings } = await readPerson(inn.house.db, ann.id)
    assert.equal(settings.theme, 'dark')
    assert.ok(!JSON.stringify(settings).includes(bob.id), 'a mute list names nobody')
    await inn.chat.mute(ann, table, { seat: 1 }, false)
    assert.equal((await inn.chat.history(ann, table, 'table')).messages.length, 3)
    assert.deepEqual((await readPerson(inn.house.db, ann.id)).settings, { theme: 'dark' })
    await assert.rejects(inn.chat.mute(ann, table, { seat: 0 }, true), isKind('bad'))
    await inn.close()
  })

  test('a mute list is limited, fits into a setting, and can be emptied', async t => {
    const inn = await openInn(t)
    const ann = await inn.person('Ann')
    const table = await inn.table(ann, await inn.person('Bob'))
    for (let i = 0; i <= MOST_MUTED; i++) {
      const speaker = await inn.person(`Loud ${i}`)
      await inn.chat.say(speaker, table, 'spectators', 'noise')
    }
    await inn.house.db.write([{ sql: "UPDATE tables SET status = 'over' WHERE id = $1", values: [table] }])
    await (await inn.house.tables.table(table)).reload()
    const [last, ...rest] = (await inn.chat.history(ann, table, 'spectators')).messages
    for (const { id } of rest) await inn.chat.mute(ann, table, { message: id }, true)
    await assert.rejects(inn.chat.mute(ann, table, { message: last!.id }, true), isKind('conflict'))
    assert.ok(String((await readPerson(inn.house.db, ann.id)).settings.muted).length <= 400)
    assert.equal((await inn.chat.history(ann, table, 'spectators')).messages.length, 1)
    await inn.chat.unmuteAll(ann)
    assert.equal((await inn.chat.history(ann, table, 'spectators')).messages.length, MOST_MUTED + 1)
    await inn.close()
  })

  test('a person who writes too fast is refused, and may write again later', async t => {
    const inn = await openInn(t)
    const [ann, bob] = [await inn.person('Ann'), await inn.person('Bob')]
    const table = await inn.table(ann, bob)
    const results: string[] = []
    for (let i = 0; i < 8; i++)
      results.push(
        await inn.chat.say(ann, table, 'table', `${i}`).then(
          () => 'said',
          (problem: unknown) => (problem as Problem).kind,
        ),
      )
    assert.deepEqual(results, ['said', 'said', 'said', 'said', 'said', 'said', 'tooMany', 'tooMany'])
    await inn.chat.say(bob, table, 'table', 'I may')
    inn.now += 2000
    await inn.chat.say(ann, table, 'table', 'one more')
    await assert.rejects(inn.chat.say(ann, table, 'table', 'and one more'), isKind('tooMany'))
    await inn.close()
  })

  test('many guests of one network are refused together, and others are not', async t => {
    const inn = await openInn(t)
    const [ann, bob] = [await inn.person('Ann'), await inn.person('Bob')]
    const table = await inn.table(ann, bob)
    let said = 0
    for (let i = 0; i < 12; i++) {
      const guest = await inn.person(`Guest ${i}`)
      const speaks = Array.from({ length: 6 }, () => inn.chat.say(guest, table, 'spectators', 'spam', '198.51.100.1'))
      said += (await Promise.allSettled(speaks)).filter(({ status }) => status === 'fulfilled').length
    }
    assert.equal(said, 60)
    await inn.chat.say(ann, table, 'table', 'hello', '203.0.113.1')
    await inn.close()
  })

  test('invisible characters are removed, emotes stay, empty and long texts are refused', async t => {
    const inn = await openInn(t)
    const [ann, bob] = [await inn.person('Ann'), await inn.person('Bob')]
    const table = await inn.table(ann, bob)
    await inn.chat.say(ann, table, 'table', '  a\u0000b\u0007\n\nc \u202edcba\u202c :wave: 👩‍🚀 \ud800')
    const [said] = (await inn.chat.history(bob, table, 'table')).messages
    assert.equal(said!.text, 'a b c dcba :wave: 👩‍🚀 \ufffd')
    for (const text of ['', ' \n\t ', '\u202e', 'x'.repeat(501)])
      await assert.rejects(inn.chat.say(ann, table, 'table', text), isKind('bad'))
    await inn.close()
  })

  test('two processes on PostgreSQL: a message in one arrives in the other', { skip: noPostgres }, async () => {
    const url = await newPostgres()
    const east = await new Inn(new House(openPostgres(url))).open()
    const west = await new Inn(new House(openPostgres(url))).open()
    const [ann, bob, eve] = [await east.person('Ann'), await east.person('Bob'), await west.person('Eve')]
    const table = await east.table(ann, bob)
    const one = await east.watch(ann, table, 0)
    const two = await west.watch(bob, table, 1)
    const spectator = await west.watch(eve, table, 'public')
    for (let i = 0; i < 3; i++) await one.say(table, `east ${i}`)
    await two.say(table, 'west')
    await until(() => one.lines.length === 4 && two.lines.length === 4)
    assert.deepEqual(
      two.lines.map(({ text, mine }) => [text, mine]),
      [
        ['east 0', false],
        ['east 1', false],
        ['east 2', false],
        ['west', true],
      ],
    )
    assert.deepEqual(spectator.lines, [])
    await west.chat.mute(bob, table, { seat: 0 }, true)
    await one.say(table, 'do you hear me?')
    await spectator.say(table, 'nobody does', 'spectators')
    await until(() => one.lines.length === 5 && spectator.lines.length === 1)
    assert.equal(two.lines.length, 4)
    await east.close()
    await west.close()
  })

  test('over HTTP: messages are written, read and muted, and nothing goes without a name', async t => {
    const inn = await openInn(t)
    const { people } = inn
    const { db } = inn.house
    const settings = readSettings({ DATA_DIR: dirname(tempFile(t)) })
    const services = { db, people, settings, log: newLog('silent'), games: GAMES_BY_ID }
    const app = await buildApp(services, chatRoutes(inn.chat))
    const ask = async (
      who: PersonRef | undefined,
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      payload?: object,
    ) => {
      const person = who && (await readPerson(db, who.id))
      const headers = person ? { authorization: `Bearer ${(await people.tokens.make(person, 'test')).token}` } : {}
      return app.inject({ method, url: `/api/v1${url}`, headers, ...(payload ? { payload } : {}) })
    }
    const [ann, bob] = [await inn.person('Ann'), await inn.person('Bob')]
    const table = await inn.table(ann, bob)
    const path = `/tables/${table}`
    assert.equal((await ask(ann, 'POST', `${path}/chat`, { text: ' hello ' })).statusCode, 204)
    assert.equal((await ask(undefined, 'POST', `${path}/chat`, { text: 'hello' })).statusCode, 401)
    assert.equal((await ask(ann, 'POST', `${path}/chat`, { text: 'x'.repeat(501) })).statusCode, 400)
    const read = async (who?: PersonRef) => ask(who, 'GET', `${path}/chat`)
    const texts = async (who: PersonRef): Promise<string[]> =>
      (await read(who)).json<ChatHistory>().messages.map(each => each.text)
    assert.deepEqual(await texts(bob), ['hello'])
    assert.equal((await read()).statusCode, 404)
    assert.equal((await ask(bob, 'PUT', `${path}/mutes`, { speaker: { seat: 0 }, muted: true })).statusCode, 204)
    assert.deepEqual(await texts(bob), [])
    assert.deepEqual((await ask(bob, 'GET', `${path}/mutes`)).json(), { seats: [0] })
    assert.equal((await ask(bob, 'DELETE', '/me/mutes')).statusCode, 204)
    assert.deepEqual(await texts(bob), ['hello'])
    await app.close()
    await inn.close()
  })
})
