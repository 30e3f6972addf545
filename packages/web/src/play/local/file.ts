// Games as files: tables of this device, plain saves, and exports of a server.

import { type AnyGame, type Entry, hash, Match, ShapeError } from '@lastlight/kernel'
import { configFrom, isGameFormat, logFrom, SAVE_FORMAT as SAVE, TABLE_FORMAT as TABLE } from '@lastlight/protocol/deal'
import { gameCalled } from './games.ts'
import { type Config, isSeat, type LocalSeat, TableProblem } from './shapes.ts'

export type AnyMatch = Match<unknown, { players: number }, unknown, unknown, unknown>

export const textOf = (seats: readonly LocalSeat[], save: unknown): string =>
  JSON.stringify({ format: TABLE, seats, save })

/** A match that goes on, or that is replayed. */
export interface Loaded {
  readonly seats: readonly LocalSeat[]
  readonly match: AnyMatch
}

/** The parts of a replay. */
export interface Played {
  readonly game: AnyGame
  readonly config: Config
  readonly seats: readonly LocalSeat[]
  readonly seed: string
  readonly log: readonly Entry[]
  /** The hash of the last state. */
  readonly hash: string
}

interface Fields {
  readonly [field: string]: unknown
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const broken = (): never => {
  throw new TableProblem('shell.local.file.broken')
}

interface GameFile extends Fields {
  readonly format: string
}

export function parsed(text: string): GameFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // A truncated file of ours still begins as one.
    throw new TableProblem(
      /^\s*\{\s*"format"\s*:\s*"lastlight/.test(text) ? 'shell.local.file.broken' : 'shell.local.file.foreign',
    )
  }
  const format = isObject(value) ? value['format'] : undefined
  if (!isObject(value) || typeof format !== 'string' || !format.startsWith('lastlight '))
    throw new TableProblem('shell.local.file.foreign')
  if (![TABLE, SAVE].includes(format) && !isGameFormat(format)) throw new TableProblem('shell.local.file.newer')
  return { ...value, format }
}

const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : broken())
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : broken())
const textIn = (value: unknown): string => (typeof value === 'string' ? value : broken())
const LONGEST_NAME = 40

function seatFrom(value: unknown): LocalSeat {
  if (!isSeat(value)) return broken()
  return value.kind === 'person'
    ? { kind: value.kind, name: value.name.slice(0, LONGEST_NAME) }
    : { kind: value.kind, level: value.level.slice(0, LONGEST_NAME) }
}

/** A bare save does not say who sits where: one person, and bots. */
const usualSeats = (players: number): readonly LocalSeat[] =>
  Array.from({ length: players }, (_, i) => (i === 0 ? { kind: 'person', name: '' } : { kind: 'bot', level: 'greedy' }))

/** The match of a save; throws a problem with words for people. */
export function matchFrom(game: AnyGame, save: unknown): AnyMatch {
  const { version, state, seed } = fieldsOf(save)
  if (state === null && seed === null) throw new TableProblem('shell.local.file.sealed')
  try {
    return Match.load(game, save)
  } catch (problem) {
    const isOld = version !== game.version && problem instanceof ShapeError && problem.path === 'version'
    throw new TableProblem(isOld ? 'shell.local.file.version' : 'shell.local.file.broken')
  }
}

export async function tableFrom(text: string): Promise<Loaded> {
  const file = parsed(text)
  if (isGameFormat(file.format)) throw new TableProblem('shell.local.file.replay')
  const save = fieldsOf(file.format === TABLE ? file['save'] : file)
  const match = matchFrom(await gameCalled(textIn(save['game'])), save)
  const { players } = match.config
  const seats = file.format === TABLE ? listOf(file['seats']).map(seatFrom) : usualSeats(players)
  return seats.length === players ? { match, seats } : broken()
}

export async function playedFrom(text: string): Promise<Played> {
  const file = parsed(text)
  return isGameFormat(file.format) ? playedOnline(file) : playedHere(file)
}

async function playedOnline(file: Fields): Promise<Played> {
  if (file['seed'] === null) throw new TableProblem('shell.local.file.sealed')
  const game = await gameCalled(textIn(file['game']))
  // A game that was resumed from a state under newer rules cannot be replayed from its log.
  if (file['engine'] !== game.version || file['resumed'] !== false) throw new TableProblem('shell.local.file.version')
  const seats = listOf(file['seats']).map((seat): LocalSeat => {
    const { name, bot } = fieldsOf(seat)
    return bot === null ? { kind: 'person', name: textIn(name) } : { kind: 'bot', level: textIn(bot) }
  })
  try {
    return {
      game,
      config: configFrom(file['config'], 'config'),
      seats,
      seed: textIn(file['seed']),
      log: logFrom(file['log'], 'log'),
      hash: textIn(file['hash']),
    }
  } catch {
    return broken()
  }
}

async function playedHere(file: Fields): Promise<Played> {
  const { match, seats } = await tableFrom(JSON.stringify(file))
  const { seed, log, config } = match.save()
  if (seed === null) throw new TableProblem('shell.local.file.version')
  return { game: match.game, config, seats, seed, log, hash: hash(match.state) }
}
