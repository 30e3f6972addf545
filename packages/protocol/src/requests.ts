// What clients send: bodies of requests, and messages over the socket. Only the server checks them.

import { isVisible, SEEN, UNSEEN } from '@lastlight/kernel'
import { z } from 'zod'
import { id, json, locale, seat, version, viewer } from './basics.ts'
import { reportReason } from './moderation.ts'
import { noticeKind, setting, settingName } from './people.ts'
import { chatRoom, clock } from './tables.ts'

const NAME_LENGTH = 40
/** No invisible characters, and none that change the direction of text. */
const personName = z
  .string('Send a name.')
  .trim()
  .min(1, { error: 'Type a name: it is empty.', abort: true })
  .max(NAME_LENGTH, `Choose a shorter name, of at most ${NAME_LENGTH} characters.`)
  .refine(name => !UNSEEN.test(name), {
    error: 'Leave out line breaks, tabs and other characters that cannot be seen.',
    abort: true,
  })
  .refine(name => SEEN.test(name), 'Choose a name that can be seen: letters, digits, signs or emoji.')
/** Made by the client, new for every command: a command that is sent twice is done once. */
export const idempotencyKey = z.string().min(8).max(64)
/** The commitment to a salt, made before any salt is revealed: SHA-256 as hex. */
const saltCommitment = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'Send the SHA-256 of your salt and the table as 64 digits of hex; see docs/protocol.md.')
/** A player's part of the seed, so that nobody else can choose the deal: hex or base64url. */
const salt = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'Send 16 to 64 random characters: digits and letters of hex or base64url.')

const username = z
  .string('Send a username.')
  .trim()
  .min(3, 'Choose a longer username, of at least 3 characters.')
  .max(32, 'Choose a shorter username, of at most 32 characters.')
  .regex(/^[\p{L}\p{M}\p{N}_.-]*$/u, 'Use letters, digits, dots, hyphens and underscores only, without spaces.')
  .refine(isVisible, 'Choose a username that can be seen: letters and digits of any script.')
const password = z
  .string('Send a password.')
  .min(8, 'Choose a longer password, of at least 8 characters.')
  .max(200, 'Choose a shorter password, of at most 200 characters.')

export const newGuest = z.object({ name: personName, locale: z._default(locale, 'en') })
export const claim = z.object({ username, password })
export const login = z.object({ username: z.string().max(64), password: z.string().max(200) })
/** `current` is the present password, or the one-time password of the operator. */
export const passwordChange = login.omit({ password: true }).extend({ current: login.shape.password, password })
/** Settings are added to the present ones; null removes a setting. */
export const meChange = z
  .object({ name: personName, locale, settings: z.record(settingName, z.nullable(setting)) })
  .partial()
export type MeChange = z.infer<typeof meChange>
export const newToken = z.object({ name: z.string().trim().min(1).max(60) })
export const newNotice = z.object({ kind: noticeKind, target: z.string().min(1).max(4000) })

const seatWish = z.discriminatedUnion('kind', [
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
  config: z.record(
    z.string().max(40),
    z.union([
      z.string().max(60),
      z.number(),
      z.boolean(),
      z.array(z.string().max(60)).max(100),
      // Data of the game's own form, such as decks, which the game checks to the last card.
      z.record(z.string().max(60), z.unknown()),
      z.null(),
    ]),
  ),
  seats: z.array(seatWish).min(1).max(10),
  open: z.boolean().default(false),
  clock: z._default(clock, { kind: 'none' }),
  /** By how many seconds spectators are delayed. */
  delay: z.int().min(0).max(600).default(0),
  /** Whether choices may be judged after the game; yes where it is missing. */
  analysis: z.boolean().optional(),
  salt: noSaltYet,
})
export type NewTable = z.infer<typeof newTable>

export const join = z.object({
  seat: z.optional(seat),
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
export const yesOrNo = z.object({ yes: z.boolean() })
export const rewind = z.object({ version })
export const watching = z.object({ allowed: z.boolean() })
export const notes = z.object({ seat, text: z.string().max(20_000) })
export const chatLine = z.object({ text: z.string().trim().min(1).max(500) })
/** Clients do not know ids of people: a person is named by a seat of the table, or by a message they wrote. */
const speaker = z.union([z.object({ seat }), z.object({ message: id })])
export const muteWish = z.object({ speaker, muted: z.boolean() })
export const reportWish = z.object({
  about: speaker,
  reason: reportReason,
  text: z.string().trim().max(300).default(''),
})
export type ReportWish = z.infer<typeof reportWish>

/** What a host decides about a person at the table. */
export const removedWish = z.object({ removed: z.boolean() })
export const mutedWish = z.object({ muted: z.boolean() })

/** What an operator decides. */
const days = z.int().min(1).max(365)
export const LONGEST_NOTE = 200
/** For other operators. */
const note = z.string().trim().max(LONGEST_NOTE)
export const closeWish = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['nothing', 'ban']), note: note.optional() }),
  z.object({ outcome: z.literal('mute'), days, note: note.optional() }),
])
export type CloseWish = z.infer<typeof closeWish>
/** `null` ends a mute. */
export const muteDays = z.object({ days: days.nullable() })
export const banWish = z.object({ banned: z.boolean() })
export const blockWish = z.object({
  network: z.string().max(60),
  blocked: z.boolean(),
  note: note.default(''),
})
export type BlockWish = z.infer<typeof blockWish>

const wish = z.object({ id: z.string().min(1).max(40), table: id })

/** Every message over the socket has a type `t`, and is answered with its `id`. */
export const fromClient = z.discriminatedUnion('t', [
  /** Watch a table as an own seat or as the public; `since` is the last version seen. */
  wish.extend({ t: z.literal('watch'), viewer, since: z.optional(version) }),
  wish.extend({ t: z.literal('unwatch'), viewer }),
  /**
   * `version` is the version that the choice answers. `part`: one press made this choice and the one before it, so the
   * two are one decision for those who want to go back.
   */
  wish.extend({ t: z.literal('play'), seat, version, key: idempotencyKey, option: json, part: z.boolean().optional() }),
  wish.extend({ t: z.enum(['undo', 'redo']), seat, version, key: idempotencyKey }),
  wish.extend({ t: z.literal('why'), seat, option: json }),
  wish.extend({ t: z.literal('say'), room: chatRoom, text: chatLine.shape.text }),
  z.object({ t: z.literal('ping'), id: z.string().max(40) }),
])
export type FromClient = z.infer<typeof fromClient>
