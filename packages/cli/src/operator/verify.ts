import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { onlySeen } from '@lastlight/kernel'
import { GAMES_BY_ID, type Proof, proofOf } from '@lastlight/server'
import { BadArgument, CommandError } from '../command.ts'
import type { Options, Usage } from '../usage.ts'
import type { Call } from './call.ts'

const OPTIONS = {
  key: { type: 'string', value: 'KEY', does: 'what the server shows at /deal-key' },
  list: {
    type: 'string',
    value: 'PRINT',
    does: 'the print of the list of commitments that you kept before you revealed your salt',
  },
  json: { type: 'boolean', default: false, does: 'prints one JSON object, and words on standard error' },
} as const satisfies Options

export const USAGE: Usage = {
  command: 'npm run verify -- FILE',
  does: 'Replays a game and proves its deal, its rolls and its choices.',
  options: OPTIONS,
  notes: [
    'FILE is an exported game, a table of this device or a save',
    'ends with 0 when all is proven, with 1 when something does not fit, with 3 when all fits and not all can be proven',
  ],
  example: 'npm run verify -- table.json',
}

const WIDTH = 11
/** Everything fits, but a part of it cannot be proved. */
const FITS = 3

async function read(file: string): Promise<unknown> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (problem) {
    throw new CommandError(`${file} cannot be read: ${problem instanceof Error ? problem.message : String(problem)}.`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandError(`${file} is no JSON: export the game again.`)
  }
}

const MARKS = { true: 'ok    ', false: 'FAILED', null: '?     ' } as const

function verdictOf({ checks, fits, proven }: Proof): string {
  if (!fits) return 'Not proven.'
  const deal = checks.find(({ name }) => name === 'deal')
  if (proven) return deal ? 'Proven: the deal was fixed before any player could know it.' : 'Proven.'
  if (deal?.finding === 'known') return 'Not proven: everything fits, but this deal was known before.'
  return 'Not proven: everything fits, but the lines with a question mark cannot be proven.'
}

/** A stranger may have written the file: line breaks and control characters in its words are not printed. */
function print(proof: Proof, sayLine: Call['say']): void {
  const say = (line: string): void => sayLine(onlySeen(line))
  const { game, table, checks, key } = proof
  if (game !== null) say(table === null ? game : `${game}, table ${table}`)
  for (const { name, ok, says } of checks) say(`${MARKS[`${ok}`]} ${name.padEnd(WIDTH)} ${says}`)
  if (key !== null) say(`Signed with ${key}: compare it with what the server shows at /deal-key.`)
  say(verdictOf(proof))
}

export async function verify({ args, say, answer }: Call): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new BadArgument('Name one file.')
  const proof = proofOf(await read(resolve(file)), GAMES_BY_ID, values.key, values.list)
  print(proof, say)
  if (values.json) answer({ verify: proof })
  return proof.proven ? 0 : proof.fits ? FITS : 1
}
