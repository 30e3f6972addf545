// A spectator and a rival read everything they are sent through whole games, and find nothing that is not theirs. They
// may know what the game itself shows them: its view and its events for them, of the true state at each version.

import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { type AnyGame, type Entry, heard, Match, type Moment, type Told, type Viewer } from '@lastlight/kernel'
import {
  type NewTable,
  type PastMoment,
  patched,
  type SightMessage,
  type TableInfo,
  type ToClient,
} from '@lastlight/protocol'
import { saltCommitmentOf } from '@lastlight/protocol/deal'
import { GAMES_BY_ID } from '../src/games.ts'
import type { Database } from '../src/storage/database.ts'
import { readLog, readSeats, readTable } from '../src/tables/store.ts'
import { Client, type Sent } from './client.ts'
import { outliveTable } from './house.ts'
import { choices, Player } from './player.ts'
import { Place, ServerProcess } from './process.ts'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown

/** Every text in a value. */
function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) {
      found.add(key)
      textsIn(each, found)
    }
  return found
}

const namedIn = (texts: ReadonlySet<string>, pieces: ReadonlySet<string>): string[] =>
  [...pieces].filter(piece => texts.has(piece))

interface Shown {
  readonly whereabouts: readonly { readonly zones: readonly string[]; readonly cards: readonly string[] }[]
}

/** The ids that a view shows openly: without the whereabouts, unless only one zone is possible. */
function knownIn(view: unknown): Set<string> {
  const { whereabouts, ...open } = view as Shown
  return textsIn([open, whereabouts.filter(({ zones }) => zones.length === 1).map(({ cards }) => cards)])
}

/** The true game, version by version, from the database. */
class Truth {
  readonly game: AnyGame
  readonly viewers: readonly Viewer[]
  readonly secrets: readonly string[]
  readonly #views: Map<Viewer, unknown>[] = []
  readonly #options: Map<Viewer, unknown>[] = []
  /** The events of the set-up come first. */
  readonly #told: (readonly Told<unknown>[])[] = []
  readonly #states: unknown[] = []

  private constructor(game: AnyGame, players: number, secrets: readonly string[]) {
    this.game = game
    this.viewers = [...Array.from({ length: players }, (_, seat) => seat), 'public']
    this.secrets = secrets
  }

  static async of(db: Database, id: string): Promise<Truth> {
    const row = (await readTable(db, id))!
    const seats = await readSeats(db, id)
    const config = JSON.parse(row.config) as { players: number }
    const people = await db.read<{ id: string }>('SELECT id FROM people')
    const sessions = await db.read<{ hash: string }>('SELECT hash FROM sessions')
    const truth = new Truth(GAMES_BY_ID.get(row.game)!, config.players, [
      row.seed!,
      row.secret,
      // Bots have none.
      ...seats.flatMap(({ salt }) => (salt === '' ? [] : [salt])),
      ...people.map(each => each.id),
      ...sessions.map(each => each.hash),
    ])
    const match = Match.start(truth.game, config, row.seed!)
    truth.#told.push(match.dealt)
    truth.#keep(match.state)
    for (const { entry } of await readLog(db, id, 0)) {
      truth.#told.push(match.enter(JSON.parse(entry) as Entry))
      truth.#keep(match.state)
    }
    return truth
  }

  #keep(state: unknown): void {
    const { game, viewers } = this
    const options = (viewer: Viewer): unknown => (viewer === 'public' ? [] : game.options(state, viewer))
    this.#views.push(new Map(viewers.map(viewer => [viewer, plain(game.view(state, viewer))])))
    this.#options.push(new Map(viewers.map(viewer => [viewer, plain(options(viewer))])))
    this.#states.push(game.copy(state))
  }

  get versions(): number {
    return this.#views.length
  }

  view(version: number, viewer: Viewer): unknown {
    return this.#views[version]!.get(viewer)
  }

  asksInSecret(version: number): boolean {
    return this.game.asksInSecret(this.#states[version])
  }

  options(version: number, viewer: Viewer): unknown {
    return this.#options[version]!.get(viewer)
  }

  /** The events for a viewer after one version, up to another; with NOTHING from the deal on. */
  told(after: number, upTo: number, viewer: Viewer): unknown {
    const pages = this.#told.slice(after + 1, upTo + 1).flat()
    return plain(pages.flatMap(each => heard(each, viewer) ?? []))
  }

  /** Pieces that another seat sees, while this viewer does not know where they are. */
  hidden(version: number, viewer: Viewer): ReadonlySet<string> {
    const { whereabouts } = this.view(version, viewer) as Shown
    const unknown = new Set(whereabouts.flatMap(({ cards }) => cards))
    const own = knownIn(this.view(version, viewer))
    const others = this.viewers.filter(each => each !== viewer).map(each => knownIn(this.view(version, each)))
    return new Set([...unknown].filter(piece => !own.has(piece) && others.some(each => each.has(piece))))
  }

  /** The view of a world that this viewer cannot tell from the true one. */
  elsewhere(version: number, viewer: Viewer): unknown {
    return plain(this.game.view(this.game.resample(this.#states[version], viewer, `world ${version}`), viewer))
  }
}

/** The version of a client that has seen nothing yet, not even the deal. */
const NOTHING = -1

/** The parts that are read of the answers to requests. */
type Looked =
  | { readonly sight: SightMessage; readonly events: readonly unknown[] }
  | PastMoment
  | { readonly salts: readonly string[]; readonly status: string }

/** Reads a client's messages in order, and compares them with what it may know. */
class Reader {
  readonly #truth: Truth
  readonly #viewer: Viewer
  #picture: SightMessage | undefined
  sights = 0
  updates = 0
  hiddenPieces = 0
  deals = 0
  moments = 0

  constructor(truth: Truth, viewer: Viewer) {
    this.#truth = truth
    this.#viewer = viewer
  }

  read({ how, text }: Sent, me: string): void {
    const message = JSON.parse(text === '' ? 'null' : text) as ToClient | Looked | null
    // When the game is over, everybody may prove its deal.
    const isRevealed = message !== null && 'salts' in message && message.status === 'over'
    for (const secret of isRevealed ? [] : this.#truth.secrets)
      assert.ok(secret === me || !text.includes(secret), `${how}: a secret is in ${text.slice(0, 200)}`)
    if (message === null) return
    if (how === 'http') {
      if ('sight' in message) this.#whole(message.sight, message.events, NOTHING)
      if ('option' in message) this.#past(message)
      if (Array.isArray(message)) this.#moments(message as readonly Moment[])
      return
    }
    if (!('t' in message)) assert.fail('a message of no kind')
    if (message.t === 'sight') {
      this.#whole(message.sight, message.events, this.#picture?.version ?? NOTHING)
      this.#picture = message.sight
    }
    if (message.t === 'update') {
      this.updates += 1
      const view = patched(this.#picture!.view, message.patch)
      this.#check(message.version, view, message.options, message.events, message.from)
      assert.equal(message.viewer, this.#viewer)
      const known = textsIn([this.#truth.view(message.from, this.#viewer), view])
      // Not even a patch may contain a piece that is neither in the old view nor in the new one.
      for (const piece of this.#truth.hidden(message.version, this.#viewer))
        assert.ok(known.has(piece) || !text.includes(`"${piece}"`), `${piece} is in an update`)
      this.#picture = { ...this.#picture!, version: message.version, view }
    }
  }

  /** Of a secret choice of somebody else nothing is told, not even whose it was. */
  #past({ version, seat, view, events, option }: PastMoment): void {
    const truth = this.#truth
    this.moments += 1
    assert.deepEqual(view, truth.view(version, this.#viewer))
    assert.deepEqual(view, truth.elsewhere(version, this.#viewer))
    if (seat === null) assert.deepEqual([events, option], [[], null])
    else assert.deepEqual(events, truth.told(version, version + 1, this.#viewer))
    if (seat !== this.#viewer) assert.equal(option, null)
    if (truth.asksInSecret(version)) assert.ok(seat === null || seat === this.#viewer)
  }

  #moments(moments: readonly Moment[]): void {
    for (const { version, seat } of moments.filter(each => 'version' in each && !('id' in each)))
      if (this.#truth.asksInSecret(version)) assert.equal(seat, null)
  }

  #whole(sight: SightMessage, events: readonly unknown[], since: number): void {
    this.sights += 1
    assert.equal(sight.viewer, this.#viewer)
    this.#check(sight.version, sight.view, sight.options, events, since)
  }

  #check(version: number, view: unknown, options: unknown, events: readonly unknown[], since: number): void {
    const truth = this.#truth
    const viewer = this.#viewer
    assert.deepEqual(view, truth.view(version, viewer))
    assert.deepEqual(options, truth.options(version, viewer))
    assert.deepEqual(events, truth.told(since, version, viewer))
    assert.deepEqual(view, truth.elsewhere(version, viewer), 'it would look the same in another world')
    const hidden = truth.hidden(version, viewer)
    this.hiddenPieces += hidden.size
    const said = textsIn([[...knownIn(view)], options])
    assert.deepEqual(namedIn(said, hidden), [])
    if (since === NOTHING) this.deals += 1
    // Within a single step: a piece that was hidden before and after it must not be named in between.
    if (since !== NOTHING && since === version - 1) {
      const before = truth.hidden(since, viewer)
      const named = namedIn(textsIn(events), hidden)
      assert.deepEqual(
        named.filter(piece => before.has(piece)),
        [],
      )
    }
  }
}

const NOTES = 'what I think of Bob is nobody’s business'

const GAMES: readonly NewTable[] = [
  outliveTable({
    config: { players: 3, quick: false, heroes: 'together' },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    open: true,
  }),
  {
    ...outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }], open: true }),
    game: 'long-night',
    config: { players: 3 },
  },
]

describe('secrets', () => {
  let place: Place
  let server: ServerProcess
  const clients: Client[] = []

  // Each game has its own server: past moments may be asked for 60 times a minute only.
  beforeEach(async () => {
    place = await Place.on('sqlite')
    server = await ServerProcess.start(place)
  })

  afterEach(async () => {
    for (const client of clients) client.close()
    await server.kill()
    place.remove()
  })

  const comeIn = async (name: string | null): Promise<Client> => {
    const client = new Client(server.url)
    if (name !== null) await client.guest(name)
    await client.connect()
    clients.push(client)
    return client
  }

  /** Everything there is to read without a socket. */
  const catchUpAll = async (client: Client, id: string, viewer: Viewer): Promise<void> => {
    for (const path of [
      `/tables/${id}/sight?viewer=${viewer}`,
      `/tables/${id}`,
      `/tables/${id}/export`,
      '/tables?status=playing',
      '/me/tables',
      '/me/export',
      `/tables/${id}/chat`,
      `/tables/${id}/sight?viewer=0`,
      `/tables/${id}/notes/0`,
      `/tables/${id}/moments`,
      `/tables/${id}/moments/1?viewer=0`,
      ...[0, 1, 2, 3, 9, 12].map(version => `/tables/${id}/moments/${version}?viewer=${viewer}`),
    ])
      await client.http('GET', path)
  }

  for (const wish of GAMES)
    test(`${wish.game}: a rival and a spectator are sent what they may know, and nothing else`, async () => {
      const ann = await comeIn('Ann')
      const bob = await comeIn('Bob')
      const sam = await comeIn(null)
      const table: TableInfo = await ann.makeTable(wish)
      const { id } = table
      await bob.join(table)
      await sam.watch(id, 'public')
      const salts = [ann, bob].map((client, seat) => ({ client, seat, salt: `salt-of-seat-${seat}-${id}` }))
      for (const { client, seat, salt } of salts)
        await client.request('PUT', `/tables/${id}/seats/${seat}/commitment`, {
          commitment: saltCommitmentOf(salt, id, table.commitment),
        })
      await ann.start(id)
      for (const { client, seat, salt } of salts)
        await client.request('PUT', `/tables/${id}/seats/${seat}/salt`, { salt })
      await ann.request('PUT', `/tables/${id}/notes`, { seat: 0, text: NOTES })
      const players = [new Player(ann, id, 0), new Player(bob, id, 1)]
      const finished = Promise.all(players.map(player => player.play()))
      for (const count of [10, 25, 40]) {
        await choices(players, count)
        await catchUpAll(bob, id, 1)
        await catchUpAll(sam, id, 'public')
        // A client that comes again is told the events meanwhile.
        sam.close()
        await sam.reconnect()
      }
      await finished
      while (!sam.sight(id, 'public')?.outcome) await sam.news()

      const db = place.open()
      const truth = await Truth.of(db, id)
      await db.close()
      const rival = new Reader(truth, 1)
      const me = (await bob.request<{ id: string }>('GET', '/me')).id
      for (const sent of bob.sent) rival.read(sent, me)
      const spectator = new Reader(truth, 'public')
      for (const sent of sam.sent) spectator.read(sent, '')
      for (const { text } of [...bob.sent, ...sam.sent]) assert.ok(!text.includes(NOTES))
      // The test is worthless unless there was something to read and something to hide.
      assert.ok(rival.updates > truth.versions / 2 && spectator.updates > truth.versions / 2)
      assert.ok(rival.sights > 3 && spectator.sights > 6)
      assert.ok(rival.deals > 1 && spectator.deals > 1 && (truth.told(NOTHING, 0, 1) as unknown[]).length > 0)
      assert.ok(rival.moments > 9 && spectator.moments > 9)
      assert.ok(rival.hiddenPieces > 0 && spectator.hiddenPieces > 0)
    })
})
