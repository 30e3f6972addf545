import { parseArgs } from 'node:util'
import { numberOf } from '@lastlight/cli/complaint'

export const USAGE = `npm run load -- [--tables N] [--seconds N] [--rate N] [--profile FOLDER] [--json]
  --tables    tables of two (50)
  --seconds   how long each server is measured (10)
  --rate      choices a second by a timetable, beside a bare echo; without it everybody plays as fast as the servers can
  --profile   write a CPU profile of our server there
  --json      one JSON object and nothing else`

export interface Wishes {
  readonly tables: number
  readonly seconds: number
  readonly rate: number | undefined
  readonly profile: string | undefined
  readonly json: boolean
}

const TABLES = 50
const SECONDS = 10

export function wishesIn(args: readonly string[]): Wishes {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tables: { type: 'string' },
      seconds: { type: 'string' },
      rate: { type: 'string' },
      profile: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  return {
    tables: numberOf(values, 'tables', 1) ?? TABLES,
    seconds: numberOf(values, 'seconds', 1) ?? SECONDS,
    rate: numberOf(values, 'rate', 1),
    profile: values.profile,
    json: values.json,
  }
}
