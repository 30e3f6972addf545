// A game as a file, for whoever wants to keep, replay or check it.

import type { Entry, Json } from '@lastlight/kernel'
import { z } from 'zod'
import { digestOf } from './canonical.ts'

export const FORMAT = 'lastlight game 1'

const json = z.json() as z.ZodType<Json>
const entry = z.union([
  z.strictObject({ seat: z.int(), option: json }),
  z.strictObject({ undo: z.int() }),
  z.strictObject({ redo: z.int() }),
  z.strictObject({ rewind: z.int() }),
]) as z.ZodType<Entry>

export const exportedGame = z.strictObject({
  format: z.literal(FORMAT),
  table: z.string(),
  /** The table the deal was made for: another one where a game was played again with the same deal. */
  deal: z.string(),
  game: z.string(),
  /** The version of the rules it began with, and the print of their content. */
  engine: z.string(),
  content: z.string(),
  config: z.looseObject({ players: z.int() }),
  seats: z.array(z.strictObject({ name: z.string(), bot: z.string().nullable() })),
  status: z.enum(['waiting', 'playing', 'over', 'abandoned']),
  /** Whether a newer version went on from a state, because it would have replayed the log differently. */
  resumed: z.boolean(),
  /** Shown before the deal. All that follows is null or empty as long as the game goes on. */
  commitment: z.string(),
  secret: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  salts: z.array(z.string()),
  seed: z.string().nullable(),
  log: z.array(entry),
  /** A chain over everything above: one link for that, one for each entry of the log. */
  trail: z.array(z.string()),
  /** The hash of the state at the end. */
  hash: z.string().nullable(),
  outcome: z
    .strictObject({ winners: z.array(z.int()), scores: z.array(z.number()).optional(), reasons: z.array(json) })
    .nullable(),
  signature: z.strictObject({ key: z.string(), value: z.string() }).nullable(),
})
export type ExportedGame = z.infer<typeof exportedGame>

const LINK = 32

/** Each link depends on all before it: the first one that does not fit shows where something was changed. */
export function trailOf(game: Omit<ExportedGame, 'trail' | 'hash' | 'outcome' | 'signature'>): string[] {
  const { format, table, deal, engine, content, config, seats, status, resumed, commitment, secret, salts, seed, log } =
    game
  const head = { format, table, deal, game: game.game, engine, content, config, seats, status, resumed }
  const links = [digestOf({ ...head, commitment, secret, salts, seed }).slice(0, LINK)]
  for (const each of log) links.push(digestOf([links.at(-1), each]).slice(0, LINK))
  return links
}

/** What is signed: everything but the signature. */
export const signedText = (game: ExportedGame): string => digestOf({ ...game, signature: null })
