// People and tables in every state of life, made through the API; and all that the API tells about them.

import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { chanceFrom, hash, type Json, pickOf } from '@lastlight/kernel'
import type { SightMessage, TableInfo } from '@lastlight/protocol'
import { saltCommitmentOf } from '@lastlight/protocol/deal'
import { Client } from './client.ts'
import { outliveTable } from './house.ts'
import { Player } from './player.ts'

/** A person by the cookie of their browser. */
interface Visitor {
  readonly name: string
  readonly cookie: string
}

interface GameTables {
  readonly lobby: string
  readonly running: string
  readonly paused: string
  readonly abandoned: string
}

/** Of a bot before its answer, and more than it. */
const LONGEST_PAUSE_MS = 1500

export interface Everything {
  readonly people: readonly Visitor[]
  readonly games: readonly GameTables[]
  readonly over: string
  readonly rematch: string
}

/** The answers of a server: a hash of each, by person and path. */
export interface Recorded extends Everything {
  readonly answers: Readonly<Record<string, string>>
}

const SALTS = ['a'.repeat(20), 'b'.repeat(20)]
const COMPANY = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }] as const
const GAMES = [
  outliveTable({ config: { players: 3, quick: true, heroes: 'together' }, seats: [...COMPANY] }),
  outliveTable({ game: 'long-night', config: { players: 3 }, seats: [...COMPANY] }),
]

/** Waits until it is the turn of people: the bots of a server play by themselves. */
async function turnOfPeople(people: readonly Client[], table: string): Promise<number> {
  for (;;) {
    const sights = await Promise.all(people.map((client, seat) => sightOf(client, table, seat)))
    const asked = sights.findIndex(each => each.asked)
    if (asked >= 0 || sights.some(each => each.outcome)) return asked
    await setTimeout(50)
  }
}

const sightOf = async (client: Client, table: string, seat: number): Promise<SightMessage> =>
  (await client.request<{ sight: SightMessage }>('GET', `/tables/${table}/sight?viewer=${seat}`)).sight

/** People choose at random, so many times; the bots answer in between. */
export async function playSome(people: readonly Client[], table: string, choices: number): Promise<void> {
  const chance = chanceFrom(table)
  for (let i = 0; i < choices; i++) {
    const seat = await turnOfPeople(people, table)
    if (seat < 0) return
    const { options, version } = await sightOf(people[seat]!, table, seat)
    const option = options[pickOf(chance, options.length)]
    await people[seat]!.http('POST', `/tables/${table}/play`, { seat, version, key: randomUUID(), option })
  }
  await turnOfPeople(people, table)
}

async function undoSomething(people: readonly Client[], table: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    for (const [seat, client] of people.entries()) {
      const { undo, version } = await sightOf(client, table, seat)
      if (!undo) continue
      // It is refused where others have chosen since and would see something else.
      const { status } = await client.http('POST', `/tables/${table}/undo`, { seat, version, key: randomUUID() })
      if (status === 200) return
    }
    await playSome(people, table, 1)
  }
  assert.fail('nothing could be taken back')
}

/** Ann and Bob have sat down, and have committed to a salt each. */
async function committed(wish: (typeof GAMES)[number], ann: Client, bob: Client): Promise<TableInfo> {
  const table = await ann.makeTable(wish)
  await bob.join(table)
  for (const [seat, client] of [ann, bob].entries())
    await client.request('PUT', `/tables/${table.id}/seats/${seat}/commitment`, {
      commitment: saltCommitmentOf(SALTS[seat]!, table.id, table.commitment),
    })
  return table
}

async function dealt(wish: (typeof GAMES)[number], ann: Client, bob: Client): Promise<TableInfo> {
  const table = await committed(wish, ann, bob)
  await ann.start(table.id)
  for (const [seat, client] of [ann, bob].entries())
    await client.request('PUT', `/tables/${table.id}/seats/${seat}/salt`, { salt: SALTS[seat] })
  return table
}

/** Two tables that are being played: one with votes, notes and chat; one that is paused, where a bot sits in for Bob. */
async function running(
  wish: (typeof GAMES)[number],
  ann: Client,
  bob: Client,
): Promise<Pick<GameTables, 'running' | 'paused'>> {
  const people = [ann, bob]
  const { id } = await dealt(wish, ann, bob)
  await playSome(people, id, 12)
  await undoSomething(people, id)
  await playSome(people, id, 3)
  await ann.request('PUT', `/tables/${id}/notes`, { seat: 0, text: 'Bob has the "axe".\nŽofie 🌒' })
  await bob.request('PUT', `/tables/${id}/standing`, { seat: 1, passWhenNothing: true })
  await ann.request('POST', `/tables/${id}/chat`, { text: 'Good evening' })
  await bob.request('POST', `/tables/${id}/chat`, { text: 'Dobrý večer 🌒' })
  await ann.request('POST', `/tables/${id}/abandon`, { yes: true })
  const [moment] = await bob.request<readonly { readonly version: number }[]>('GET', `/tables/${id}/moments`)
  if (moment) await bob.request('POST', `/tables/${id}/rewind/votes`, { version: moment.version, yes: true })
  const slow = await dealt({ ...wish, clock: { kind: 'days', hours: 48 } }, ann, bob)
  await playSome(people, slow.id, 2)
  for (const client of people) await client.request('POST', `/tables/${slow.id}/pause`, { yes: true })
  await bob.request('POST', `/tables/${slow.id}/seats/1/leave`)
  return { running: id, paused: slow.id }
}

async function abandoned(wish: (typeof GAMES)[number], ann: Client, bob: Client): Promise<string> {
  const { id } = await dealt(wish, ann, bob)
  await playSome([ann, bob], id, 4)
  for (const client of [ann, bob]) await client.request('POST', `/tables/${id}/abandon`, { yes: true })
  return id
}

async function tablesOf(wish: (typeof GAMES)[number], ann: Client, bob: Client, cid: Client): Promise<GameTables> {
  const lobby = await committed({ ...wish, open: true, delay: 60 }, ann, cid)
  await cid.request('POST', `/tables/${lobby.id}/chat`, { text: 'Is anybody here?' })
  return {
    lobby: lobby.id,
    ...(await running(wish, ann, bob)),
    abandoned: await abandoned(wish, ann, bob),
  }
}

/** Cid waits for no turn at any table, so that nothing is ever sent to these addresses. */
async function addNotices(cid: Client): Promise<void> {
  const keys = { p256dh: randomBytes(65).toString('base64url'), auth: randomBytes(16).toString('base64url') }
  const push = JSON.stringify({ endpoint: 'https://push.example.org/1', keys })
  await cid.request('POST', '/me/notices', { kind: 'push', target: push })
  await cid.request('POST', '/me/notices', { kind: 'ntfy', target: 'https://ntfy.example.org/cid' })
}

export async function makeEverything(url: string): Promise<Everything> {
  const [ann, bob, cid] = [new Client(url), new Client(url), new Client(url)] as const
  await ann.guest('Ann')
  await bob.guest('Bob')
  await cid.guest('Cid 🌒')
  await ann.request('POST', '/me/claim', { username: 'Anna', password: 'a long enough one' })
  await ann.request('PATCH', '/me', { locale: 'pl', settings: { sound: false, volume: 3 } })
  await ann.request('POST', '/me/tokens', { name: 'my program' })
  const games: GameTables[] = []
  for (const wish of GAMES) games.push(await tablesOf(wish, ann, bob, cid))
  const over = await ann.makeTable(outliveTable())
  await ann.start(over.id)
  await new Player(ann, over.id, 0).play()
  ann.close()
  const rematch = await ann.request<TableInfo>('POST', `/tables/${over.id}/rematch`, { sameDeal: true })
  await addNotices(cid)
  await cid.request('PUT', `/tables/${games[0]!.lobby}/mutes`, { speaker: { seat: 0 }, muted: true })
  const people = [
    { name: 'Ann', cookie: ann.cookie },
    { name: 'Bob', cookie: bob.cookie },
    { name: 'Cid', cookie: cid.cookie },
  ]
  return { people, games, over: over.id, rematch: rematch.id }
}

const OWN = ['/me', '/me/tables', '/me/games', '/me/statistics', '/me/export', '/me/tokens', '/me/notices', '/tables']
const OF_TABLE = [
  '',
  '/export',
  '/chat',
  '/mutes',
  ...[0, 1, 'public'].map(viewer => `/sight?viewer=${viewer}`),
  ...[0, 1].flatMap(seat => [`/notes/${seat}`, `/standing/${seat}`]),
]

/** Fields that the version of the fixture did not have, anywhere and in the answers of single paths. */
const NEWER = ['host', 'watching', 'spectators', 'keptUntil', 'verdict', 'rewinds', 'practice', 'analysis']
const NEWER_AT: { readonly [path: string]: readonly string[] } = { '/me/tables': ['config'], '/me/games': ['config'] }
/** Presence and the last use of a session change with time, hashes of states and what is derived from them with a version. */
const PASSING = [...NEWER, 'presence', 'seen', 'hash', 'trail', 'resumed', 'signature']
/** Events of games have a field of that name too. */
const isAsker = (holder: unknown, name: string): boolean =>
  name === 'by' && (holder as { readonly about?: unknown }).about === 'rewind'
function lasting(said: unknown, path: string): Json {
  // In the version of the fixture it was no page, but the whole list.
  const body = path === '/me/tables' ? (said as { readonly tables: unknown }).tables : said
  const passing = [...PASSING, ...(NEWER_AT[path] ?? [])]
  return JSON.parse(
    JSON.stringify(body ?? null, function (this: unknown, name, value: unknown) {
      return passing.includes(name) || isAsker(this, name) ? undefined : value
    }),
  ) as Json
}

/** Waits until no table changes any more: a bot that was asked beside people, or a standing answer, may be on its way. */
export async function atRest(url: string, { people }: Everything): Promise<void> {
  const tables = (): Promise<unknown[]> =>
    Promise.all(
      people.map(async ({ cookie }) => {
        const client = new Client(url)
        client.cookie = cookie
        return lasting((await client.http('GET', '/me/tables')).body, '/me/tables')
      }),
    )
  for (let before = await tables(); ; ) {
    await setTimeout(LONGEST_PAUSE_MS)
    const now = await tables()
    if (isDeepStrictEqual(now, before)) return
    before = now
  }
}

/** Asks a server for everything that each of these people may know; `address`: from where a proxy says they come. */
export async function answersOf(
  url: string,
  { people, games, over, rematch }: Everything,
  address = '',
): Promise<Recorded['answers']> {
  const answers: Record<string, string> = {}
  const tables = [...games.flatMap(each => Object.values(each) as string[]), over, rematch]
  for (const { name, cookie } of people) {
    const client = new Client(url)
    client.cookie = cookie
    client.address = address
    for (const path of [...OWN, ...tables.flatMap(id => OF_TABLE.map(each => `/tables/${id}${each}`))]) {
      const { status, body } = await client.http('GET', path)
      answers[`${name} ${path}`] = `${status} ${hash(lasting(body, path)).slice(0, 16)}`
    }
  }
  return answers
}
