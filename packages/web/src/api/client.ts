// The server's routes as functions.

import type { Moment, Viewer } from '@lastlight/kernel'
import type {
  ChatHistory,
  GameInfo,
  Join,
  MadeToken,
  Me,
  MyData,
  MyTable,
  NewTable,
  Notice,
  PastGames,
  PastMoment,
  SightMessage,
  Standing,
  Statistics,
  TableInfo,
  Token,
} from '@lastlight/protocol'
import { type Ask, newAsk } from './ask.ts'

export type TableRequest = Omit<NewTable, 'seats'> & { readonly seats: readonly NewTable['seats'][number][] }
export type Room = ChatHistory['messages'][number]['room']

/** A version later than any: the server then sends the sight without events. */
const NOTHING_BEFORE = 2 ** 31

export type Api = ReturnType<typeof newApi>

export const newApi = (ask: Ask) => ({
  games: () => ask<readonly GameInfo[]>('GET', '/games'),

  me: () => ask<Me>('GET', '/me'),
  guest: (name: string, locale: Me['locale']) => ask<Me>('POST', '/guests', { name, locale }),
  change: (change: Partial<Pick<Me, 'name' | 'locale'>>) => ask<Me>('PATCH', '/me', change),
  claim: (username: string, password: string) => ask<Me>('POST', '/me/claim', { username, password }),
  login: (username: string, password: string) => ask<Me>('POST', '/login', { username, password }),
  /** `current` is the present password, or a one-time password that the operator has set. */
  changePassword: (username: string, current: string, password: string) =>
    ask<Me>('POST', '/password', { username, current, password }),
  logout: () => ask<void>('POST', '/logout'),
  logoutEverywhere: () => ask<void>('POST', '/logout-everywhere'),
  remove: () => ask<void>('DELETE', '/me'),
  myData: () => ask<MyData>('GET', '/me/export'),

  tokens: () => ask<readonly Token[]>('GET', '/me/tokens'),
  makeToken: (name: string) => ask<MadeToken>('POST', '/me/tokens', { name }),
  revokeToken: (id: string) => ask<void>('DELETE', `/me/tokens/${encodeURIComponent(id)}`),

  pushKey: () => ask<{ readonly key: string | null }>('GET', '/notices/key'),
  notices: () => ask<readonly Notice[]>('GET', '/me/notices'),
  addNotice: (kind: Notice['kind'], target: string) => ask<Notice>('POST', '/me/notices', { kind, target }),
  removeNotice: (id: string) => ask<void>('DELETE', `/me/notices/${encodeURIComponent(id)}`),
  tryNotice: (id: string) => ask<{ readonly arrived: boolean }>('POST', `/me/notices/${encodeURIComponent(id)}/trial`),

  statistics: () => ask<Statistics>('GET', '/me/statistics'),
  myTables: () => ask<readonly MyTable[]>('GET', '/me/tables'),
  myGames: (after?: string) =>
    ask<PastGames>('GET', `/me/games${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`),

  publicTables: (status: 'waiting' | 'playing') => ask<readonly TableInfo[]>('GET', `/tables?status=${status}`),
  makeTable: (wish: TableRequest) => ask<TableInfo>('POST', '/tables', wish),
  table: (id: string) => ask<TableInfo>('GET', at(id)),
  /** For somebody who knows the code and wants to see who comes. */
  tableAtDoor: (id: string, code: string) => ask<TableInfo>('GET', at(id, `?code=${encodeURIComponent(code)}`)),
  tableByCode: (code: string) => ask<TableInfo>('GET', `/tables/code/${encodeURIComponent(code)}`),
  join: (id: string, wish: Join) => ask<TableInfo>('POST', at(id, '/join'), wish),
  commit: (id: string, seat: number, commitment: string) =>
    ask<TableInfo>('PUT', at(id, `/seats/${seat}/commitment`), { commitment }),
  reveal: (id: string, seat: number, salt: string) => ask<TableInfo>('PUT', at(id, `/seats/${seat}/salt`), { salt }),
  start: (id: string) => ask<TableInfo>('POST', at(id, '/start')),
  leave: (id: string, seat: number) => ask<TableInfo>('POST', at(id, `/seats/${seat}/leave`)),
  comeBack: (id: string, seat: number) => ask<TableInfo>('POST', at(id, `/seats/${seat}/return`)),
  /** `null` clears the seat. */
  setBot: (id: string, seat: number, level: string | null) =>
    ask<TableInfo>('PUT', at(id, `/seats/${seat}/bot`), { level }),
  rematch: (id: string, sameDeal: boolean) => ask<TableInfo>('POST', at(id, '/rematch'), { sameDeal }),
  pause: (id: string, yes: boolean) => ask<VoteReply>('POST', at(id, '/pause'), { yes }),
  resume: (id: string) => ask<TableInfo>('POST', at(id, '/resume')),
  abandon: (id: string, yes: boolean) => ask<VoteReply>('POST', at(id, '/abandon'), { yes }),
  moments: (id: string) => ask<readonly Moment[]>('GET', at(id, '/moments')),
  moment: (id: string, viewer: Viewer, version: number) =>
    ask<PastMoment>('GET', at(id, `/moments/${version}?viewer=${viewer}`)),
  setWatching: (id: string, allowed: boolean) => ask<TableInfo>('PUT', at(id, '/watching'), { allowed }),
  voteRewind: (id: string, version: number, yes: boolean) =>
    ask<VoteReply>('POST', at(id, '/rewind/votes'), { version, yes }),
  sight: (id: string, viewer: Viewer) =>
    ask<{ readonly sight: SightMessage }>('GET', at(id, `/sight?viewer=${viewer}&since=${NOTHING_BEFORE}`)),
  exported: (id: string) => ask<unknown>('GET', at(id, '/export')),
  chat: (id: string, room: Room) => ask<ChatHistory>('GET', at(id, `/chat?room=${room}`)),
  muted: (id: string) => ask<{ readonly seats: readonly number[] }>('GET', at(id, '/mutes')),
  mute: (id: string, seat: number, muted: boolean) => ask<void>('PUT', at(id, '/mutes'), { speaker: { seat }, muted }),
  notes: (id: string, seat: number) => ask<{ readonly text: string }>('GET', at(id, `/notes/${seat}`)),
  setNotes: (id: string, seat: number, text: string) => ask<void>('PUT', at(id, '/notes'), { seat, text }),
  standing: (id: string, seat: number) => ask<Standing>('GET', at(id, `/standing/${seat}`)),
  setStanding: (id: string, seat: number, standing: Standing) =>
    ask<void>('PUT', at(id, '/standing'), { seat, ...standing }),
})

/** Whether everybody has said yes by now. */
interface VoteReply {
  readonly carried: boolean
}

const at = (id: string, rest = ''): string => `/tables/${encodeURIComponent(id)}${rest}`

/** The API of the server that the page came from. */
export const api: Api = newApi(newAsk('', (input, init) => fetch(input, init)))
