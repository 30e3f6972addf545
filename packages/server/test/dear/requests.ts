// The requests that cost the server most, found by reading all routes and messages.

import { randomUUID } from 'node:crypto'
import { API } from '../../src/http/route.ts'
import type { Prepared } from './prepared.ts'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type Flood =
  | { readonly how: 'http'; readonly requests: readonly Asked[] }
  | {
      readonly how: 'socket'
      readonly headers: readonly Readonly<Record<string, string>>[]
      readonly messages: readonly string[]
    }

const JSON_TYPE = { 'content-type': 'application/json' }

/** By name: what is repeated. */
export function floodsOf({ eves, own, long, over, crowded }: Prepared): ReadonlyMap<string, Flood> {
  const get = (...paths: readonly string[]): Flood => ({
    how: 'http',
    requests: paths.flatMap(path => eves.map(headers => ({ method: 'GET', path: API + path, headers }))),
  })
  const send = (method: string, path: string, ...bodies: readonly object[]): Flood => ({
    how: 'http',
    requests: bodies.flatMap(body =>
      eves.map(headers => ({
        method,
        path: API + path,
        headers: { ...headers, ...JSON_TYPE },
        body: JSON.stringify(body),
      })),
    ),
  })
  const say = (...messages: readonly object[]): Flood => ({
    how: 'socket',
    headers: eves,
    messages: messages.map(message => JSON.stringify(message)),
  })
  const notes = 'n'.repeat(20_000)
  const past = Array.from({ length: 40 }, (_, i) => Math.floor(((i + 1) / 41) * long.version))
  return new Map<string, Flood>([
    ['export of a person', get('/me/export')],
    ['my tables', get('/me/tables')],
    ['past games', get('/me/games')],
    ['statistics', get('/me/statistics')],
    ['open tables', get('/tables?status=waiting', '/tables?status=playing')],
    ['a table with own decks', get(`/tables/${own[0]}`)],
    ['people of a table', get(`/tables/${crowded}/people`)],
    ['chat', get(`/tables/${long.id}/chat`)],
    ['moments of a long game', get(`/tables/${long.id}/moments`)],
    ['a moment of a long game', get(...past.map(version => `/tables/${long.id}/moments/${version}?viewer=0`))],
    ['sight of a long game', get(`/tables/${long.id}/sight?viewer=0`, `/tables/${long.id}/sight?viewer=public`)],
    // While a game goes on its export holds little.
    ['export of a long game that is over', get(`/tables/${over}/export`)],
    ['games', get('/games')],
    ['the OpenAPI document', get('/openapi.json')],
    [
      'notes',
      send('PUT', `/tables/${long.id}/notes`, { seat: 0, text: notes }, { seat: 0, text: `${notes.slice(1)}m` }),
    ],
    [
      'new tables with own decks',
      send('POST', '/tables', {
        game: 'long-night',
        config: long.config,
        seats: [{ kind: 'me' }, { kind: 'open' }],
      }),
    ],
    ['wrong passwords', send('POST', '/login', { username: 'nobody', password: 'guessed!' })],
    ['watching a long game', say(...[0, 1].map(viewer => ({ t: 'watch', id: randomUUID(), table: long.id, viewer })))],
    [
      'why',
      say({ t: 'why', id: randomUUID(), table: long.id, seat: 0, option: { do: 'search', place: 'x'.repeat(20_000) } }),
    ],
  ])
}
