import * as z from 'zod/mini'
import { id, json, locale, seat } from './basics.ts'
import { MOST_SEATS, nextPage, PAGE, upTo } from './lists.ts'
import { reportReason } from './moderation.ts'
import { chatRoom, presence, tableStatus } from './tables.ts'

export const setting = z.union([z.string().check(z.maxLength(400)), z.number(), z.boolean()])
export const settingName = z.string().check(z.maxLength(40))
export const me = z.object({
  id,
  name: z.string(),
  username: z.nullable(z.string()),
  locale,
  settings: z.record(settingName, setting),
  /** Whether this person is an operator of the server; missing for everybody else. */
  operator: z.exactOptional(z.literal(true)),
})
export type Me = z.infer<typeof me>

/** The token itself is shown once, when it is made. */
export const token = z.object({ id: z.string(), name: z.string(), created: z.number() })
export type Token = z.infer<typeof token>
export const madeToken = z.extend(token, { token: z.string() })
export type MadeToken = z.infer<typeof madeToken>

export const statistics = z.object({
  games: z.number(),
  won: z.number(),
  byGame: z.record(z.string(), z.object({ games: z.number(), won: z.number() })),
})
export type Statistics = z.infer<typeof statistics>

const seatOfMine = z.object({
  seat,
  name: z.string(),
  me: z.boolean(),
  bot: z.nullable(z.string()),
  away: z.boolean(),
})

/** The settings of a table in a list: data of the game's own form, such as decks, is told by its name alone. */
export const listedConfig = z.record(z.string(), json)

/** A table in the list of a person's own tables. */
export const myTable = z.object({
  id,
  code: z.string(),
  game: z.string(),
  config: listedConfig,
  status: tableStatus,
  open: z.boolean(),
  owner: z.boolean(),
  seats: upTo(MOST_SEATS, z.extend(seatOfMine, { presence: z.nullable(presence) })),
  created: z.number(),
  changed: z.number(),
})
export type MyTable = z.infer<typeof myTable>
export const myTables = z.object({ tables: upTo(PAGE.myTables, myTable), next: nextPage })
export type MyTables = z.infer<typeof myTables>

export const pastGames = z.object({
  games: upTo(
    PAGE.pastGames,
    z.object({
      id,
      game: z.string(),
      config: listedConfig,
      abandoned: z.boolean(),
      at: z.number(),
      seats: upTo(MOST_SEATS, z.extend(seatOfMine, { won: z.nullable(z.boolean()), score: z.nullable(z.number()) })),
    }),
  ),
  next: nextPage,
})
export type PastGames = z.infer<typeof pastGames>

export const noticeKind = z.enum(['push', 'discord', 'ntfy'])
export const notice = z.object({ id, kind: noticeKind, target: z.string(), created: z.number() })
export type Notice = z.infer<typeof notice>
export const noticeKey = z.object({ key: z.nullable(z.string()) })
export const noticeTrial = z.object({ arrived: z.boolean() })

/** Everything that is stored about a person. */
export const myData = z.object({
  person: me,
  seats: z.array(
    z.object({ table: id, game: z.string(), status: tableStatus, seat, name: z.string(), notes: z.string() }),
  ),
  results: z.array(z.object({ table: id, seat, won: z.boolean(), score: z.nullable(z.number()), at: z.number() })),
  chat: z.array(z.object({ table: id, room: chatRoom, text: z.string(), at: z.number() })),
  notices: z.array(notice),
  /** Reports that the person has made; those about them are not told. */
  reports: z.array(z.object({ table: id, reason: reportReason, text: z.string(), at: z.number() })),
  sessions: z.array(z.object({ created: z.number(), seen: z.number() })),
  tokens: z.array(token),
})
export type MyData = z.infer<typeof myData>
