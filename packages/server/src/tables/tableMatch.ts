// A match as a table plays it: it knows which seats the game waits for, and which of them were asked at the same time.

import { type AnyGame, type Entry, hash, type Json, Match, type Save, type Told } from '@lastlight/kernel'
import { inParts } from '../ops/inParts.ts'
import { Problem } from '../problems.ts'
import type { SnapshotRow, TableRow } from './rows.ts'

export type AnyMatch = Match<unknown, { players: number }, unknown, unknown, unknown>

export class TableMatch {
  readonly match: AnyMatch
  /** Whether a newer version of the game plays the log differently, so that the match continues from a snapshot. */
  readonly resumed: boolean
  readonly #game: AnyGame
  #pending: readonly number[] = []
  readonly #askedTogether = new Set<number>()

  constructor(game: AnyGame, match: AnyMatch, resumed = false) {
    this.match = match
    this.resumed = resumed
    this.#game = game
    this.#updatePending()
    // The log before the snapshot is not replayed, so nobody knows which seats were asked together.
    if (resumed) for (const seat of this.#pending) this.#askedTogether.add(seat)
  }

  enter(entry: Entry): readonly Told<unknown>[] {
    const told = this.match.enter(entry)
    this.#updatePending()
    return told
  }

  /** A whole log, which may be long. */
  enterInParts(entries: readonly Entry[]): Promise<void> {
    return inParts(this.match.entering(entries, () => this.#updatePending()))
  }

  enterAll(entries: readonly Entry[]): void {
    this.match.enterAll(entries, () => this.#updatePending())
  }

  #updatePending(): void {
    this.#pending = this.#game.pending(this.match.state)
    for (const seat of this.#askedTogether) if (!this.#pending.includes(seat)) this.#askedTogether.delete(seat)
    if (this.#pending.length > 1) for (const seat of this.#pending) this.#askedTogether.add(seat)
  }

  get pending(): readonly number[] {
    return this.#pending
  }

  /** Whether other seats were asked at the same time as this one, since it was asked. */
  isAskedTogether(seat: number): boolean {
    return this.#askedTogether.has(seat)
  }
}

interface StoredMatch {
  readonly row: TableRow
  readonly entries: readonly Entry[]
  readonly stored: SnapshotRow | undefined
}

/** Replays the log, or continues from the snapshot where the game has changed. */
export function openMatch(game: AnyGame, fingerprint: string, played: StoredMatch): Promise<TableMatch> {
  const { row, entries } = played
  const isSame = row.game_version === game.version && row.fingerprint === fingerprint
  return isSame ? replayed(game, row, entries) : replayedOrResumed(game, played)
}

const settingsOf = ({ config }: TableRow): { players: number } => JSON.parse(config) as { players: number }

async function replayed(game: AnyGame, row: TableRow, entries: readonly Entry[]): Promise<TableMatch> {
  const tableMatch = new TableMatch(game, Match.start(game, settingsOf(row), row.seed!))
  await tableMatch.enterInParts(entries)
  return tableMatch
}

/** A game of another version is replayed if that leads to the same state; otherwise it continues from its snapshot. */
async function replayedOrResumed(game: AnyGame, { row, entries, stored }: StoredMatch): Promise<TableMatch> {
  const early = entries.slice(0, stored?.version ?? 0)
  const late = entries.slice(early.length)
  try {
    const tableMatch = await replayed(game, row, early)
    // An older version may have stored the same state in another form, which the game upgrades when it loads it.
    const isSame =
      !stored || hash(tableMatch.match.state) === hash(game.load(JSON.parse(stored.state), stored.game_version))
    if (isSame) {
      await tableMatch.enterInParts(late)
      return tableMatch
    }
  } catch {
    // The log cannot be replayed with this version, so the snapshot decides.
  }
  if (!stored) throw cannotGoOn('it has no stored state')
  const save: Save = {
    format: 'lastlight 1',
    game: game.id,
    version: stored.game_version,
    config: settingsOf(row),
    seed: null,
    commitment: row.commitment,
    log: early,
    hash: '',
    state: JSON.parse(stored.state) as Json,
  }
  const tableMatch = new TableMatch(game, loaded(game, save), true)
  try {
    await tableMatch.enterInParts(late)
  } catch {
    throw cannotGoOn('this version does not allow a choice that was made after its last stored state')
  }
  return tableMatch
}

/** People read the reason; the table stays as it is stored, for a version that can play it. */
const cannotGoOn = (why: string): Problem =>
  new Problem('conflict', `This game was begun with another version and cannot go on: ${why}.`)

function loaded(game: AnyGame, save: Save): AnyMatch {
  try {
    return Match.load(game, save)
  } catch {
    throw cannotGoOn(`this server cannot read a state of version ${save.version} of its rules`)
  }
}
