// What every message is made of.

import { z } from 'zod'

export const LOCALES = ['en', 'pl', 'cs'] as const
export const locale = z.enum(LOCALES)

export const id = z.string().min(1).max(64)
/** Nothing that cannot be seen, or that turns the writing around it. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]+$/u)
export const seat = z.int().min(0).max(9)
/** A seat, or what everybody may see. */
export const viewer = z.union([seat, z.literal('public')])
export const version = z.int().min(0)
/** Chosen by the client, new for every wish: a message that is sent twice does its work once. */
export const idempotencyKey = z.string().min(8).max(64)
/** Whatever a game says. */
export const json: z.ZodType = z.unknown()

/** Why something is not possible: a rule, and words with gaps. */
export const reason = z.object({ rule: z.string(), key: z.string(), args: z.record(z.string(), json) })
export type Reason = z.infer<typeof reason>

export const problem = z.object({ error: z.string(), message: z.string(), reason: reason.optional() })
export type Problem = z.infer<typeof problem>
