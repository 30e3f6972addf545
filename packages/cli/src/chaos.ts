// `npm run chaos`: kills a server again and again while tables are played on it, and looks whether anything is lost.

import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type Damage, stormOn } from './chaos/storm.ts'
import { BadArgument, numberOf, runCommand } from './complaint.ts'

const USAGE =
  'npm run chaos -- [--kills N] [--storage sqlite|postgres] [--seed S] [--json]\n  without --storage on both'
const STORAGES = ['sqlite', 'postgres'] as const
const KILLS = 20

function readArguments() {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string' },
      storage: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const storages = STORAGES.filter(each => values.storage === undefined || values.storage === each)
  if (storages.length === 0) throw new BadArgument(`--storage takes ${STORAGES.join(' or ')}.`)
  return {
    storages,
    kills: numberOf(values, 'kills', 1) ?? KILLS,
    seed: values.seed ?? randomBytes(4).toString('hex'),
    json: values.json,
  }
}

function print({ storage, kills, tables, acknowledged, seconds, ...found }: Damage): void {
  const { lost, stuck, problems } = found
  console.log(`${storage}: ${kills} kills, ${tables} games, ${acknowledged} acknowledged choices, ${seconds} s`)
  console.log(`  ${lost.length} lost, ${stuck.length} stuck, ${problems.length} other problems`)
  for (const line of [...lost, ...stuck.map(id => `table ${id} does not go on`), ...problems]) console.log(`  ${line}`)
}

async function chaos(): Promise<number> {
  const { storages, kills, seed, json } = readArguments()
  console.log(`seed ${seed}`)
  const all: Damage[] = []
  for (const storage of storages) {
    const damage = await stormOn(storage, kills, seed)
    print(damage)
    all.push(damage)
  }
  const well = all.every(({ lost, stuck, problems }) => lost.length + stuck.length + problems.length === 0)
  if (json) console.log(JSON.stringify({ chaos: { well, storages: all } }))
  return well ? 0 : 1
}

await runCommand(USAGE, chaos)
