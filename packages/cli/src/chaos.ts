// `npm run chaos`: tables are played while servers, database, network, clocks and disk fail, and nothing may be lost.

import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type ChaosOrder, type ChaosResult, chaosOn, DAMAGES, FAULTS } from './chaos/chaosOn.ts'
import { BadArgument, numberOf, runCommand } from './command.ts'
import type { Options, Usage } from './usage.ts'

const STORAGES = ['sqlite', 'postgres'] as const
const SECONDS = 60
/** How many lines about damage the JSON holds. */
const MOST_LINES = 20

const OPTIONS = {
  seconds: { type: 'string', value: 'N', does: `how long things fail, on each storage (${SECONDS} if not given)` },
  kills: { type: 'string', value: 'N', does: 'things fail until servers were killed so often, instead' },
  faults: { type: 'string', value: FAULTS.join(','), does: 'only these (all of them if not given)' },
  after: {
    type: 'string',
    value: 'N',
    does: 'plays each game on for so many choices afterwards (to its end if not given)',
  },
  storage: { type: 'string', value: STORAGES.join('|'), does: 'on this storage only (on both if not given)' },
  seed: { type: 'string', value: 'S', does: 'the same seed gives the same faults in the same order' },
  json: { type: 'boolean', default: false, does: 'prints one JSON object as the last line' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run chaos',
  does: 'Plays tables of both games while servers, database, network, clocks and disk fail, and looks for damage.',
  options: OPTIONS,
  notes: [
    'kill: a server is killed (-9) and started again; stop: it stands still for a while',
    'database: PostgreSQL is killed and started again; disk: nothing can be written for a while',
    'cut, delay, duplicate: connections break, bytes come late, choices come twice',
    'clock: the clock of a server is set, at most two hours forward or back',
  ],
  example: 'npm run chaos -- --seconds 20 --storage sqlite --faults kill,cut',
}

function faultsOf(given: string | undefined): ChaosOrder['faults'] {
  if (given === undefined) return FAULTS
  const names = given.split(',').map(each => each.trim())
  const faults = FAULTS.filter(each => names.includes(each))
  if (faults.length < new Set(names).size) throw new BadArgument(`--faults takes some of ${FAULTS.join(',')}.`)
  return faults
}

function readArguments(): { readonly orders: readonly ChaosOrder[]; readonly seed: string; readonly json: boolean } {
  const { values } = parseArgs({ options: OPTIONS })
  const storages = STORAGES.filter(each => values.storage === undefined || values.storage === each)
  if (storages.length === 0) throw new BadArgument(`--storage takes ${STORAGES.join(' or ')}.`)
  const faults = faultsOf(values.faults)
  const kills = numberOf(values, 'kills', 1)
  const seconds = numberOf(values, 'seconds', 1)
  if (kills !== undefined && seconds !== undefined) throw new BadArgument('Give --kills or --seconds, not both.')
  if (kills !== undefined && !faults.includes('kill'))
    throw new BadArgument('--kills needs the fault kill: add it to --faults, or give --seconds instead.')
  const seed = values.seed ?? randomBytes(4).toString('hex')
  const length = kills === undefined ? { seconds: seconds ?? SECONDS } : { kills }
  const after = numberOf(values, 'after', 1) ?? 'end'
  return { orders: storages.map(storage => ({ storage, seed, faults, after, ...length })), seed, json: values.json }
}

const linesOf = (result: ChaosResult): readonly string[] =>
  ([...DAMAGES, 'problems'] as const).flatMap(name => result[name].map(line => `${name}: ${line}`))

function print(result: ChaosResult): void {
  const { storage, faults, byFault, leftOut, tables, acknowledged, repeated, seconds } = result
  const kinds = Object.entries(byFault).map(([fault, n]) => `${n} ${fault}`)
  console.log(`${storage}: ${faults} faults (${kinds.join(', ')}), ${seconds} s`)
  console.log(`  ${tables} tables, ${acknowledged} acknowledged choices, ${repeated} choices sent twice`)
  for (const [fault, why] of Object.entries(leftOut)) console.log(`  without ${fault}: ${why}`)
  console.log(`  ${[...DAMAGES, 'problems' as const].map(name => `${result[name].length} ${name}`).join(', ')}`)
  for (const line of linesOf(result)) console.log(`  ${line}`)
}

/** The figures of all storages, summed up. */
function figuresOf(results: readonly ChaosResult[]) {
  const sum = (of: (result: ChaosResult) => number): number => results.reduce((all, each) => all + of(each), 0)
  const found = {
    lost: sum(each => each.lost.length),
    duplicated: sum(each => each.duplicated.length),
    diverged: sum(each => each.diverged.length),
    stuck: sum(each => each.stuck.length),
    problems: sum(each => each.problems.length),
  }
  return {
    well: Object.values(found).every(n => n === 0),
    ...found,
    acknowledged: sum(each => each.acknowledged),
    faults: sum(each => each.faults),
    byFault: Object.fromEntries(FAULTS.map(fault => [fault, sum(each => each.byFault[fault] ?? 0)])),
    leftOut: Object.fromEntries(results.map(({ storage, leftOut }) => [storage, leftOut])),
    tables: sum(each => each.tables),
    repeated: sum(each => each.repeated),
    seconds: sum(each => each.seconds),
    storages: results.map(({ storage }) => storage),
    lines: results.flatMap(linesOf).slice(0, MOST_LINES),
  }
}

async function chaos(): Promise<number> {
  const { orders, seed, json } = readArguments()
  console.log(`seed ${seed}`)
  const results: ChaosResult[] = []
  for (const order of orders) {
    const result = await chaosOn(order)
    print(result)
    results.push(result)
  }
  const figures = figuresOf(results)
  if (json) console.log(JSON.stringify({ seed, ...figures }))
  return figures.well ? 0 : 1
}

await runCommand(USAGE, chaos)
