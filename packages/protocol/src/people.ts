import { z } from 'zod'
import { id, isSeen, locale, personName, seat } from './basics.ts'
import { chatRoom, tableStatus } from './tables.ts'

export const username = z
  .string('Send a username.')
  .trim()
  .min(3, 'Choose a longer username, of at least 3 characters.')
  .max(32, 'Choose a shorter username, of at most 32 characters.')
  .regex(/^[\p{L}\p{M}\p{N}_.-]*$/u, 'Use letters, digits, dots, hyphens and underscores only, without spaces.')
  .refine(isSeen, 'Choose a username that can be seen: letters and digits of any script.')
export const password = z
  .string('Send a password.')
  .min(8, 'Choose a longer password, of at least 8 characters.')
  .max(200, 'Choose a shorter password, of at most 200 characters.')

export const newGuest = z.object({ name: personName, locale: locale.default('en') })
export const claim = z.object({ username, password })
export const login = z.object({ username: z.string().max(64), password: z.string().max(200) })
/** `current` is the present password, or the one-time password of the operator. */
export const passwordChange = login.omit({ password: true }).extend({ current: login.shape.password, password })
const settingName = z.string().max(40)
const setting = z.union([z.string().max(400), z.number(), z.boolean()])
export const settings = z.record(settingName, setting)
/** Added to the present settings; null removes a setting. */
export const settingsChange = z.record(settingName, setting.nullable())
export const meChange = z.object({ name: personName, locale, settings: settingsChange }).partial()
export type MeChange = z.infer<typeof meChange>

export const me = z.object({
  id,
  name: z.string(),
  username: z.string().nullable(),
  locale,
  settings,
})
export type Me = z.infer<typeof me>

export const newToken = z.object({ name: z.string().trim().min(1).max(60) })
/** The token itself is shown once, when it is made. */
export const token = z.object({ id: z.string(), name: z.string(), created: z.number() })
export type Token = z.infer<typeof token>
export const madeToken = token.extend({ token: z.string() })
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
  bot: z.string().nullable(),
  away: z.boolean(),
})

/** A table in the list of a person's own tables. */
export const myTable = z.object({
  id,
  code: z.string(),
  game: z.string(),
  status: tableStatus,
  open: z.boolean(),
  owner: z.boolean(),
  seats: z.array(seatOfMine),
  created: z.number(),
  changed: z.number(),
})
export type MyTable = z.infer<typeof myTable>

/** `next`: where the following page begins. */
export const pastGames = z.object({
  games: z.array(
    z.object({
      id,
      game: z.string(),
      abandoned: z.boolean(),
      at: z.number(),
      seats: z.array(seatOfMine.extend({ won: z.boolean().nullable(), score: z.number().nullable() })),
    }),
  ),
  next: z.string().nullable(),
})
export type PastGames = z.infer<typeof pastGames>

export const noticeKind = z.enum(['push', 'discord', 'ntfy'])
export const newNotice = z.object({ kind: noticeKind, target: z.string().min(1).max(4000) })
export const notice = z.object({ id, kind: noticeKind, target: z.string(), created: z.number() })
export type Notice = z.infer<typeof notice>
export const noticeKey = z.object({ key: z.string().nullable() })
export const noticeTrial = z.object({ arrived: z.boolean() })

/** Everything that is stored about a person. */
export const myData = z.object({
  person: me,
  seats: z.array(
    z.object({ table: id, game: z.string(), status: tableStatus, seat, name: z.string(), notes: z.string() }),
  ),
  results: z.array(z.object({ table: id, seat, won: z.boolean(), score: z.number().nullable(), at: z.number() })),
  chat: z.array(z.object({ table: id, room: chatRoom, text: z.string(), at: z.number() })),
  notices: z.array(notice),
  sessions: z.array(z.object({ created: z.number(), seen: z.number() })),
  tokens: z.array(token),
})
export type MyData = z.infer<typeof myData>
