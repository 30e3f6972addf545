// The arguments of `npm run admin`, and what its parts do with them.

import { parseArgs } from 'node:util'
import type { Database, Settings } from '@lastlight/server'
import { BadArgument, numberOf } from '../command.ts'
import type { Options } from '../usage.ts'
import type { Call } from './call.ts'

export const OPTIONS = {
  limit: { type: 'string', value: 'N', does: 'how many lines a list shows (200 if not given)' },
  after: {
    type: 'string',
    value: 'PLACE',
    does: '`reports`, `people`, `actions`: the page that begins after this place',
  },
  out: { type: 'string', value: 'FILE', does: 'where `export` writes the game' },
  days: { type: 'string', value: 'N', does: 'for how many days `mute` mutes (7 if not given)' },
  note: {
    type: 'string',
    value: 'TEXT',
    does: '`block`, `reports close`: why, for other operators (at most 200 letters)',
  },
  off: { type: 'boolean', default: false, does: '`operator`: this person no longer is one' },
  ban: { type: 'boolean', default: false, does: '`reports close`: bans the person' },
  mute: { type: 'string', value: 'DAYS', does: '`reports close`: mutes the person everywhere' },
  nothing: { type: 'boolean', default: false, does: '`reports close`: does nothing else' },
  'older-than': {
    type: 'string',
    value: 'DAYSd',
    does: '`prune`: at which nothing has happened for so many days (400d)',
  },
  waiting: {
    type: 'boolean',
    default: false,
    does: '`prune`: tables that wait for players instead of games that are over',
  },
  yes: { type: 'boolean', default: false, does: '`prune`: removes them; without it they are only listed' },
  json: { type: 'boolean', default: false, does: 'prints one JSON object, and words on standard error' },
} as const satisfies Options

type OptionName = keyof typeof OPTIONS

/** The options of each command besides --json. One that would do nothing is a mistake. */
const TAKEN: { readonly [verb: string]: readonly OptionName[] } = {
  list: ['limit'],
  end: [],
  export: ['out'],
  ban: [],
  unban: [],
  mute: ['days'],
  unmute: [],
  reports: ['limit', 'after'],
  'reports show': [],
  'reports close': ['ban', 'mute', 'nothing', 'note'],
  people: ['limit', 'after'],
  block: ['note'],
  unblock: [],
  blocks: [],
  operator: ['off'],
  actions: ['limit', 'after'],
  prune: ['older-than', 'waiting', 'yes'],
  'reset-password': [],
}

function mustTake(command: string, values: { readonly [name in OptionName]?: string | boolean }): void {
  const taken = Object.hasOwn(TAKEN, command) ? TAKEN[command]! : undefined
  if (taken === undefined) return
  for (const name of Object.keys(OPTIONS) as OptionName[]) {
    const isGiven = values[name] !== undefined && values[name] !== false
    if (!isGiven || name === 'json' || taken.includes(name)) continue
    const these = taken.length === 0 ? 'leave it out.' : `it takes ${taken.map(each => `--${each}`).join(', ')}.`
    throw new BadArgument(`'${command}' takes no --${name}: ${these}`)
  }
}

export function readArguments({ args, say }: Call) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
  const [verb, name, ...more] = positionals
  // `reports show ID` has one argument more than the others.
  const [id, ...rest] = verb === 'reports' ? more : [undefined, ...more]
  if (rest.length > 0) throw new BadArgument(`One at a time: what is '${rest[0]}'?`)
  if (verb !== undefined) mustTake(verb === 'reports' && name !== undefined ? `${verb} ${name}` : verb, values)
  return { verb, name, id, say, ...values, limit: numberOf(values, 'limit', 1) ?? 200, given: values }
}

export type Arguments = ReturnType<typeof readArguments>

export type AdminAnswer = Readonly<Record<string, unknown>>

export type Work = (db: Database, args: Arguments, settings: Settings) => Promise<AdminAnswer>

export function named({ verb, name }: Arguments): string {
  if (name === undefined) throw new BadArgument(`Which one? npm run admin -- ${verb} ...`)
  return name
}

/** `1 table`, `2 tables`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** Says that a list goes on, and the command that goes on with it. */
export function sayMore({ verb, given, say, limit }: Arguments, next: string | null): void {
  const sameLimit = given.limit === undefined ? '' : ` --limit ${limit}`
  if (next !== null) say(`There are more: npm run admin -- ${verb} --after ${next}${sameLimit}`)
}
