// Lists: each has a bound, and pages where more can follow; nobody can make one dear, or fill it.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type MyTables, type OpenTables, PAGE, type TableInfo } from '@lastlight/protocol'
import type { OpenApi, Schema } from '../src/http/openapi.ts'
import { Client } from './client.ts'
import { outliveTable } from './house.ts'
import { openServer, type Scope } from './openServer.ts'

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** The paths of all lists in a schema that can be of any length. */
function unboundIn(schema: unknown, path = ''): readonly string[] {
  if (!isSchema(schema)) return []
  const here = schema.type === 'array' && schema.maxItems === undefined ? [path || '/'] : []
  const parts = Object.entries(schema).flatMap(([name, part]) =>
    Array.isArray(part)
      ? part.flatMap((each, i) => unboundIn(each, `${path}/${name}/${i}`))
      : unboundIn(part, `${path}/${name}`),
  )
  return [...here, ...parts]
}

interface Documented {
  readonly name: string
  readonly reply: Schema
  readonly grows: string | undefined
  readonly parameters: readonly string[]
}

async function repliesOf(t: Scope): Promise<readonly Documented[]> {
  const { url } = await openServer(t)
  const { paths } = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as OpenApi
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses, parameters, 'x-grows': grows }]) =>
      Object.entries(responses).flatMap(([status, { content }]) =>
        content && status !== 'default'
          ? [
              {
                name: `${method.toUpperCase()} ${path}`,
                reply: content['application/json'].schema,
                grows,
                parameters: parameters.map(each => each.name),
              },
            ]
          : [],
      ),
    ),
  )
}

describe('the house rule for lists', () => {
  test('every list of every reply has a bound, or its route says why not', async t => {
    const replies = await repliesOf(t)
    assert.ok(replies.length > 40)
    for (const { name, reply, grows } of replies) {
      const unbound = unboundIn(reply)
      if (grows === undefined) assert.deepEqual(unbound, [], `${name} has a list without a bound`)
      else assert.ok(unbound.length > 0, `${name} grows nowhere`)
    }
  })

  test('a reply that names the next page belongs to a route that gives it', async t => {
    const paged = (await repliesOf(t)).filter(({ reply }) => reply.properties?.['next'] !== undefined)
    assert.ok(paged.length >= 7)
    for (const { name, parameters } of paged) assert.ok(parameters.includes('after'), `${name} takes no 'after'`)
  })
})

const DECKS = {
  name: 'Our winter',
  cards: Object.fromEntries(
    ['police', 'gas', 'school', 'library', 'hospital'].map(place => [place, { lighter: 2, potatoes: 2 }]),
  ),
}

async function everyPage<P extends { readonly next: string | null }>(
  client: Client,
  path: string,
): Promise<readonly P[]> {
  const pages: P[] = []
  do {
    const after = pages.at(-1)?.next ?? ''
    const query = after === '' ? '' : `${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}`
    pages.push(await client.request<P>('GET', path + query))
  } while (pages.at(-1)!.next !== null)
  return pages
}

describe('A3: my tables', () => {
  test('come in pages, with the names of decks and not their cards', async t => {
    const { url } = await openServer(t)
    const ann = await new Client(url).guest('Ann')
    const wish = outliveTable({
      game: 'long-night',
      config: { players: 2, variant: 'cooperative', decks: DECKS },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    const made: string[] = []
    for (let i = 0; i < PAGE.myTables + 5; i++) {
      // Not all of them wait: a person may have 30 that do.
      const seats = i < 5 ? [{ kind: 'me' as const }, { kind: 'me' as const }] : wish.seats
      const { id } = await ann.makeTable({ ...wish, seats })
      if (i < 5) await ann.start(id)
      made.push(id)
    }
    const pages = await everyPage<MyTables>(ann, '/me/tables')
    assert.deepEqual(
      pages.map(({ tables }) => tables.length),
      [PAGE.myTables, 5],
    )
    const tables = pages.flatMap(page => page.tables)
    assert.deepEqual(tables.map(({ id }) => id).toSorted(), made.toSorted())
    assert.deepEqual(tables[0]!.config['decks'], { name: DECKS.name })
    assert.ok(!JSON.stringify(pages).includes('lighter'))
    assert.equal((await ann.http('GET', '/me/tables?after=elsewhere')).status, 400)
    // The table itself says everything.
    const info = await ann.request<TableInfo>('GET', `/tables/${made[0]}`)
    assert.deepEqual(info.config['decks'], DECKS)
  })

  test('cannot be asked for hundreds of times at once, whoever asks', async t => {
    const { url } = await openServer(t, { TRUST_PROXY: 'loopback' })
    const answered = async (asked: readonly Client[]): Promise<number> => {
      const replies = await Promise.all(asked.map(client => client.http('GET', '/me/tables')))
      return replies.filter(({ status }) => status === 200).length
    }
    const guest = async (address: string): Promise<Client> => {
      const client = new Client(url)
      client.address = address
      return client.guest('Eve')
    }
    const eve = await guest('192.0.2.1')
    const one = await answered(Array.from({ length: 150 }, () => eve))
    assert.ok(one >= 30 && one < 75, `${one} of 150 were answered to one person`)
    const several: Client[] = []
    for (let i = 0; i < 6; i++) several.push(await guest('198.51.100.1'))
    const crowd = await answered(several.flatMap(each => Array.from({ length: 30 }, () => each)))
    assert.ok(crowd >= 60 && crowd < 120, `${crowd} of 180 were answered to one address`)
  })
})

describe('A7: the list of open tables', () => {
  const open = outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }], open: true })

  test('cannot be filled by one network: networks take turns, and nothing that a host does moves a table up', async t => {
    const { url } = await openServer(t, { TRUST_PROXY: 'loopback', PUBLIC_TABLES: '20' })
    const from = async (address: string, name: string): Promise<Client> => {
      const client = new Client(url)
      client.address = address
      return client.guest(name)
    }
    const ann = await from('198.51.100.7', 'Ann')
    const waits = await ann.makeTable(open)
    const theirs: TableInfo[] = []
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2']) {
      const eve = await from(address, 'Eve')
      for (let i = 0; i < 15; i++) {
        const table = await eve.makeTable(open)
        for (const level of ['random', null]) await eve.request('PUT', `/tables/${table.id}/seats/1/bot`, { level })
        theirs.push(table)
      }
    }
    const pages = await everyPage<OpenTables>(ann, '/tables')
    assert.ok(pages.every(({ tables }) => tables.length <= PAGE.openTables))
    const listed = pages.flatMap(({ tables }) => tables.map(({ id }) => id))
    assert.ok(listed.indexOf(waits.id) < 2, 'the only table of the other network is among the first')
    assert.deepEqual(listed.toSorted(), [waits.id, ...theirs.map(({ id }) => id)].toSorted())
    assert.ok(!JSON.stringify(pages).includes('192.0.2'), 'nobody is told where a table comes from')
  })

  test('tells who waits there, and what Ann may do', async t => {
    const { url } = await openServer(t)
    const ann = await new Client(url).guest('Ann')
    const { id } = await ann.makeTable(open)
    const { tables } = await ann.request<OpenTables>('GET', '/tables')
    const [listed] = tables
    assert.deepEqual(
      [listed!.id, listed!.owner, listed!.host, listed!.seats.map(({ kind, me }) => [kind, me])],
      [
        id,
        true,
        { name: 'Ann', seat: 0 },
        [
          ['person', true],
          ['open', false],
        ],
      ],
    )
    await ann.request('PUT', `/tables/${id}/seats/1/bot`, { level: 'random' })
    await ann.start(id)
    assert.deepEqual((await ann.request<OpenTables>('GET', '/tables')).tables, [])
    const playing = await new Client(url).request<OpenTables>('GET', '/tables?status=playing')
    assert.deepEqual(
      playing.tables.map(each => [each.id, each.owner, each.status]),
      [[id, false, 'playing']],
    )
  })
})
