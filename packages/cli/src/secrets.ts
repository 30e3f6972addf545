// `npm run secrets`: plays whole games over real sockets, and looks for secrets in all that a rival and a spectator get.

import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { numberOf, runCommand } from './command.ts'
import { reportOf } from './reportOf.ts'
import type { Options, Usage } from './usage.ts'

const GAMES = 11

const OPTIONS = {
  games: {
    type: 'string',
    value: 'N',
    does: `how many whole games, and as many pairs of worlds that a rival cannot tell apart (${GAMES} if not given)`,
  },
  timing: {
    type: 'string',
    value: 'N',
    does: 'times so many pairs of answers, of a traitor’s table and a loyal one’s',
  },
  seed: { type: 'string', value: 'S', does: 'the same seed compares the same worlds' },
  json: { type: 'boolean', default: false, does: 'prints one JSON object as the last line' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run secrets',
  does: 'Plays whole games over real sockets, and looks for secrets in every byte that a rival and a spectator are sent.',
  options: OPTIONS,
  example: 'npm run secrets -- --games 22 --timing 1000 --json',
}

interface SecrecyReport {
  readonly games: number
  readonly positions: number
  readonly acts: number
  readonly bytes: number
  readonly hiddenPieces: number
  readonly leaks: readonly string[]
  readonly timing: readonly {
    readonly asked: string
    readonly pairs: number
    readonly p: number
    readonly median: number
  }[]
  readonly seconds: number
}

async function secrets(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS })
  const wanted = numberOf(values, 'games', 1) ?? GAMES
  const pairs = numberOf(values, 'timing', 20) ?? 0
  const seed = values.seed ?? randomBytes(4).toString('hex')
  console.log(`seed ${seed}`)
  const found = await reportOf<SecrecyReport>('secrecy.ts', [String(wanted), seed, String(pairs)])
  const { games, positions, acts, bytes, hiddenPieces, leaks, timing, seconds } = found
  console.log(`${games} games, ${bytes} bytes, in which ${hiddenPieces} times a piece was hidden, ${seconds} s`)
  console.log(`${positions} pairs of worlds, ${acts} hidden acts`)
  for (const { asked, pairs: n, p, median } of timing)
    console.log(`'${asked}': ${n} pairs, a traitor's table takes ${median.toFixed(4)} ms more, p = ${p.toFixed(4)}`)
  console.log(`  ${leaks.length} leaks`)
  for (const line of leaks) console.log(`  ${line}`)
  if (values.json)
    console.log(
      JSON.stringify({ seed, games, positions, acts, bytes, hiddenPieces, timing, leaks: leaks.length, seconds }),
    )
  return leaks.length === 0 ? 0 : 1
}

await runCommand(USAGE, secrets)
