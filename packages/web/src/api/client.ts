// The server's routes as functions.

import type { Viewer } from '@lastlight/kernel'
import * as z from 'zod/mini'
import { type Ask, newAsk } from './ask.ts'
import * as wire from './wire.ts'

export type TableRequest = Omit<wire.NewTable, 'seats'> & { readonly seats: readonly wire.NewTable['seats'][number][] }

/** A reply that nobody reads, or a file that is checked where it is opened. */
const UNREAD = z.unknown()

/** A version later than any: the server then sends the sight without events. */
const NOTHING_BEFORE = 2 ** 31

export type Api = ReturnType<typeof newApi>

export const newApi = (ask: Ask) => ({
  games: () => ask(z.array(wire.gameInfo), 'GET', '/games'),
  about: () => ask(wire.about, 'GET', '/about'),

  me: () => ask(wire.me, 'GET', '/me'),
  guest: (name: string, locale: wire.Me['locale']) => ask(wire.me, 'POST', '/guests', { name, locale }),
  change: (change: Partial<Pick<wire.Me, 'name' | 'locale'>>) => ask(wire.me, 'PATCH', '/me', change),
  claim: (username: string, password: string) => ask(wire.me, 'POST', '/me/claim', { username, password }),
  login: (username: string, password: string) => ask(wire.me, 'POST', '/login', { username, password }),
  /** `current` is the present password, or a one-time password that the operator has set. */
  changePassword: (username: string, current: string, password: string) =>
    ask(wire.me, 'POST', '/password', { username, current, password }),
  logout: () => ask(UNREAD, 'POST', '/logout'),
  logoutEverywhere: () => ask(UNREAD, 'POST', '/logout-everywhere'),
  remove: () => ask(UNREAD, 'DELETE', '/me'),
  myData: () => ask(wire.myData, 'GET', '/me/export'),

  tokens: () => ask(z.array(wire.token), 'GET', '/me/tokens'),
  makeToken: (name: string) => ask(wire.madeToken, 'POST', '/me/tokens', { name }),
  revokeToken: (id: string) => ask(UNREAD, 'DELETE', `/me/tokens/${encodeURIComponent(id)}`),

  pushKey: () => ask(wire.noticeKey, 'GET', '/notices/key'),
  notices: () => ask(z.array(wire.notice), 'GET', '/me/notices'),
  addNotice: (kind: wire.Notice['kind'], target: string) => ask(wire.notice, 'POST', '/me/notices', { kind, target }),
  removeNotice: (id: string) => ask(UNREAD, 'DELETE', `/me/notices/${encodeURIComponent(id)}`),
  tryNotice: (id: string) => ask(wire.noticeTrial, 'POST', `/me/notices/${encodeURIComponent(id)}/trial`),

  statistics: () => ask(wire.statistics, 'GET', '/me/statistics'),
  myTables: (after?: string) => ask(wire.myTables, 'GET', `/me/tables${pageAfter(after)}`),
  myGames: (after?: string) => ask(wire.pastGames, 'GET', `/me/games${pageAfter(after)}`),

  publicTables: (status: 'waiting' | 'playing', after?: string) =>
    ask(wire.openTables, 'GET', `/tables${pageAfter(after, { status })}`),
  makeTable: (wish: TableRequest) => ask(wire.tableInfo, 'POST', '/tables', wish),
  table: (id: string) => ask(wire.tableInfo, 'GET', at(id)),
  /** For a person who knows the code and wants to see who comes. */
  tableAtDoor: (id: string, code: string) => ask(wire.tableInfo, 'GET', at(id, `?code=${encodeURIComponent(code)}`)),
  tableByCode: (code: string) => ask(wire.tableInfo, 'GET', `/tables/code/${encodeURIComponent(code)}`),
  closeTable: (id: string) => ask(UNREAD, 'DELETE', at(id)),
  join: (id: string, wish: wire.Join) => ask(wire.tableInfo, 'POST', at(id, '/join'), wish),
  commit: (id: string, seat: number, commitment: string) =>
    ask(wire.tableInfo, 'PUT', at(id, `/seats/${seat}/commitment`), { commitment }),
  reveal: (id: string, seat: number, salt: string) =>
    ask(wire.tableInfo, 'PUT', at(id, `/seats/${seat}/salt`), { salt }),
  start: (id: string) => ask(wire.tableInfo, 'POST', at(id, '/start')),
  leave: (id: string, seat: number) => ask(wire.tableInfo, 'POST', at(id, `/seats/${seat}/leave`)),
  comeBack: (id: string, seat: number) => ask(wire.tableInfo, 'POST', at(id, `/seats/${seat}/return`)),
  /** `null` clears the seat. */
  setBot: (id: string, seat: number, level: string | null) =>
    ask(wire.tableInfo, 'PUT', at(id, `/seats/${seat}/bot`), { level }),
  rematch: (id: string, sameDeal: boolean) => ask(wire.tableInfo, 'POST', at(id, '/rematch'), { sameDeal }),
  pause: (id: string, yes: boolean) => ask(wire.carried, 'POST', at(id, '/pause'), { yes }),
  resume: (id: string) => ask(wire.tableInfo, 'POST', at(id, '/resume')),
  abandon: (id: string, yes: boolean) => ask(wire.carried, 'POST', at(id, '/abandon'), { yes }),
  moments: (id: string) => ask(wire.moments, 'GET', at(id, '/moments')),
  moment: (id: string, viewer: Viewer, version: number) =>
    ask(wire.pastMoment, 'GET', at(id, `/moments/${version}?viewer=${viewer}`)),
  setWatching: (id: string, allowed: boolean) => ask(wire.tableInfo, 'PUT', at(id, '/watching'), { allowed }),
  voteRewind: (id: string, version: number, yes: boolean) =>
    ask(wire.carried, 'POST', at(id, '/rewind/votes'), { version, yes }),
  sight: (id: string, viewer: Viewer) =>
    ask(wire.toldSight, 'GET', at(id, `/sight?viewer=${viewer}&since=${NOTHING_BEFORE}`)),
  exported: (id: string) => ask(UNREAD, 'GET', at(id, '/export')),
  chat: (id: string, room: wire.ChatRoom) => ask(wire.chatHistory, 'GET', at(id, `/chat?room=${room}`)),
  muted: (id: string) => ask(wire.muted, 'GET', at(id, '/mutes')),
  mute: (id: string, seat: number, muted: boolean) =>
    ask(UNREAD, 'PUT', at(id, '/mutes'), { speaker: { seat }, muted }),
  report: (
    id: string,
    about: { readonly seat: number } | { readonly message: string },
    reason: wire.ReportReason,
    text: string,
  ) => ask(UNREAD, 'POST', at(id, '/reports'), { about, reason, text }),
  people: (id: string) => ask(z.array(wire.tablePerson), 'GET', at(id, '/people')),
  setRemoved: (id: string, mark: string, removed: boolean) =>
    ask(wire.carried, 'PUT', at(id, `/people/${encodeURIComponent(mark)}/removed`), { removed }),
  setTableMuted: (id: string, mark: string, muted: boolean) =>
    ask(UNREAD, 'PUT', at(id, `/people/${encodeURIComponent(mark)}/muted`), { muted }),
  voteRemoval: (id: string, seat: number, yes: boolean) =>
    ask(wire.carried, 'POST', at(id, `/seats/${seat}/removal`), { yes }),
  notes: (id: string, seat: number) => ask(wire.notesText, 'GET', at(id, `/notes/${seat}`)),
  setNotes: (id: string, seat: number, text: string) => ask(UNREAD, 'PUT', at(id, '/notes'), { seat, text }),
  standing: (id: string, seat: number) => ask(wire.standing, 'GET', at(id, `/standing/${seat}`)),
  setStanding: (id: string, seat: number, standing: wire.Standing) =>
    ask(UNREAD, 'PUT', at(id, '/standing'), { seat, ...standing }),

  operator: newOperatorApi(ask),
})

/** For operators; the server answers nobody else. */
const newOperatorApi = (ask: Ask) => ({
  /** `after`: the `next` of the page before. */
  reports: (after?: string) => ask(wire.reportPage, 'GET', `/operator/reports${pageAfter(after)}`),
  report: (id: string) => ask(wire.reportInFull, 'GET', `/operator/reports/${encodeURIComponent(id)}`),
  close: (id: string, wish: wire.CloseWish) =>
    ask(UNREAD, 'POST', `/operator/reports/${encodeURIComponent(id)}/close`, wish),
  people: (after?: string) => ask(wire.moderatedPage, 'GET', `/operator/people${pageAfter(after)}`),
  /** `null` ends the mute. */
  mute: (id: string, days: number | null) =>
    ask(UNREAD, 'PUT', `/operator/people/${encodeURIComponent(id)}/mute`, { days }),
  ban: (id: string, banned: boolean) =>
    ask(UNREAD, 'PUT', `/operator/people/${encodeURIComponent(id)}/ban`, { banned }),
  blocks: () => ask(z.array(wire.block), 'GET', '/operator/blocks'),
  setBlock: (network: string, blocked: boolean, note = '') =>
    ask(UNREAD, 'PUT', '/operator/blocks', { network, blocked, note }),
  actions: (after?: string) => ask(wire.actionPage, 'GET', `/operator/actions${pageAfter(after)}`),
})

function pageAfter(after: string | undefined, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...more, ...(after === undefined ? {} : { after }) }).toString()
  return query === '' ? '' : `?${query}`
}

const at = (id: string, rest = ''): string => `/tables/${encodeURIComponent(id)}${rest}`

/** The API of the server that the page came from. */
export const api: Api = newApi(newAsk('', (input, init) => fetch(input, init)))
