import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dump } from '@lastlight/server'
import { BadArgument } from '../command.ts'
import type { Options, Usage } from '../usage.ts'
import type { Call } from './call.ts'
import { withDatabase } from './database.ts'
import { writeLines } from './lines.ts'

const OPTIONS = {
  json: { type: 'boolean', default: false, does: 'prints one JSON object, and words on standard error' },
} as const satisfies Options

export const USAGE: Usage = {
  command: 'npm run backup -- FILE',
  does: 'Writes everything that the database holds, of one moment, while games go on.',
  options: OPTIONS,
  notes: ['a name that ends with .gz is packed; the file holds secrets, so keep it as one'],
  example: 'npm run backup -- lastlight.jsonl.gz',
}

export async function backup(call: Call): Promise<number> {
  const { args, say, answer } = call
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new BadArgument('Name one file.')
  const lines = await withDatabase(call, db => writeLines(resolve(file), dump(db)))
  // The first line and the last are about the rest.
  const rows = lines - 2
  say(`${rows} rows in ${file}.`)
  if (values.json) answer({ backup: { file: resolve(file), rows } })
  return 0
}
