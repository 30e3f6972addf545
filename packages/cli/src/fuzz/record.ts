// The progress on disk: one file per seed and version, so that no game is counted twice.

import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Tally {
  readonly games: number
  readonly failures: number
  readonly decisions: number
  /** Costly checks that were made. */
  readonly checks: number
  /** Games with undo, redo and rewinds in between, and how often they went back. */
  readonly goingBack: number
  readonly takenBack: number
}

export interface FuzzRecord {
  readonly game: string
  readonly version: string
  readonly seed: string
  /** Time spent, over all the runs that this record has seen. */
  readonly seconds: number
  readonly byPlayers: { readonly [players: string]: Tally & Numbers }
}

/** Which games have been played: all below one number, and a few that were ahead of the others. */
interface Numbers {
  readonly below: number
  readonly ahead: readonly number[]
}

const pathOf = (folder: string, version: string, seed: string): string =>
  join(folder, `record-${encodeURIComponent(version)}-${encodeURIComponent(seed)}.json`)

export function readRecord(folder: string, version: string, seed: string): FuzzRecord | undefined {
  return readRecords(folder).find(record => record.version === version && record.seed === seed)
}

export const readRecords = (folder: string): FuzzRecord[] =>
  globSync(`record-*.json`, { cwd: folder })
    .sort()
    .map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')) as FuzzRecord)

/** A stop in the middle of writing leaves the record as it was before. */
export function writeRecord(folder: string, record: FuzzRecord): void {
  mkdirSync(folder, { recursive: true })
  const path = pathOf(folder, record.version, record.seed)
  writeFileSync(`${path}.new`, `${JSON.stringify(record, null, 2)}\n`)
  renameSync(`${path}.new`, path)
}
