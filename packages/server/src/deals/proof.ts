// Whether a game went as its file says: the deal, every roll, every move.

import { type AnyGame, checkedConfig, hash, Match, ShapeError } from '@lastlight/kernel'
import type { Games } from '../games.ts'
import { canonical } from './canonical.ts'
import { type ExportedGame, exportedGame, signedText, trailOf } from './format.ts'
import { commitmentOf, seedOf } from './seed.ts'
import { isSigned } from './signature.ts'

export interface Check {
  readonly name: string
  readonly ok: boolean
  readonly says: string
}

export interface Proof {
  readonly game: string | null
  readonly table: string | null
  /** Nothing was found that does not fit. */
  readonly proven: boolean
  readonly checks: readonly Check[]
  /** Who signed it, where somebody did: compare it with the server's own. */
  readonly key: string | null
}

const good = (name: string, says: string): Check => ({ name, ok: true, says })
const bad = (name: string, says: string): Check => ({ name, ok: false, says })
const check = (name: string, ok: boolean, fits: string, fails: string): Check => ({ name, ok, says: ok ? fits : fails })
const reasonOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem))

/** Reads an exported game or a save; `key` is the key that must have signed it. */
export function proofOf(value: unknown, games: Games, key?: string): Proof {
  const given = value as { readonly format?: unknown; readonly game?: unknown; readonly table?: unknown } | null
  const about = {
    game: typeof given?.game === 'string' ? given.game : null,
    table: typeof given?.table === 'string' ? given.table : null,
  }
  const result = (checks: readonly Check[], signer: string | null = null): Proof => ({
    ...about,
    proven: checks.every(({ ok }) => ok),
    checks,
    key: signer,
  })
  const game = about.game === null ? undefined : games.get(about.game)
  if (!game) return result([bad('form', `This is no game of ${[...games.keys()].join(' or ')}.`)])
  if (given?.format === 'lastlight 1') return result([...saveChecks(value, game), ...pinned(undefined, key)])
  const read = exportedGame.safeParse(value)
  if (!read.success) {
    const issue = read.error.issues[0]!
    return result([bad('form', `${issue.path.join('.') || 'The file'}: ${issue.message}.`)])
  }
  const { data } = read
  const signed = signature(data, key)
  return result(
    [good('form', 'A game as the server exports it.'), ...exportChecks(data, game), ...signed],
    signed.some(({ name, ok }) => name === 'signature' && ok) ? data.signature!.key : null,
  )
}

function exportChecks(data: ExportedGame, game: AnyGame): Check[] {
  const { secret, seed, status } = data
  if (secret === null || seed === null || (status !== 'over' && status !== 'abandoned'))
    return [
      bad('ended', 'The game goes on: secret and choices are shown when it is over, and can only be checked then.'),
    ]
  const isBound = commitmentOf(secret) === data.commitment
  const again = data.deal === data.table ? '' : ` It is the deal of table ${data.deal}, played again.`
  const derived = seedOf(secret, data.deal, data.salts)
  return [
    check(
      'commitment',
      isBound,
      'The secret is the one that was committed to before the deal.',
      'The secret does not fit the commitment: one of the two was changed.',
    ),
    salts(data),
    check(
      'seed',
      derived === seed,
      `The seed comes from the secret, the table and the salt of every seat, and from nothing else.${again}`,
      'Secret, table and salts give another seed: the seed, a salt, their order, the table or the secret was changed.',
    ),
    trail(data),
    config(data, game),
    // A seed that was changed alone is named above; the moves are then checked with the true one.
    ...moves(data, game, isBound ? derived : seed),
  ]
}

function salts({ salts, seats, config }: ExportedGame): Check {
  const name = 'salts'
  if (seats.length !== config.players)
    return bad(name, `The game is one of ${config.players}, but ${seats.length} seats are named.`)
  if (salts.length !== seats.length) return bad(name, `There are ${salts.length} salts for ${seats.length} seats.`)
  const empty = salts.findIndex(salt => salt === '')
  return check(name, empty < 0, 'Every seat has added a salt.', `The salt of seat ${empty + 1} is missing.`)
}

function trail(data: ExportedGame): Check {
  const name = 'trail'
  const links = trailOf(data)
  if (links[0] !== data.trail[0])
    return bad(name, 'Something above the log was changed: table, game, version, settings, names, status or deal.')
  const at = links.findIndex((link, i) => link !== data.trail[i])
  if (at > 0) return bad(name, `Entry ${at} of the log is not the one that was made there.`)
  const more = data.trail.length - links.length
  return check(name, more === 0, 'The log is whole and in its order.', `${more} entries are missing at the end.`)
}

function config({ config: given }: ExportedGame, game: AnyGame): Check {
  try {
    return check(
      'config',
      canonical(checkedConfig(game.configs, given)) === canonical(given),
      'The settings are complete and allowed.',
      'Some settings are missing.',
    )
  } catch (problem) {
    return bad('config', `Such a game cannot be set up: ${reasonOf(problem)}`)
  }
}

function moves(data: ExportedGame, game: AnyGame, seed: string): Check[] {
  const name = 'moves'
  const other =
    data.engine === game.version
      ? ''
      : ` It was played with version ${data.engine} of the rules and this is ${game.version}: try that one.`
  const resumed = data.resumed ? ' The server was updated during the game, so only its own record shows the rest.' : ''
  let match: Match<unknown, { players: number }, unknown, unknown, unknown>
  try {
    match = Match.start(game, data.config, seed)
  } catch (problem) {
    return [bad(name, `The game cannot be dealt: ${reasonOf(problem)}.${other}`)]
  }
  for (const [i, entry] of data.log.entries())
    try {
      match.enter(entry)
    } catch (problem) {
      const why = `Entry ${i + 1} of ${data.log.length} was not possible: ${reasonOf(problem)}.`
      return [bad(name, `${why}${other}${resumed}`)]
    }
  const outcome = game.outcome(match.state) ?? null
  const isOver = outcome !== null
  return [
    check(
      name,
      hash(match.state) === data.hash,
      `All ${data.log.length} entries replay, with every card and roll, to the state that was recorded.`,
      `The entries lead to another state than the one that was recorded.${other}${resumed}`,
    ),
    check(
      'outcome',
      canonical(outcome) === canonical(data.outcome) && isOver === (data.status === 'over'),
      isOver ? 'The result is the one that was recorded.' : 'The game was abandoned and has no result.',
      'The game ends with another result than the one that was recorded.',
    ),
  ]
}

function signature(data: ExportedGame, key: string | undefined): Check[] {
  const { signature: given } = data
  if (given === null || !isSigned(signedText(data), given))
    return given === null
      ? pinned(undefined, key)
      : [bad('signature', 'The signature does not fit: the file was changed after the server wrote it.')]
  return [good('signature', 'Nothing was changed since it was signed.'), ...pinned(given.key, key)]
}

/** Somebody who rewrites a whole game can sign it anew, but not with the key of the server. */
function pinned(given: string | undefined, key: string | undefined): Check[] {
  if (key === undefined) return []
  return [check('key', given === key, 'It was signed with the key that you named.', 'It was not signed with that key.')]
}

function saveChecks(value: unknown, game: AnyGame): Check[] {
  const save = value as { readonly version?: unknown; readonly seed?: unknown; readonly state?: unknown }
  if (save.seed === null)
    return [bad('ended', 'The seed is not in it: this is the export of an unfinished game, or one that was resumed.')]
  if (save.version !== game.version)
    return [
      bad('moves', `It was played with version ${String(save.version)} of the rules and this is ${game.version}.`),
    ]
  try {
    const match = Match.load(game, value)
    return [
      good('form', 'A saved game.'),
      good('commitment', 'The seed is the one that was committed to.'),
      good('moves', `All ${match.version} entries replay, with every card and roll, to the state that was recorded.`),
      check(
        'state',
        hash(match.state) === hash(save.state),
        'The state is the one that the log leads to.',
        'The state is not the one that the log leads to: it was changed.',
      ),
    ]
  } catch (problem) {
    const named = problem instanceof ShapeError ? /^save\.(\w+)/.exec(problem.path)?.[1] : undefined
    const name = named === 'seed' ? 'commitment' : named === 'log' || named === 'hash' ? 'moves' : 'form'
    return [bad(name, `${reasonOf(problem)}.`)]
  }
}
