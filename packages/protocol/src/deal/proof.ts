// Proves a game by its file: the deal, every roll, every choice.

import { type AnyGame, checkedConfig, hash, Match, ShapeError } from '@lastlight/kernel'
import { canonical } from './canonical.ts'
import { dealChecks, listCheck, saltsCheck } from './dealt.ts'
import { bad, type Check, check, type Found, good, report } from './finding.ts'
import { type ExportedGame, exportedFrom, SAVE_FORMAT, signedText, TABLE_FORMAT, trailOf } from './format.ts'
import { rewindsCheck } from './rewound.ts'
import { commitmentOf, seedOf } from './seed.ts'

export interface Proof {
  readonly game: string | null
  readonly table: string | null
  /** No check has failed. */
  readonly fits: boolean
  /** Every check has passed, and nobody could know the deal before it was made. */
  readonly proven: boolean
  readonly checks: readonly Check[]
  /** The key of the signature, to be compared with the server's own. */
  readonly key: string | null
}

export interface Proving {
  readonly games: ReadonlyMap<string, AnyGame>
  /** Whether the signature fits the text; null where it cannot be checked. */
  readonly isSigned: (text: string, signature: { readonly key: string; readonly value: string }) => boolean | null
  /** The key that must have signed it, if any. */
  readonly key?: string | undefined
  /** The fingerprint of the list of commitments that a player saw before they revealed their salt, if they kept it. */
  readonly list?: string | undefined
}

const reasonOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem))

interface UncheckedFile {
  readonly format?: unknown
  readonly game?: unknown
  readonly table?: unknown
  readonly save?: unknown
  readonly seats?: unknown
  readonly kind?: unknown
}

const fieldsOf = (value: unknown): UncheckedFile => (typeof value === 'object' && value !== null ? value : {})
const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The id of the game in a file. */
export const gameIn = (value: unknown): string | null => {
  const { format, game, save } = fieldsOf(value)
  return textOr(format === TABLE_FORMAT ? fieldsOf(save).game : game)
}

/** Checks an exported game, a table of a person's own device, or a save. */
export function proofOf(value: unknown, proving: Proving): Proof {
  const checks = [...checksOf(value, proving)]
  const isSigned = checks.some(({ name, ok }) => name === 'signature' && ok)
  return {
    game: gameIn(value),
    table: textOr(fieldsOf(value).table),
    fits: checks.every(({ ok }) => ok !== false),
    proven: checks.every(({ ok }) => ok === true),
    checks,
    key: isSigned ? (value as ExportedGame).signature!.key : null,
  }
}

export function* checksOf(value: unknown, proving: Proving): Generator<Check, void, void> {
  const { games, key } = proving
  const { format } = fieldsOf(value)
  const game = games.get(gameIn(value) ?? '')
  if (!game) return yield bad('form', 'foreign', `This is no game of ${[...games.keys()].join(' or ')}.`)
  if (format === SAVE_FORMAT) {
    yield* saveChecks(value, game)
    return yield* pinned(undefined, key)
  }
  if (format === TABLE_FORMAT) {
    yield* tableChecks(fieldsOf(value), game)
    return yield* pinned(undefined, key)
  }
  let data: ExportedGame
  try {
    data = exportedFrom(value)
  } catch (problem) {
    return yield bad('form', 'broken', `${reasonOf(problem)}.`)
  }
  yield good('form', 'game', 'A game as the server exports it.')
  yield* exportChecks(data, game, proving.list)
  yield* signature(data, proving)
}

function* exportChecks(data: ExportedGame, game: AnyGame, list: string | undefined): Generator<Check, void, void> {
  const { secret, seed, status } = data
  if (secret === null || seed === null || (status !== 'over' && status !== 'abandoned'))
    return yield bad(
      'ended',
      'running',
      'The game goes on: secret and choices are shown when it is over, and can only be checked then.',
    )
  const isBound = commitmentOf(secret) === data.commitment
  const derived = seedOf(secret, data.deal, data.salts)
  yield check(
    'commitment',
    isBound,
    ['secret', 'The secret is the one that was committed to before the deal.'],
    ['other', 'The secret does not fit the commitment: one of the two was changed.'],
  )
  yield saltsCheck(data)
  yield check(
    'seed',
    derived === seed,
    ['derived', 'The seed comes from the secret, the table and the salts of the seats, and from nothing else.'],
    [
      'other',
      'Secret, table and salts give another seed: the seed, a salt, their order, the table or the secret was changed.',
    ],
  )
  yield* listCheck(data, list)
  yield* dealChecks(data)
  yield rewindsCheck(data.log, data.seats.filter(({ bot }) => bot === null).length)
  yield trail(data)
  yield config(data, game)
  // A seed that was changed alone is reported above; the choices are then checked with the derived seed.
  yield* moves(data, game, isBound ? derived : seed)
}

function trail(data: ExportedGame): Check {
  const name = 'trail'
  const links = trailOf(data)
  if (links[0] !== data.trail[0])
    return bad(
      name,
      'head',
      'Something above the log was changed: table, game, version, settings, names, status or deal.',
    )
  const at = links.findIndex((link, i) => link !== data.trail[i])
  if (at > 0) return bad(name, 'entry', `Entry ${at} of the log is not the one that was made there.`, { n: at })
  const more = data.trail.length - links.length
  return check(
    name,
    more === 0,
    ['whole', 'The log is whole and in its order.'],
    ['end', `${more} entries are missing at the end.`, { n: more }],
  )
}

/** A setting that is younger than the file has its default, as in the game that was played. */
function config({ config: given }: ExportedGame, game: AnyGame): Check {
  try {
    checkedConfig(game.configs, given)
    return good('config', 'allowed', 'The settings are allowed.')
  } catch (problem) {
    return bad('config', 'impossible', `Such a game cannot be set up: ${reasonOf(problem)}`)
  }
}

type AnyMatch = Match<unknown, { players: number }, unknown, unknown, unknown>

/** Another version of the rules, or an update during the game, can explain why the choices do not fit. */
function excuse(data: ExportedGame, game: AnyGame): Found | undefined {
  const other = data.engine !== game.version
  const says =
    (other
      ? ` It was played with version ${data.engine} of the rules and this is ${game.version}: try that one.`
      : '') + (data.resumed ? ' The server was updated during the game, so only its own record shows the rest.' : '')
  if (says === '') return undefined
  return [other ? 'version' : 'resumed', says, { engine: data.engine, here: game.version }]
}

function* moves(data: ExportedGame, game: AnyGame, seed: string): Generator<Check, void, void> {
  const name = 'moves'
  const excused = excuse(data, game)
  const fails = (finding: string, says: string, args: Check['args'] = {}): Found =>
    excused ? [excused[0], `${says}${excused[1]}`, { ...args, ...excused[2] }] : [finding, says, args]
  const count = data.log.length
  let match: AnyMatch
  try {
    match = Match.start(game, data.config, seed)
  } catch (problem) {
    return yield bad(name, ...fails('deal', `The game cannot be dealt: ${reasonOf(problem)}.`))
  }
  try {
    match.enterAll(data.log)
  } catch (problem) {
    const n = match.version + 1
    const says = `Entry ${n} of ${count} was not possible: ${reasonOf(problem)}.`
    return yield bad(name, ...fails('entry', says, { n, of: count }))
  }
  yield check(
    name,
    hash(match.state) === data.hash,
    ['replay', `All ${count} entries replay, with every card and roll, to the state that was recorded.`, { n: count }],
    fails('state', 'The entries lead to another state than the one that was recorded.'),
  )
  const outcome = game.outcome(match.state) ?? null
  const isOver = outcome !== null
  yield check(
    'outcome',
    canonical(outcome) === canonical(data.outcome) && isOver === (data.status === 'over'),
    isOver
      ? ['recorded', 'The result is the one that was recorded.']
      : ['abandoned', 'The game was abandoned and has no result.'],
    ['other', 'The game ends with another result than the one that was recorded.'],
  )
}

function* signature(data: ExportedGame, { isSigned, key }: Proving): Generator<Check, void, void> {
  const { signature: given } = data
  if (given === null) return yield* pinned(undefined, key)
  const is = isSigned(signedText(data), given)
  if (is === false)
    return yield bad(
      'signature',
      'other',
      'The signature does not fit: the file was changed after the server wrote it.',
    )
  yield is === null
    ? report('signature', null, ['unknown', 'The signature cannot be checked here.'])
    : good('signature', 'fits', 'Nothing was changed since it was signed.')
  yield* pinned(given.key, key)
}

/** A forger can sign a changed game anew, but not with the server's key. */
function* pinned(given: string | undefined, key: string | undefined): Generator<Check, void, void> {
  if (key === undefined) return
  yield check(
    'key',
    given === key,
    ['same', 'It was signed with the key that you named.'],
    ['other', 'It was not signed with that key.'],
  )
}

/** A table that was kept on a device: its seats stand beside the save. */
function* tableChecks({ seats, save }: UncheckedFile, game: AnyGame): Generator<Check, void, void> {
  const { config } = fieldsOf(save) as { readonly config?: unknown }
  const { players } = fieldsOf(config) as { readonly players?: unknown }
  if (!Array.isArray(seats) || seats.length !== players)
    return yield bad('form', 'broken', 'The seats do not fit the number of players.')
  yield* saveChecks(save, game, seats.filter(each => fieldsOf(each).kind === 'person').length)
}

function* saveChecks(value: unknown, game: AnyGame, people?: number): Generator<Check, void, void> {
  const save = value as { readonly version?: unknown; readonly seed?: unknown; readonly state?: unknown }
  if (save.seed === null)
    return yield bad(
      'ended',
      'sealed',
      'The seed is not in it: this is the export of an unfinished game, or one that was resumed.',
    )
  if (save.version !== game.version)
    return yield bad(
      'moves',
      'version',
      `It was played with version ${String(save.version)} of the rules and this is ${game.version}.`,
      { engine: String(save.version), here: game.version },
    )
  let match: AnyMatch
  try {
    match = Match.load(game, value)
  } catch (problem) {
    return yield wrongSave(problem)
  }
  yield good('form', 'save', 'A saved game.')
  yield good('commitment', 'seed', 'The seed is the one that was committed to.')
  yield good(
    'moves',
    'replay',
    `All ${match.version} entries replay, with every card and roll, to the state that was recorded.`,
    { n: match.version },
  )
  yield rewindsCheck(match.log, people)
  yield check(
    'state',
    hash(match.state) === hash(save.state),
    ['same', 'The state is the one that the log leads to.'],
    ['other', 'The state is not the one that the log leads to: it was changed.'],
  )
}

function wrongSave(problem: unknown): Check {
  const says = `${reasonOf(problem)}.`
  const path = problem instanceof ShapeError ? problem.path : ''
  if (path === 'save.seed') return bad('commitment', 'other', says)
  if (path === 'save.hash') return bad('moves', 'state', says)
  const entry = /^save\.log\[(\d+)\]$/.exec(path)?.[1]
  if (entry !== undefined) return bad('moves', 'impossible', says, { n: Number(entry) + 1 })
  return path.startsWith('save.log') ? bad('moves', 'broken', says) : bad('form', 'broken', says)
}
