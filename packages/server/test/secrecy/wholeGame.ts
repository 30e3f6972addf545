// One whole game over real sockets, in which a rival and a spectator keep every byte that they are sent.

import assert from 'node:assert/strict'
import type { Viewer } from '@lastlight/kernel'
import type { NewTable, TableInfo } from '@lastlight/protocol'
import { saltCommitmentOf } from '@lastlight/protocol/deal'
import type { RunningServer } from '../../src/server.ts'
import { Client, type Sent } from '../client.ts'
import { Ends, openServerAt } from '../openServer.ts'
import { choices, Player } from '../player.ts'
import { Place } from '../process.ts'
import { NOTHING, Reader } from './reader.ts'
import { Truth } from './truth.ts'

const NOTES = 'what I think of Bob is nobody’s business'
/** When the two read everything that can be read without a socket: after so many choices of the people. */
const LOOKS = [10, 25, 40]

export interface WholeGame {
  /** How many bytes the rival and the spectator were sent, and how many hidden pieces they could have found in them. */
  readonly bytes: number
  readonly hiddenPieces: number
  /** What was found in them that is not theirs to know. */
  readonly leaks: readonly string[]
}

/** Everything there is to read without a socket. */
async function readAll(client: Client, id: string, viewer: Viewer): Promise<void> {
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

/** Ann, Bob and the bots play; Bob at seat 1 is the rival, and Sam has no name. */
async function played(server: RunningServer, wish: NewTable, clients: Client[]): Promise<{ id: string; me: string }> {
  const comeIn = async (name: string | null): Promise<Client> => {
    const client = new Client(server.url)
    if (name !== null) await client.guest(name)
    await client.connect()
    clients.push(client)
    return client
  }
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
  for (const { client, seat, salt } of salts) await client.request('PUT', `/tables/${id}/seats/${seat}/salt`, { salt })
  await ann.request('PUT', `/tables/${id}/notes`, { seat: 0, text: NOTES })
  const players = [new Player(ann, id, 0), new Player(bob, id, 1)]
  const finished = Promise.all(players.map(player => player.play()))
  for (const count of LOOKS) {
    await choices(players, count)
    await readAll(bob, id, 1)
    await readAll(sam, id, 'public')
    // A client that comes again is told the events meanwhile.
    sam.close()
    await sam.reconnect()
  }
  await finished
  while (!sam.sight(id, 'public')?.outcome) await sam.news()
  return { id, me: (await bob.request<{ id: string }>('GET', '/me')).id }
}

/** The check is worthless unless there was something to read. */
function mustHaveRead(truth: Truth, rival: Reader, spectator: Reader): void {
  assert.ok(rival.updates > truth.versions / 2 && spectator.updates > truth.versions / 2)
  assert.ok(rival.sights > 3 && spectator.sights > 6)
  assert.ok(rival.deals > 1 && spectator.deals > 1 && (truth.told(NOTHING, 0, 1) as unknown[]).length > 0)
  assert.ok(rival.moments > 9 && spectator.moments > 9)
}

/** Puts a leak into what was sent, to see whether it is found. */
type Plant = (sent: Sent, truth: Truth) => Sent

/** `wish`: an open table with a seat for Ann, an open one for Bob, and bots. */
export async function watchedGame(wish: NewTable, plant: Plant = sent => sent): Promise<WholeGame> {
  const place = await Place.on('sqlite')
  const ends = new Ends()
  // Each game has its own server: past moments may be asked for 60 times a minute only.
  const server = await openServerAt(ends, place)
  const clients: Client[] = []
  try {
    const { id, me } = await played(server, wish, clients)
    const db = place.open()
    const truth = await Truth.of(db, id)
    await db.close()
    const [, bob, sam] = clients as [Client, Client, Client]
    const rival = new Reader(truth, 1)
    const spectator = new Reader(truth, 'public')
    const leaks: string[] = []
    for (const { reader, client, own } of [
      { reader: rival, client: bob, own: me },
      { reader: spectator, client: sam, own: '' },
    ])
      for (const sent of client.sent)
        try {
          reader.read(plant(sent, truth), own)
          assert.ok(!sent.text.includes(NOTES), 'somebody’s notes')
        } catch (problem) {
          if (!(problem instanceof assert.AssertionError)) throw problem
          leaks.push(`${wish.game} ${JSON.stringify(wish.config)}: ${problem.message.slice(0, 300)}`)
        }
    if (leaks.length === 0) mustHaveRead(truth, rival, spectator)
    return {
      bytes: [...bob.sent, ...sam.sent].reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
      hiddenPieces: rival.hiddenPieces + spectator.hiddenPieces,
      leaks,
    }
  } finally {
    for (const client of clients) client.close()
    await ends.run()
    place.remove()
  }
}
