import { parseArgs } from 'node:util'
import { numberOf } from '@lastlight/cli/command'
import type { Options, Usage } from '@lastlight/cli/usage'

export interface Wishes {
  readonly tables: number
  readonly seconds: number
  readonly rate: number | undefined
  readonly profile: string | undefined
  readonly json: boolean
}

const TABLES = 50
const SECONDS = 10

const OPTIONS = {
  tables: { type: 'string', value: 'N', does: `tables of two (${TABLES} if not given)` },
  seconds: { type: 'string', value: 'N', does: `how long each server is measured (${SECONDS} if not given)` },
  rate: {
    type: 'string',
    value: 'N',
    does: 'choices a second by a timetable, beside a bare echo; without it everybody plays as fast as the servers can',
  },
  profile: { type: 'string', value: 'FOLDER', does: 'writes a CPU profile of our server there' },
  json: { type: 'boolean', default: false, does: 'prints one JSON object and nothing else' },
} as const satisfies Options

export const USAGE: Usage = {
  command: 'npm run load',
  does: 'Our server beside others over real sockets, in one run.',
  options: OPTIONS,
  example: 'npm run load -- --tables 50 --seconds 10',
}

export function wishesIn(args: readonly string[]): Wishes {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  return {
    tables: numberOf(values, 'tables', 1) ?? TABLES,
    seconds: numberOf(values, 'seconds', 1) ?? SECONDS,
    rate: numberOf(values, 'rate', 1),
    profile: values.profile,
    json: values.json,
  }
}
