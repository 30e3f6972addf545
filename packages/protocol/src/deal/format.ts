// The file format of an exported game, to keep, replay or check it.

import {
  book,
  checked,
  type Entry,
  flag,
  int,
  type Json,
  json,
  list,
  maybe,
  type Of,
  one,
  record,
  ShapeError,
  text,
} from '@lastlight/kernel'
import { digestOf } from './canonical.ts'

export const GAME_FORMAT = 'lastlight game 2'
/** Games from before salts were committed. */
export const OLD_GAME_FORMAT = 'lastlight game 1'
/** A table that was kept on a person's own device: its seats, and the save. */
export const TABLE_FORMAT = 'lastlight table 1'
/** The save of a match. */
export const SAVE_FORMAT = 'lastlight 1'

export const isGameFormat = (format: unknown): boolean => format === GAME_FORMAT || format === OLD_GAME_FORMAT

const FIELDS = {
  table: text,
  /** The table for which the deal was made: another one where a deal was played again. */
  deal: text,
  game: text,
  /** The version of the rules at the beginning, and the fingerprint of their content. */
  engine: text,
  content: text,
  config: json,
  seats: list(record({ name: text, bot: maybe(text) })),
  status: one('waiting', 'playing', 'over', 'abandoned'),
  /** Whether a newer version continued from a snapshot, because it plays the log differently. */
  resumed: flag,
  /** Shown before the deal. All fields below are null or empty while the game goes on. */
  commitment: text,
  secret: maybe(text),
  salts: list(text),
  seed: maybe(text),
  log: json,
  /** A chain of hashes over everything above: one link for that, one for each entry of the log. */
  trail: list(text),
  /** The hash of the state at the end. */
  hash: maybe(text),
  outcome: json,
  signature: maybe(record({ key: text, value: text })),
}
const OLD_FILE = record({ format: one(OLD_GAME_FORMAT), ...FIELDS })
const FILE = record({
  format: one(GAME_FORMAT),
  ...FIELDS,
  /** Whether the deal was played before, at the table that `deal` names. */
  knownDeal: flag,
  /** How often a start was called off because a salt was not revealed. */
  calledOff: int,
  /** The closed list of commitments, by seat; null where a seat gave no salt. */
  saltCommitments: list(maybe(text)),
})

interface Result {
  winners: number[]
  scores?: number[] | undefined
  reasons: Json[]
}

type FieldOfFormat2 = 'knownDeal' | 'calledOff' | 'saltCommitments'

/** The first format does not have the fields that came with the second. */
export type ExportedGame = Omit<Of<typeof OLD_FILE>, 'format' | 'config' | 'log' | 'outcome'> & {
  [Field in FieldOfFormat2]?: Of<typeof FILE>[Field] | undefined
} & {
  format: typeof GAME_FORMAT | typeof OLD_GAME_FORMAT
  config: { [field: string]: Json; players: number }
  log: Entry[]
  outcome: Result | null
}

const ENTRIES = {
  seat: record({ seat: int, option: json }),
  undo: record({ undo: int }),
  redo: record({ redo: int }),
  rewind: record({ rewind: int }),
} as const

function entryFrom(value: Json, path: string): Entry {
  for (const [field, shape] of Object.entries(ENTRIES))
    if (typeof value === 'object' && value !== null && field in value) return checked<Entry>(shape, value, path)
  throw new ShapeError(path, 'is no entry of a log')
}

export const logFrom = (value: unknown, path: string): Entry[] =>
  checked(list(json), value, path).map((entry, i) => entryFrom(entry, `${path}[${i}]`))

export function configFrom(value: unknown, path: string): ExportedGame['config'] {
  const config = checked(book(json), value, path)
  return { ...config, players: checked(int, config['players'], `${path}.players`) }
}

/** Reads the result of `JSON.parse`; a `ShapeError` names the field that is wrong. */
export function exportedFrom(value: unknown): ExportedGame {
  const isOld = (value as { readonly format?: unknown } | null)?.format === OLD_GAME_FORMAT
  const file = isOld ? checked(OLD_FILE, value, 'file') : checked(FILE, value, 'file')
  if (file.secret !== null && !/^[0-9a-f]{64}$/.test(file.secret))
    throw new ShapeError('file.secret', 'expected 64 digits of hex')
  return {
    ...file,
    config: configFrom(file.config, 'file.config'),
    log: logFrom(file.log, 'file.log'),
    // The outcome is compared with the one that the replay leads to, so its fields need no check here.
    outcome: file.outcome as Result | null,
  }
}

const LINK = 32

/** A game that is over, before its proof is made. */
export type Revealed = Omit<ExportedGame, 'trail' | 'hash' | 'outcome' | 'signature'>

/** Each link depends on all before it: the first wrong link shows where something was changed. */
export const trailOf = (game: Revealed): string[] => [...linksOf(game)]

/** The links of a trail, one by one: a game can be long. */
export function* linksOf(game: Revealed): Generator<string, void, undefined> {
  const { format, table, deal, engine, content, config, seats, status, resumed, commitment, secret, salts, seed, log } =
    game
  const { knownDeal, calledOff, saltCommitments } = game
  const head = { format, table, deal, game: game.game, engine, content, config, seats, status, resumed }
  const dealt = { commitment, secret, salts, seed, knownDeal, calledOff, saltCommitments }
  let link = digestOf({ ...head, ...dealt }).slice(0, LINK)
  yield link
  for (const each of log) {
    link = digestOf([link, each]).slice(0, LINK)
    yield link
  }
}

/** The signature covers everything but itself. */
export const signedText = (game: ExportedGame): string => digestOf({ ...game, signature: null })
