import { z } from 'zod'

/** What can be set when a table is made. */
export const configField = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('int'), min: z.number(), max: z.number(), default: z.number() }),
  z.object({ kind: z.literal('flag'), default: z.boolean() }),
  z.object({
    kind: z.literal('choice'),
    values: z.array(z.string()),
    default: z.string(),
    /** For some numbers of players, the only values that go with them. */
    byPlayers: z.record(z.string(), z.array(z.string())).optional(),
  }),
])
export type ConfigField = z.infer<typeof configField>

export const gameInfo = z.object({
  id: z.string(),
  version: z.string(),
  config: z.record(z.string(), configField),
  /** The bots there are for it, by name. */
  bots: z.array(z.string()),
})
export type GameInfo = z.infer<typeof gameInfo>
