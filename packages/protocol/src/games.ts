import * as z from 'zod/mini'
import { MOST_GAMES, upTo } from './lists.ts'

/** A setting of a game. */
export const configField = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('int'), min: z.number(), max: z.number(), default: z.number() }),
  z.object({ kind: z.literal('flag'), default: z.boolean() }),
  z.object({ kind: z.literal('set'), values: upTo(MOST_GAMES, z.string()), default: upTo(MOST_GAMES, z.string()) }),
  z.object({
    kind: z.literal('choice'),
    values: upTo(MOST_GAMES, z.string()),
    default: z.string(),
    /** For these numbers of players only these values are possible. */
    byPlayers: z.optional(z.record(z.string(), upTo(MOST_GAMES, z.string()))),
  }),
  z.object({ kind: z.literal('data'), default: z.null() }),
])
export type ConfigField = z.infer<typeof configField>

export const gameInfo = z.object({
  id: z.string(),
  version: z.string(),
  config: z.record(z.string(), configField),
  /** The levels of its bots. */
  bots: upTo(MOST_GAMES, z.string()),
})
export type GameInfo = z.infer<typeof gameInfo>
