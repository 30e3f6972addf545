// Texts that no database can hold, invisible names, and tables that must stay unknown.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import type { TableInfo } from '@lastlight/protocol'
import { type RunningServer, startServer } from '../src/server.ts'
import { readSettings } from '../src/settings.ts'
import { Client } from './client.ts'
import { outliveTable } from './house.ts'
import { Place, STORAGES, withoutStorage } from './process.ts'

const NAMES =
  'Ann José Łukasz Žofie Nguyễn O’Neil Анна Ἀθηνᾶ 李雷 さくら 한글 محمد דוד आदित्य ไพลิน ጽጌ می\u200cخواهم ශ්\u200dරී 葛\u{e0100}城 👩\u200d🚀 ❤\ufe0f - 7'.split(
    ' ',
  )
const HIDDEN = ['\u200b', '\u202e', '\u2066', '\ufeff', '\u2028', '\u0000', '\u180e', '\udc00'].map(
  each => `A${each}nn`,
)
const INVISIBLE = [
  '\u200b',
  '\u3164',
  '\u115f\u1160',
  '\uffa0',
  '\u2800',
  '\u00ad',
  '\u0301',
  '\u200d',
  '\ufe0f',
  '\u034f',
]
const UNSEEN = [...INVISIBLE, ...HIDDEN, '\ud800']

for (const storage of STORAGES)
  describe(`with ${storage}`, { skip: withoutStorage(storage) }, () => {
    let place: Place
    let server: RunningServer
    let ann: Client
    let eve: Client
    let table: TableInfo

    before(async () => {
      place = await Place.on(storage)
      const settings = readSettings({
        DATA_DIR: place.folder,
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'silent',
        BOT_THREADS: '1',
      })
      server = await startServer({ ...settings, databaseUrl: place.databaseUrl }, { unlimited: true })
      ann = await new Client(server.url).guest('Ann')
      eve = await new Client(server.url).guest('Eve')
      table = await ann.makeTable(outliveTable())
      await ann.start(table.id)
      await ann.connect()
      await eve.connect()
    })
    after(async () => {
      ann.close()
      eve.close()
      await server.close()
      place.remove()
    })

    test('NUL and halves of characters are refused with 400, wherever they stand', async () => {
      for (const odd of ['\u0000', 'a\u0000b', 'a\ud800', '\udc00b']) {
        const statuses = {
          code: (await ann.http('GET', '/tables/code/%00')).status,
          table: (await ann.http('GET', '/tables/a%00b')).status,
          after: (await ann.http('GET', '/me/games?after=1.%00')).status,
          chat: (await ann.http('POST', `/tables/${table.id}/chat`, { text: `hello ${odd}` })).status,
          notes: (await ann.http('PUT', `/tables/${table.id}/notes`, { seat: 0, text: odd })).status,
          token: (await ann.http('POST', '/me/tokens', { name: `bot ${odd}` })).status,
          login: (await ann.http('POST', '/login', { username: odd, password: 'x' })).status,
          setting: (await ann.http('PATCH', '/me', { settings: { sound: odd } })).status,
          settingName: (await ann.http('PATCH', '/me', { settings: { [odd]: 1 } })).status,
          key: (await ann.http('POST', `/tables/${table.id}/undo`, { seat: 0, version: 0, key: `key-number-${odd}` }))
            .status,
          game: (await ann.http('POST', '/tables', { ...outliveTable(), game: odd })).status,
        }
        assert.deepEqual(new Set(Object.values(statuses)), new Set([400]), JSON.stringify([odd, statuses]))
      }
      for (const message of [
        { t: 'watch', table: 'a\u0000b', viewer: 'public' },
        { t: 'say', table: table.id, room: 'table', text: 'a\ud800' },
        { t: 'play', table: table.id, seat: 0, version: 0, key: 'key-with-\u0000', option: {} },
      ]) {
        const bad = (): number => ann.sent.filter(({ text }) => text.includes('"error":"bad"')).length
        const before = bad()
        ann.raw(JSON.stringify({ id: 'x', ...message }))
        assert.equal((await ann.ask({ t: 'ping' })).t, 'pong')
        assert.equal(bad(), before + 1, message.t)
      }
    })

    test('names in any script pass, and come back as they are', async () => {
      for (const name of NAMES) {
        const me = await ann.request<{ name: string }>('PATCH', '/me', { name })
        assert.equal(me.name, name)
      }
    })

    test('names that nobody can see, or that hide something, are refused with words', async () => {
      for (const name of UNSEEN) {
        const { status, body } = await ann.http('PATCH', '/me', { name })
        assert.equal(status, 400, JSON.stringify(name))
        assert.match((body as { message: string }).message, /cannot be seen|can be seen|cannot be stored/)
      }
      for (const username of ['\u3164\u3164\u3164', '\uffa0\uffa0\uffa0', 'a\u200bnn'])
        assert.equal((await eve.http('POST', '/me/claim', { username, password: 'long enough' })).status, 400)
    })

    test('a private table and none answer every request of a stranger in the same way', async () => {
      const document = (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as {
        paths: Record<string, Record<string, unknown>>
      }
      const body = {
        seat: 0,
        version: 0,
        key: randomUUID(),
        option: {},
        yes: true,
        level: 'random',
        salt: 'x'.repeat(20),
        code: 'WRONG1',
        text: 'hello',
        room: 'table',
        muted: true,
        speaker: { seat: 0 },
        sameDeal: false,
      }
      let asked = 0
      for (const [path, methods] of Object.entries(document.paths))
        for (const method of Object.keys(methods)) {
          if (!path.includes('/tables/{id}')) continue
          const answer = (id: string) => {
            const [address] = path
              .replace(/^\/api\/v1/, '')
              .replace('{id}', id)
              .replace('{seat}', '0')
              .split('?')
            const query = path.endsWith('/sight') ? '?viewer=0' : ''
            return eve.http(method.toUpperCase(), address + query, method === 'get' ? undefined : body)
          }
          assert.deepEqual(await answer(table.id), await answer('AAAAAAAAAAAAAAAA'), `${method} ${path}`)
          asked += 1
        }
      assert.ok(asked > 15, `${asked} routes`)
      const { id } = table
      for (const message of [
        { t: 'play', seat: 0, version: 0, key: randomUUID(), option: {} },
        { t: 'undo', seat: 0, version: 0, key: randomUUID() },
        { t: 'why', seat: 0, option: {} },
        { t: 'watch', viewer: 0 },
        { t: 'watch', viewer: 'public' },
        { t: 'say', room: 'table', text: 'hello' },
      ] as const) {
        const [there, none] = [
          await eve.ask({ ...message, table: id }),
          await eve.ask({ ...message, table: 'AAAAAAAAAAAAAAAA' }),
        ]
        assert.deepEqual({ ...there, id: '' }, { ...none, id: '' }, message.t)
      }
    })

    test('twenty tokens are twenty, however many are asked for at once', async () => {
      const wishes = Array.from({ length: 50 }, (_, i) => ann.http('POST', '/me/tokens', { name: `bot ${i}` }))
      const statuses = (await Promise.all(wishes)).map(({ status }) => status)
      assert.equal(statuses.filter(status => status === 201).length, 20)
      assert.equal(statuses.filter(status => status === 409).length, 30)
      const tokens = await ann.request<readonly { id: string }[]>('GET', '/me/tokens')
      assert.equal(tokens.length, 20)
      await ann.request('DELETE', `/me/tokens/${tokens[0]!.id}`)
      assert.equal((await ann.http('POST', '/me/tokens', { name: 'one more' })).status, 201)
    })
  })
