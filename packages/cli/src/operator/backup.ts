import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backupMark, dump } from '@lastlight/server'
import { BadArgument, numberOf } from '../command.ts'
import type { Options, Usage } from '../usage.ts'
import type { Call } from './call.ts'
import { withDatabase } from './database.ts'
import { writeLines } from './lines.ts'

const OPTIONS = {
  keep: { type: 'string', value: 'N', does: 'writes into the folder DIR, and keeps the newest N backups there' },
  json: { type: 'boolean', default: false, does: 'prints one JSON object, and words on standard error' },
} as const satisfies Options

export const USAGE: Usage = {
  command: 'npm run backup -- FILE | --keep N DIR',
  does: 'Writes everything that the database holds, of one moment, while games go on.',
  options: OPTIONS,
  notes: [
    'with --keep the file is called lastlight-TIME.jsonl.gz, and only files with such a name are removed',
    'a name that ends with .gz is packed; the file holds secrets, so keep it as one',
  ],
  example: 'npm run backup -- --keep 14 backups',
}

/** The metrics of a server read from it how old the last backup is. The backup is good without it. */
function leaveMark(file: string): void {
  try {
    writeFileSync(file, `${new Date().toISOString()}\n`)
  } catch {
    // A user of the system with the right to read makes backups, too.
  }
}

/** By their names, backups stand in the order of time. */
const nameAt = (now: Date): string => `lastlight-${now.toISOString().replaceAll(':', '-')}.jsonl.gz`
const OURS = /^lastlight-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.jsonl\.gz$/

/** Removes all but the newest backups that `--keep` has written; other files stay. */
function removeOlder(folder: string, keep: number): readonly string[] {
  const ours = readdirSync(folder)
    .filter(name => OURS.test(name))
    .sort()
  const old = ours.slice(0, -keep).map(name => join(folder, name))
  for (const file of old) rmSync(file)
  return old
}

export async function backup(call: Call): Promise<number> {
  const { args, say, answer } = call
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
  const [place, ...more] = positionals
  const keep = numberOf(values, 'keep', 1)
  if (place === undefined || more.length > 0)
    throw new BadArgument(keep === undefined ? 'Name one file.' : 'Name one folder.')
  const file = keep === undefined ? place : join(place, nameAt(new Date()))
  const lines = await withDatabase(call, async (db, settings) => {
    const written = await writeLines(resolve(file), dump(db))
    leaveMark(backupMark(settings))
    return written
  })
  // The first line and the last are about the rest.
  const rows = lines - 2
  say(`${rows} rows in ${file}.`)
  const removed = keep === undefined ? [] : removeOlder(resolve(place), keep)
  for (const each of removed) say(`${each} is removed.`)
  if (values.json) answer({ backup: { file: resolve(file), rows, removed } })
  return 0
}
