import { z } from 'zod'
import { id, json, personName, salt, saltCommitment, seat, version, viewer } from './basics.ts'

/** How long somebody may take: no limit, so many seconds a turn at a live table, so many hours over days. */
export const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('live'), seconds: z.int().min(5).max(3600) }),
  z.object({ kind: z.literal('days'), hours: z.int().min(1).max(336) }),
])
export type Clock = z.infer<typeof clock>

export const seatWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me'), name: personName.optional() }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), level: z.string().min(1).max(20) }),
])

/** A salt that came with an older form of a request must not be dropped in silence. */
const noSaltYet = z
  .never('Salts are committed before they are revealed: send a commitment for your seat instead; see docs/protocol.md.')
  .optional()

export const newTable = z.object({
  game: z.string().max(40),
  config: z.record(z.string().max(40), z.union([z.string().max(60), z.number(), z.boolean()])),
  seats: z.array(seatWish).min(1).max(10),
  open: z.boolean().default(false),
  clock: clock.default({ kind: 'none' }),
  /** Seconds by which spectators are behind. */
  delay: z.int().min(0).max(600).default(0),
  salt: noSaltYet,
})
export type NewTable = z.infer<typeof newTable>

export const tableStatus = z.enum(['waiting', 'playing', 'over', 'abandoned'])
export type TableStatus = z.infer<typeof tableStatus>

/** Somebody looks at the table; is connected but looks elsewhere, or has just lost the connection; or is not there. */
export const presence = z.enum(['here', 'away', 'gone'])
export type Presence = z.infer<typeof presence>

export const seatInfo = z.object({
  seat,
  kind: z.enum(['person', 'open', 'bot']),
  /** Only the id that the asker may know: their own. */
  me: z.boolean(),
  name: z.string(),
  bot: z.string().nullable(),
  /** Whether a bot plays for the person. */
  away: z.boolean(),
  /** Of the person; nothing where nobody sits, or a bot of its own. */
  presence: presence.nullable(),
  /** What its person has committed to before the deal; null for those who give no salt. */
  saltCommitment: z.string().nullable(),
})

/** What everybody at the table is asked. Who has said what stays secret: `agreed` is about the asker alone. */
export const openMotion = z.discriminatedUnion('about', [
  z.object({ about: z.enum(['abandon', 'pause']), agreed: z.boolean() }),
  z.object({ about: z.literal('rewind'), version, agreed: z.boolean() }),
])
export type OpenMotion = z.infer<typeof openMotion>

export const tableInfo = z.object({
  id,
  code: z.string(),
  game: z.string(),
  config: z.record(z.string(), json),
  owner: z.boolean(),
  status: tableStatus,
  open: z.boolean(),
  clock,
  delay: z.number(),
  seats: z.array(seatInfo),
  version,
  commitment: z.string(),
  /** Whether somebody may know the deal: it was played before. */
  knownDeal: z.boolean(),
  /** While a game is being dealt: until when salts may be revealed, and whose are missing. */
  dealing: z.object({ until: z.number(), missing: z.array(seat) }).nullable(),
  /** How often a start was called off, and whose salt was missing the last time. */
  calledOff: z.object({ times: z.int(), missing: z.array(seat) }),
  paused: z.boolean(),
  /** Only for those who have a voice. */
  motions: z.array(openMotion),
  deadline: z.number().nullable(),
  rematch: z.string().nullable(),
  created: z.number(),
  changed: z.number(),
})
export type TableInfo = z.infer<typeof tableInfo>

export const join = z.object({
  seat: seat.optional(),
  code: z.string().max(20).optional(),
  name: personName.optional(),
  /** Of the seat that is taken. */
  commitment: saltCommitment.optional(),
  /** Somebody who sits down where the deal may be known says that they have seen it. */
  knownDeal: z.boolean().optional(),
  salt: noSaltYet,
})
export type Join = z.infer<typeof join>
export const rematch = z.object({ sameDeal: z.boolean().default(false), salt: noSaltYet })
export type Rematch = z.infer<typeof rematch>
/** `null` takes a commitment back. */
export const commitmentWish = z.object({ commitment: saltCommitment.nullable() })
export const saltWish = z.object({ salt })
/** What the server answers for somebody. `passWhenNothing`: a question with a single option, when nobody else is asked. */
export const standing = z.object({ passWhenNothing: z.boolean() })
export type Standing = z.infer<typeof standing>
export const yesOrNo = z.object({ yes: z.boolean() })
export const rewind = z.object({ version })
export const notes = z.object({ seat, text: z.string().max(20_000) })
export const chatLine = z.object({ text: z.string().trim().min(1).max(500) })
export const chatRoom = z.enum(['table', 'spectators'])
export const chatMessage = z.object({
  id,
  room: chatRoom,
  name: z.string(),
  mine: z.boolean(),
  text: z.string(),
  at: z.number(),
})

/** The oldest stands first; `next`: where the page before it begins. */
export const chatHistory = z.object({ messages: z.array(chatMessage), next: z.string().nullable() })
export type ChatHistory = z.infer<typeof chatHistory>
/** Nobody knows another's id: somebody is meant by a seat of the table, or by a message they wrote. */
export const muteWish = z.object({
  speaker: z.union([z.object({ seat }), z.object({ message: id })]),
  muted: z.boolean(),
})
export const muted = z.object({ seats: z.array(seat) })

/** What a viewer is shown of a table at one version. */
export const sight = z.object({
  table: id,
  viewer,
  version,
  view: json,
  options: z.array(json),
  /** Whether this seat is being waited for, and what it may take back. */
  asked: z.boolean(),
  undo: z.boolean(),
  redo: z.boolean(),
  outcome: json.nullable(),
  deadline: z.number().nullable(),
})
export type SightMessage = z.infer<typeof sight>
