// The schema of an exported game, for the description of the API.

import type { Entry, Json } from '@lastlight/kernel'
import { type ExportedGame, GAME_FORMAT, OLD_GAME_FORMAT } from '@lastlight/protocol/deal'
import { z } from 'zod'

const json = z.json() as z.ZodType<Json, Json>
const entry = z.union([
  z.strictObject({ seat: z.int(), option: json }),
  z.strictObject({ undo: z.int() }),
  z.strictObject({ redo: z.int() }),
  z.strictObject({ rewind: z.int() }),
]) as z.ZodType<Entry, Entry>

type Config = ExportedGame['config']

export const exportedGame: z.ZodType<ExportedGame, ExportedGame> = z.strictObject({
  format: z.enum([GAME_FORMAT, OLD_GAME_FORMAT]),
  table: z.string(),
  deal: z.string(),
  game: z.string(),
  engine: z.string(),
  content: z.string(),
  config: z.looseObject({ players: z.int() }) as z.ZodType<Config, Config>,
  seats: z.array(z.strictObject({ name: z.string(), bot: z.string().nullable() })),
  status: z.enum(['waiting', 'playing', 'over', 'abandoned']),
  resumed: z.boolean(),
  commitment: z.string(),
  secret: z.string().nullable(),
  salts: z.array(z.string()),
  seed: z.string().nullable(),
  log: z.array(entry),
  trail: z.array(z.string()),
  hash: z.string().nullable(),
  outcome: z
    .strictObject({ winners: z.array(z.int()), scores: z.array(z.number()).optional(), reasons: z.array(json) })
    .nullable(),
  knownDeal: z.boolean().optional(),
  calledOff: z.int().optional(),
  saltCommitments: z.array(z.string().nullable()).optional(),
  signature: z.strictObject({ key: z.string(), value: z.string() }).nullable(),
})
