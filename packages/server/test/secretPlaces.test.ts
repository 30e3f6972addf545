// Places where a secret could lie besides the table itself: the log, metrics, error pages, and files of a game that goes on.

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { TableInfo } from '@lastlight/protocol'
import { saltCommitmentOf } from '@lastlight/protocol/deal'
import { proofOf } from '../src/deals/proof.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { Client } from './client.ts'
import { outliveTable } from './house.ts'
import { choices, Player } from './player.ts'
import { Place, ServerProcess } from './process.ts'
import { Truth } from './secrecy/truth.ts'

const METRICS_TOKEN = 'metrics-token-of-this-test'
const PASSWORD = 'correct horse battery staple'
const TALK = 'I trust nobody but you'
const NOTES = 'Bob is the traitor, I am sure'
const SALT = 'salt-of-ann-0123456789'

describe('during and after a whole game with a traitor', () => {
  let place: Place
  let server: ServerProcess
  let ann: Client
  let bob: Client
  let table: TableInfo
  let truth: Truth
  /** While the game went on: its file, and the error pages. */
  let running: { file: string; errors: readonly string[] }
  let metrics = ''

  const text = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
    (await fetch(server.url + path, { headers })).text()

  before(async () => {
    place = await Place.on('sqlite')
    server = await ServerProcess.start(place, undefined, { LOG_LEVEL: 'trace', METRICS_TOKEN })
    ann = await new Client(server.url).guest('Annabella')
    bob = await new Client(server.url).guest('Bobadilla')
    await ann.request('POST', '/me/claim', { username: 'annabella', password: PASSWORD })
    await ann.request('POST', '/login', { username: 'annabella', password: PASSWORD })
    await ann.http('POST', '/login', { username: 'annabella', password: `${PASSWORD}!` })
    table = await ann.makeTable({
      ...outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }] }),
      game: 'long-night',
      config: { players: 3, likelyTraitor: true },
    })
    const { id } = table
    await bob.join(table)
    const commitment = saltCommitmentOf(SALT, id, table.commitment)
    await ann.request('PUT', `/tables/${id}/seats/0/commitment`, { commitment })
    await ann.start(id)
    await ann.request('PUT', `/tables/${id}/seats/0/salt`, { salt: SALT })
    await ann.request('POST', `/tables/${id}/chat`, { text: TALK })
    await ann.request('PUT', `/tables/${id}/notes`, { seat: 0, text: NOTES })
    const players = [new Player(ann, id, 0), new Player(bob, id, 1)]
    const finished = Promise.all(players.map(player => player.play()))
    await choices(players, 10)
    running = {
      file: JSON.stringify(await ann.request('GET', `/tables/${id}/export`)),
      errors: await Promise.all([
        text(`/tables/${id}/%3Cscript%3E`),
        text('/nothing/here'),
        text(`/api/v1/tables/${id}/nothing`),
        text(`/api/v1/tables/${id}/sight?viewer=0`),
        text(`/api/v1/tables/${id}/sight?viewer=nobody`),
        text('/api/v1/%'),
        text('/metrics'),
        bob.http('POST', `/tables/${id}/play`, { seat: 0 }).then(({ body }) => JSON.stringify(body)),
        bob.http('GET', `/tables/${id}/notes/0`).then(({ body }) => JSON.stringify(body)),
      ]),
    }
    await finished
    metrics = await text('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })
    const db = place.open()
    truth = await Truth.of(db, id)
    await db.close()
    await server.stop()
  })

  after(async () => {
    for (const client of [ann, bob]) client.close()
    await server.kill()
    place.remove()
  })

  /** The cookie's session, as it is and as a browser sends it. */
  const sessionOf = ({ cookie }: Client): string => decodeURIComponent(cookie.split('=')[1]!).split('.')[0]!
  /** Everything that belongs to somebody: the deal, salts, ids of people, hashes of sessions, and what they wrote. */
  const secrets = (): readonly string[] => [
    ...truth.secrets,
    ...[ann, bob].map(sessionOf),
    SALT,
    PASSWORD,
    TALK,
    NOTES,
    METRICS_TOKEN,
    table.code,
    'Annabella',
    'Bobadilla',
  ]
  const foundIn = (place_: string, allowed: readonly string[] = []): readonly string[] =>
    secrets().filter(secret => !allowed.includes(secret) && place_.includes(secret))

  test('the log tells at its most talkative level no secret, no choice, no talk and nobody’s name', () => {
    const lines = server.said.split('\n').filter(line => line.startsWith('{'))
    assert.ok(lines.length > 15, `${lines.length} lines`)
    assert.deepEqual(foundIn(server.said), [])
    assert.doesNotMatch(lines.join('\n'), /"(?:do|option|goals|hand|text|password)":(?!"\[hidden\]")/)
  })

  test('the metrics count, and name no table, no person and no choice', () => {
    assert.match(metrics, /lastlight_commands_total\{game="long-night",result="done"\} \d+/)
    assert.deepEqual(foundIn(metrics), [])
    assert.ok(!metrics.includes(table.id))
  })

  test('error pages and refusals repeat nothing and tell nothing', () => {
    assert.deepEqual(foundIn(running.errors.join('\n')), [])
    for (const page of running.errors) assert.doesNotMatch(page, /<script>|node_modules|\.ts:\d+|SQLITE|SELECT /)
  })

  test('the file of a game that goes on holds no secret and no choice, and proves nothing yet', () => {
    // People at the table know each other's names.
    assert.deepEqual(foundIn(running.file, ['Annabella', 'Bobadilla']), [])
    const file = JSON.parse(running.file) as { log: unknown[]; trail: unknown[]; seed: unknown; secret: unknown }
    assert.deepEqual([file.log, file.trail, file.seed, file.secret], [[], [], null, null])
    assert.equal(proofOf(file, GAMES_BY_ID).proven, false)
  })
})
