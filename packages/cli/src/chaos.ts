// `npm run chaos`: kills a server again and again while tables are played on it, and looks whether anything is lost.

import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type ChaosResult, chaosOn } from './chaos/chaosOn.ts'
import { BadArgument, numberOf, runCommand } from './command.ts'
import type { Options, Usage } from './usage.ts'

const STORAGES = ['sqlite', 'postgres'] as const
const KILLS = 20

const OPTIONS = {
  kills: { type: 'string', value: 'N', does: `how often the server is killed (${KILLS} if not given)` },
  storage: { type: 'string', value: STORAGES.join('|'), does: 'on this storage only (on both if not given)' },
  seed: { type: 'string', value: 'S', does: 'the same seed kills at the same moments' },
  json: { type: 'boolean', default: false, does: 'prints one JSON object as the last line' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run chaos',
  does: 'Kills a server again and again while tables are played on it, and looks whether anything is lost.',
  options: OPTIONS,
  example: 'npm run chaos -- --kills 5 --storage sqlite',
}

function readArguments() {
  const { values } = parseArgs({ options: OPTIONS })
  const storages = STORAGES.filter(each => values.storage === undefined || values.storage === each)
  if (storages.length === 0) throw new BadArgument(`--storage takes ${STORAGES.join(' or ')}.`)
  return {
    storages,
    kills: numberOf(values, 'kills', 1) ?? KILLS,
    seed: values.seed ?? randomBytes(4).toString('hex'),
    json: values.json,
  }
}

function print({ storage, kills, tables, acknowledged, seconds, ...found }: ChaosResult): void {
  const { lost, stuck, problems } = found
  console.log(`${storage}: ${kills} kills, ${tables} games, ${acknowledged} acknowledged choices, ${seconds} s`)
  console.log(`  ${lost.length} lost, ${stuck.length} stuck, ${problems.length} other problems`)
  for (const line of [...lost, ...stuck.map(id => `table ${id} does not go on`), ...problems]) console.log(`  ${line}`)
}

async function chaos(): Promise<number> {
  const { storages, kills, seed, json } = readArguments()
  console.log(`seed ${seed}`)
  const all: ChaosResult[] = []
  for (const storage of storages) {
    const damage = await chaosOn(storage, kills, seed)
    print(damage)
    all.push(damage)
  }
  const well = all.every(({ lost, stuck, problems }) => lost.length + stuck.length + problems.length === 0)
  if (json) console.log(JSON.stringify({ chaos: { well, storages: all } }))
  return well ? 0 : 1
}

await runCommand(USAGE, chaos)
