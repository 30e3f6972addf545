import { z } from 'zod'
import { id, json, personName, salt, saltCommitment, seat, version, viewer } from './basics.ts'

/** How long a turn may take: no limit, seconds at a live table, or hours over days. */
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

/** A salt in an older form of a request must not be ignored silently. */
const noSaltYet = z
  .never('Salts are committed before they are revealed: send a commitment for your seat instead; see docs/protocol.md.')
  .optional()

export const newTable = z.object({
  game: z.string().max(40),
  config: z.record(z.string().max(40), z.union([z.string().max(60), z.number(), z.boolean()])),
  seats: z.array(seatWish).min(1).max(10),
  open: z.boolean().default(false),
  clock: clock.default({ kind: 'none' }),
  /** By how many seconds spectators are delayed. */
  delay: z.int().min(0).max(600).default(0),
  salt: noSaltYet,
})
export type NewTable = z.infer<typeof newTable>

export const tableStatus = z.enum(['waiting', 'playing', 'over', 'abandoned'])
export type TableStatus = z.infer<typeof tableStatus>

/**
 * `here`: the person watches the table; `away`: they are connected elsewhere or have just lost the connection; `gone`:
 * they are not there.
 */
export const presence = z.enum(['here', 'away', 'gone'])
export type Presence = z.infer<typeof presence>

export const seatInfo = z.object({
  seat,
  kind: z.enum(['person', 'open', 'bot']),
  /** Whether the seat is the caller's own. Ids of other people are not told. */
  me: z.boolean(),
  name: z.string(),
  bot: z.string().nullable(),
  /** Whether a bot plays for the person. */
  away: z.boolean(),
  /** Presence of the person; null for a free seat and for a bot. */
  presence: presence.nullable(),
  /** Until when the seat is kept for a person who has lost the connection; null for all others. */
  keptUntil: z.number().nullable(),
  /** The commitment of its person to a salt; null for those who give none. */
  saltCommitment: z.string().nullable(),
})

/** A motion that is open. Votes are secret: `agreed` is about the caller alone. Everybody knows who wants to go back. */
export const openMotion = z.discriminatedUnion('about', [
  z.object({ about: z.enum(['abandon', 'pause']), agreed: z.boolean() }),
  z.object({ about: z.literal('rewind'), version, by: seat, agreed: z.boolean() }),
])
export type OpenMotion = z.infer<typeof openMotion>

/**
 * How the last vote ended. `refused`: somebody said no; `withdrawn`: the person who asked did; `superseded`: another
 * wish to go back, or the game itself, has made it void.
 */
const verdictResult = z.enum(['accepted', 'refused', 'withdrawn', 'superseded'])
/** `n` counts the votes of the table that have ended, `at` says when this one did. */
export const verdict = z.discriminatedUnion('about', [
  z.object({ about: z.enum(['abandon', 'pause']), result: verdictResult, n: z.int(), at: z.number() }),
  z.object({ about: z.literal('rewind'), version, by: seat, result: verdictResult, n: z.int(), at: z.number() }),
])
export type Verdict = z.infer<typeof verdict>

export const tableInfo = z.object({
  id,
  code: z.string(),
  game: z.string(),
  config: z.record(z.string(), json),
  owner: z.boolean(),
  /** The owner by name; `seat` is null where they do not play. */
  host: z.object({ name: z.string(), seat: seat.nullable() }),
  status: tableStatus,
  open: z.boolean(),
  /** Whether everybody who has the link may look on. */
  watching: z.boolean(),
  /** How many people look on. */
  onlookers: z.int(),
  clock,
  delay: z.number(),
  seats: z.array(seatInfo),
  version,
  commitment: z.string(),
  /** Whether the deal was played before, so that somebody may know it. */
  knownDeal: z.boolean(),
  /** While a game is being dealt: until when salts may be revealed, and which are missing. */
  dealing: z.object({ until: z.number(), missing: z.array(seat) }).nullable(),
  /** How often a start was called off, and which salts were missing the last time. */
  calledOff: z.object({ times: z.int(), missing: z.array(seat) }),
  paused: z.boolean(),
  /** People without a vote are shown only wishes to go back. */
  motions: z.array(openMotion),
  verdict: verdict.nullable(),
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
  /** For the seat that is taken. */
  commitment: saltCommitment.optional(),
  /** Must be true for a seat in a deal that was played before: the person knows that others may know it. */
  knownDeal: z.boolean().optional(),
  salt: noSaltYet,
})
export type Join = z.infer<typeof join>
export const rematch = z.object({ sameDeal: z.boolean().default(false), salt: noSaltYet })
export type Rematch = z.infer<typeof rematch>
/** `null` takes a commitment back. */
export const commitmentWish = z.object({ commitment: saltCommitment.nullable() })
export const saltWish = z.object({ salt })
/** Standing answers of a person. `passWhenNothing`: the server takes a single option when no other seat is asked. */
export const standing = z.object({ passWhenNothing: z.boolean() })
export type Standing = z.infer<typeof standing>
export const yesOrNo = z.object({ yes: z.boolean() })
export const rewind = z.object({ version })
/** A decision of a person that the table can go back to: the version before it. `seat` is null for secret questions. */
const moment = z.object({ version, seat: seat.nullable() })
export const moments = z.array(moment)
/** How the table stood before a choice, with the events of that choice; `option`: one's own choice. */
export const pastMoment = moment.extend({ view: json, events: z.array(json), option: json.nullable() })
export type PastMoment = z.infer<typeof pastMoment>
export const watching = z.object({ allowed: z.boolean() })
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

/** The oldest message comes first; `next`: where the page before begins. */
export const chatHistory = z.object({ messages: z.array(chatMessage), next: z.string().nullable() })
export type ChatHistory = z.infer<typeof chatHistory>
/** Clients do not know ids of people: a person is named by a seat of the table, or by a message they wrote. */
export const muteWish = z.object({
  speaker: z.union([z.object({ seat }), z.object({ message: id })]),
  muted: z.boolean(),
})
export const muted = z.object({ seats: z.array(seat) })

/** A table at one version, as a viewer sees it. */
export const sight = z.object({
  table: id,
  viewer,
  version,
  view: json,
  options: z.array(json),
  /** Whether the game waits for this seat, and whether it can undo and redo. */
  asked: z.boolean(),
  undo: z.boolean(),
  redo: z.boolean(),
  outcome: json.nullable(),
  deadline: z.number().nullable(),
})
export type SightMessage = z.infer<typeof sight>
