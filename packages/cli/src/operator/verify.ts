import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { GAMES_BY_ID, type Proof, proofOf } from '@lastlight/server'
import { BadArgument, Complaint } from '../complaint.ts'
import type { Options, Usage } from '../usage.ts'
import type { Call } from './call.ts'

const OPTIONS = {
  key: { type: 'string', value: 'KEY', does: 'what the server shows at /deal-key' },
  json: { type: 'boolean', default: false, does: 'prints one JSON object as the last line' },
} as const satisfies Options

export const USAGE: Usage = {
  command: 'npm run verify -- FILE',
  does: 'Replays a game and proves its deal, its rolls and its choices.',
  options: OPTIONS,
  notes: ['FILE is an exported game, a table of this device or a save'],
  example: 'npm run verify -- table.json',
}

const WIDTH = 11

async function read(file: string): Promise<unknown> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (problem) {
    throw new Complaint(`${file} cannot be read: ${problem instanceof Error ? problem.message : String(problem)}.`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Complaint(`${file} is no JSON: export the game again.`)
  }
}

function print({ game, table, checks, proven, key }: Proof, say: Call['say']): void {
  if (game !== null) say(table === null ? game : `${game}, table ${table}`)
  for (const { name, ok, says } of checks) say(`${ok === false ? 'FAILED' : 'ok    '} ${name.padEnd(WIDTH)} ${says}`)
  if (key !== null) say(`Signed with ${key}: compare it with what the server shows at /deal-key.`)
  say(proven ? 'Proven.' : 'Not proven.')
}

export async function verify({ args, say }: Call): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new BadArgument('Name one file.')
  const proof = proofOf(await read(resolve(file)), GAMES_BY_ID, values.key)
  print(proof, say)
  if (values.json) say(JSON.stringify({ verify: proof }))
  return proof.proven ? 0 : 1
}
