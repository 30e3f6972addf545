import * as z from 'zod/mini'
import { id, json, outcome, seat, version, viewer } from './basics.ts'
import { MOST_SEATS, nextPage, PAGE, upTo } from './lists.ts'

/** How long a turn may take: no limit, seconds at a live table, or hours over days. */
export const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('live'), seconds: z.int().check(z.minimum(5), z.maximum(3600)) }),
  z.object({ kind: z.literal('days'), hours: z.int().check(z.minimum(1), z.maximum(336)) }),
])
export type Clock = z.infer<typeof clock>

export const tableStatus = z.enum(['waiting', 'playing', 'over', 'abandoned'])
export type TableStatus = z.infer<typeof tableStatus>

/**
 * `here`: the person watches the table; `away`: they are connected elsewhere or have just lost the connection; `gone`:
 * they are not there.
 */
export const presence = z.enum(['here', 'away', 'gone'])
export type Presence = z.infer<typeof presence>

const seatInfo = z.object({
  seat,
  kind: z.enum(['person', 'open', 'bot']),
  /** Whether the seat is the caller's own. Ids of other people are not told. */
  me: z.boolean(),
  name: z.string(),
  bot: z.nullable(z.string()),
  /** Whether a bot plays for the person. */
  away: z.boolean(),
  /** Presence of the person; null for a free seat and for a bot. */
  presence: z.nullable(presence),
  /** Until when the seat is kept for a person who has lost the connection; null for all others. */
  keptUntil: z.nullable(z.number()),
  /** The commitment of its person to a salt; null for those who give none. */
  saltCommitment: z.nullable(z.string()),
})

/**
 * A motion that is open. Votes are secret: `agreed` is about the caller alone. Everybody knows who wants to go back.
 * `remove`: the host asks to remove the person on a seat, who is not told of it.
 */
const openMotion = z.discriminatedUnion('about', [
  z.object({ about: z.enum(['abandon', 'pause']), agreed: z.boolean() }),
  z.object({ about: z.literal('remove'), seat, agreed: z.boolean() }),
  z.object({ about: z.literal('rewind'), version, by: seat, agreed: z.boolean() }),
])
export type OpenMotion = z.infer<typeof openMotion>
/** One of each kind, and one about each seat. */
const MOST_MOTIONS = 20
/** Whether everybody has said yes by now. */
export const carried = z.object({ carried: z.boolean() })

/**
 * How the last vote ended. `refused`: one person said no; `withdrawn`: the person who asked did; `superseded`: another
 * wish to go back, or the game itself, has made it void.
 */
const verdictResult = z.enum(['accepted', 'refused', 'withdrawn', 'superseded'])
/** `n` counts the votes of the table that have ended, `at` says when this one did. */
const verdict = z.discriminatedUnion('about', [
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
  host: z.object({ name: z.string(), seat: z.nullable(seat) }),
  status: tableStatus,
  open: z.boolean(),
  /** Whether everybody who has the link may watch. */
  watching: z.boolean(),
  /** How many people watch who do not sit there. */
  spectators: z.int(),
  clock,
  delay: z.number(),
  /** Whether choices may be judged after the game. */
  analysis: z.boolean(),
  seats: upTo(MOST_SEATS, seatInfo),
  version,
  commitment: z.string(),
  /** Whether the deal was played before, so that somebody may know it. */
  knownDeal: z.boolean(),
  /** While a game is being dealt: until when salts may be revealed, and which are missing. */
  dealing: z.nullable(z.object({ until: z.number(), missing: upTo(MOST_SEATS, seat) })),
  /** How often a start was called off, and which salts were missing the last time. */
  calledOff: z.object({ times: z.int(), missing: upTo(MOST_SEATS, seat) }),
  paused: z.boolean(),
  /** People without a vote are shown only wishes to go back. */
  motions: upTo(MOST_MOTIONS, openMotion),
  verdict: z.nullable(verdict),
  /** How often the table has gone back; in practice one person did so alone, because only bots play with them. */
  rewinds: z.int(),
  practice: z.boolean(),
  deadline: z.nullable(z.number()),
  rematch: z.nullable(z.string()),
  created: z.number(),
  changed: z.number(),
})
export type TableInfo = z.infer<typeof tableInfo>

const listedSeat = z.pick(seatInfo, { seat: true, kind: true, me: true, name: true, bot: true, presence: true })
/** A public table in the list that everybody is shown. Of `config`, data such as decks is told by its name alone. */
export const openTable = z.extend(
  z.pick(tableInfo, {
    id: true,
    game: true,
    config: true,
    owner: true,
    host: true,
    status: true,
    clock: true,
    commitment: true,
    knownDeal: true,
    created: true,
  }),
  { seats: upTo(MOST_SEATS, listedSeat) },
)
export type OpenTable = z.infer<typeof openTable>
export const openTables = z.object({ tables: upTo(PAGE.openTables, openTable), next: nextPage })
export type OpenTables = z.infer<typeof openTables>

/** Standing answers of a person. `passWhenNothing`: the server takes a single option when no other seat is asked. */
export const standing = z.object({ passWhenNothing: z.boolean() })
export type Standing = z.infer<typeof standing>
/** A decision of a person that the table can go back to: the version before it. `seat` is null for secret questions. */
const moment = z.object({ version, seat: z.nullable(seat) })
/** So many decisions of people can be gone back. */
export const MOST_MOMENTS = 30
export const moments = upTo(MOST_MOMENTS, moment)
/** How the table stood before a choice, with the events of that choice; `option`: one's own choice. */
export const pastMoment = z.extend(moment, { view: json, events: z.array(json), option: json })
export type PastMoment = z.infer<typeof pastMoment>
export const notesText = z.object({ text: z.string() })
export const chatRoom = z.enum(['table', 'spectators'])
export type ChatRoom = z.infer<typeof chatRoom>
export const chatMessage = z.object({
  id,
  room: chatRoom,
  name: z.string(),
  mine: z.boolean(),
  text: z.string(),
  at: z.number(),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** The oldest message comes first; `next`: where the page before begins. */
export const chatHistory = z.object({ messages: upTo(PAGE.chat, chatMessage), next: nextPage })
export type ChatHistory = z.infer<typeof chatHistory>
export const muted = z.object({ seats: upTo(MOST_SEATS, seat) })

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
  outcome: z.nullable(outcome),
  deadline: z.nullable(z.number()),
})
export type SightMessage = z.infer<typeof sight>
/**
 * The whole sight with the events that led to it; `whole`: all events from the deal on, without those that were taken
 * back. `undoneBy`: the seat that has taken back a choice since the version before, unless that choice was secret.
 */
export const toldSight = z.object({ sight, events: z.array(json), whole: z.boolean(), undoneBy: z.exactOptional(seat) })
