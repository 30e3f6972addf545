// The parts of which messages are made.

import { z } from 'zod'

export const LOCALES = ['en', 'pl', 'cs'] as const
export const locale = z.enum(LOCALES)

export const id = z.string().min(1).max(64)
const NAME_LENGTH = 40
/**
 * Control characters, halves of surrogate pairs and invisible characters, except joiners and variation selectors,
 * which scripts and emoji need.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u
/** A letter, a digit or a sign; the empty cell of Braille is a sign that shows nothing. */
const SEEN = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u
/** Whether a text has visible characters, in any script. */
export const isSeen = (text: string): boolean => SEEN.test(text) && !UNSEEN.test(text)
/** No invisible characters, and none that change the direction of text. */
export const personName = z
  .string('Send a name.')
  .trim()
  .min(1, { error: 'Type a name: it is empty.', abort: true })
  .max(NAME_LENGTH, `Choose a shorter name, of at most ${NAME_LENGTH} characters.`)
  .refine(name => !UNSEEN.test(name), {
    error: 'Leave out line breaks, tabs and other characters that cannot be seen.',
    abort: true,
  })
  .refine(name => SEEN.test(name), 'Choose a name that can be seen: letters, digits, signs or emoji.')
export const seat = z.int().min(0).max(9)
export const viewer = z.union([seat, z.literal('public')])
export const version = z.int().min(0)
/** Made by the client, new for every command: a command that is sent twice is done once. */
export const idempotencyKey = z.string().min(8).max(64)
/** The commitment to a salt, made before any salt is revealed: SHA-256 as hex. */
export const saltCommitment = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'Send the SHA-256 of your salt and the table as 64 digits of hex; see docs/protocol.md.')
/** A player's part of the seed, so that nobody else can choose the deal: hex or base64url. */
export const salt = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'Send 16 to 64 random characters: digits and letters of hex or base64url.')
/** Any value of a game. */
export const json: z.ZodType = z.unknown()

/** Why an option is not possible: a rule, a message key and its arguments. */
export const reason = z.object({ rule: z.string(), key: z.string(), args: z.record(z.string(), json) })
export type Reason = z.infer<typeof reason>

export const problem = z.object({ error: z.string(), message: z.string(), reason: reason.optional() })
export type Problem = z.infer<typeof problem>
