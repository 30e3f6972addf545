import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type Database,
  deleteAll,
  dump,
  migrate,
  restore as restoreInto,
  rowsIn,
  type Settings,
} from '@lastlight/server'
import { BadArgument, CommandError } from '../command.ts'
import type { Options, Usage } from '../usage.ts'
import type { Call } from './call.ts'
import { withDatabase } from './database.ts'
import { readLines, writeLines } from './lines.ts'

const OPTIONS = {
  force: { type: 'boolean', default: false, does: 'replaces what is there, after a backup of it in DATA_DIR' },
  json: { type: 'boolean', default: false, does: 'prints one JSON object, and words on standard error' },
} as const satisfies Options

export const USAGE: Usage = {
  command: 'npm run restore -- FILE',
  does: 'Puts what a backup holds into an empty database of either kind. Stop the server first.',
  options: OPTIONS,
  example: 'npm run restore -- lastlight.jsonl.gz',
}

export async function restore(call: Call): Promise<number> {
  const { args, say, answer } = call
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0) throw new BadArgument('Name one file.')
  const file = resolve(given)
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
  const { rows, kept } = await withDatabase(call, (db, settings) => restoreFrom(db, settings, file, values.force), true)
  if (kept !== undefined) say(`What was there before is in ${kept}.`)
  say(`${rows} rows are restored. \`npm run doctor\` checks them.`)
  if (values.json) answer({ restore: { file, rows, kept: kept ?? null } })
  return 0
}

async function restoreFrom(db: Database, settings: Settings, file: string, isForced: boolean) {
  // An older backup needs a database without the newer migrations.
  if ((await rowsIn(db)) === 0) {
    await restoreInto(db, readLines(file))
    return { rows: await rowsIn(db), kept: undefined }
  }
  if (!isForced)
    throw new CommandError('The database is not empty. Name another with DATA_DIR or DATABASE_URL, or use --force.')
  await migrate(db)
  const kept = join(settings.dataDir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}.jsonl.gz`)
  await writeLines(kept, dump(db))
  await deleteAll(db)
  try {
    await restoreInto(db, readLines(file))
  } catch (problem) {
    await restoreInto(db, readLines(kept))
    throw new CommandError(`All is as it was: ${problem instanceof Error ? problem.message : String(problem)}.`)
  }
  return { rows: await rowsIn(db), kept }
}
