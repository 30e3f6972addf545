// The parts of which messages are made.
//
// A browser checks everything that it receives, so the schemas of those messages use zod/mini: it weighs 9 kB there, zod
// itself 28 kB. What clients send is checked by the server alone (`requests.ts`, with zod).

import type { Json, Outcome, Reason } from '@lastlight/kernel'
import * as z from 'zod/mini'

export const LOCALES = ['en', 'pl', 'cs'] as const
export const locale = z.enum(LOCALES)

export const id = z.string().check(z.minLength(1), z.maxLength(64))
export const seat = z.int().check(z.minimum(0), z.maximum(9))
export const viewer = z.union([seat, z.literal('public')])
export const version = z.int().check(z.minimum(0))
/** Any value of a game. */
export const json = z.unknown()

/** The arguments need no check: they are parsed JSON already, and words take whatever is in them. */
const args = z.record(z.string(), json as z.ZodMiniType<Json, Json>)
/** Why an option is not possible: a rule, a message key and its arguments. */
export const reason: z.ZodMiniType<Reason, Reason> = z.object({ rule: z.string(), key: z.string(), args })
export const outcome: z.ZodMiniType<Outcome, Outcome> = z.object({
  winners: z.array(seat),
  scores: z.exactOptional(z.array(z.number())),
  reasons: z.array(reason),
})

/** `wait`: after how many seconds the same request can succeed. */
export const problem = z.object({
  error: z.string(),
  message: z.string(),
  reason: z.optional(reason),
  wait: z.optional(z.int()),
})
