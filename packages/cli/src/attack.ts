// `npm run attack`: attacks a server of its own as hostile clients would, and looks whether it holds.

import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { numberOf, runCommand } from './command.ts'
import { reportOf } from './reportOf.ts'
import type { Options, Usage } from './usage.ts'

const REQUESTS = 5000
const SECONDS = 5

const OPTIONS = {
  requests: {
    type: 'string',
    value: 'N',
    does: `how many requests, and as many messages, have one thing wrong in them (${REQUESTS} if not given); those of the other attacks come on top`,
  },
  seed: { type: 'string', value: 'S', does: 'the same seed attacks in the same way' },
  seconds: {
    type: 'string',
    value: 'N',
    does: `for how long each dear request is repeated (${SECONDS} if not given)`,
  },
  json: { type: 'boolean', default: false, does: 'prints one JSON object as the last line' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run attack',
  does: 'Attacks a server of its own with fuzzed requests, messages and files, forged cookies, other people’s ids, pages of other sites and floods; and repeats its dear requests as often as the limits allow.',
  options: OPTIONS,
  notes: [
    'The server has to stay up, to answer with documented refusals, and to change nothing that belongs to others.',
    'While a dear request is repeated, the choices of people who only play should have a p99 under 250 ms, on two cores that are idle otherwise, and the server should stay below 1 GB: see the figures.',
  ],
  example: 'npm run attack -- --requests 20000 --seed 7 --json',
}

interface AttackReport {
  readonly requests: number
  readonly messages: number
  readonly files: number
  readonly routes: number
  readonly missedRoutes: readonly string[]
  readonly wrongAnswers: number
  readonly changed: readonly string[]
  readonly crashes: number
  readonly lines: readonly string[]
  readonly seconds: number
}

interface DearReport {
  readonly worst: number
  readonly request: string
  readonly memoryMB: number
  readonly lines: readonly {
    readonly name: string
    readonly p50: number
    readonly p99: number
    readonly choices: number
    readonly answered: number
    readonly refused: number
    readonly busy: number
  }[]
}

function printDear({ worst, request, memoryMB, lines }: DearReport): void {
  console.log('while this is repeated, people wait for their choices (p50, p99 in ms), and the server uses of a core:')
  for (const { name, p50, p99, choices, answered, refused, busy } of lines)
    console.log(
      `  ${name}: ${p50}, ${p99} (${choices} choices), ${busy} %; ${answered} answered and ${refused} refused`,
    )
  console.log(`  worst: ${worst} ms (${request}); the server held ${memoryMB} MB at most`)
}

async function attack(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS })
  const wanted = numberOf(values, 'requests', 1) ?? REQUESTS
  const seed = values.seed ?? randomBytes(4).toString('hex')
  console.log(`seed ${seed}`)
  const found = await reportOf<AttackReport>('attack.ts', [String(wanted), seed])
  const { requests, messages, files, routes, missedRoutes, wrongAnswers, changed, crashes, lines, seconds } = found
  console.log(`${requests} requests to ${routes} routes, ${messages} messages, ${files} files, ${seconds} s`)
  console.log(`  ${wrongAnswers} wrong answers, ${changed.length} things of others changed, ${crashes} crashes`)
  for (const line of lines) console.log(`  ${line}`)
  for (const name of changed) console.log(`  changed: ${name}`)
  for (const name of missedRoutes) console.log(`  not attacked: ${name}`)
  const dear = await reportOf<DearReport>('dear.ts', [String(numberOf(values, 'seconds', 1) ?? SECONDS)])
  printDear(dear)
  const well = wrongAnswers + changed.length + crashes + missedRoutes.length === 0
  if (values.json)
    console.log(
      JSON.stringify({
        seed,
        requests,
        messages,
        files,
        routes,
        missedRoutes: missedRoutes.length,
        wrongAnswers,
        changed: changed.length,
        crashes,
        seconds,
        worst: dear.worst,
        request: dear.request,
        memoryMB: dear.memoryMB,
        well,
      }),
    )
  return well ? 0 : 1
}

await runCommand(USAGE, attack)
