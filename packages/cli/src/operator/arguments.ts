// The arguments of `npm run admin`, and what its parts do with them.

import { parseArgs } from 'node:util'
import type { Database } from '@lastlight/server'
import { BadArgument, numberOf } from '../command.ts'
import type { Options } from '../usage.ts'
import type { Call } from './call.ts'

export const OPTIONS = {
  limit: { type: 'string', value: 'N', does: 'how many lines a list shows (200 if not given)' },
  after: { type: 'string', value: 'PLACE', does: '`reports`: the page that begins after this place' },
  out: { type: 'string', value: 'FILE', does: 'where `export` writes the game' },
  days: { type: 'string', value: 'N', does: 'for how many days `mute` mutes (7 if not given)' },
  note: { type: 'string', value: 'TEXT', does: 'why `block` blocks, for other operators' },
  off: { type: 'boolean', default: false, does: '`operator`: this person no longer is one' },
  ban: { type: 'boolean', default: false, does: '`reports close`: bans the person' },
  mute: { type: 'string', value: 'DAYS', does: '`reports close`: mutes the person everywhere' },
  nothing: { type: 'boolean', default: false, does: '`reports close`: does nothing else' },
  json: { type: 'boolean', default: false, does: 'prints one JSON object, and words on standard error' },
} as const satisfies Options

export function readArguments({ args, say }: Call) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
  const [verb, name, ...more] = positionals
  // `reports show ID` has one argument more than the others.
  const [id, ...rest] = verb === 'reports' ? more : [undefined, ...more]
  if (rest.length > 0) throw new BadArgument(`One at a time: what is '${rest[0]}'?`)
  return { verb, name, id, say, ...values, limit: numberOf(values, 'limit', 1) ?? 200, given: values }
}

export type Arguments = ReturnType<typeof readArguments>

export type AdminAnswer = Readonly<Record<string, unknown>>

export type Work = (db: Database, args: Arguments, secret: string) => Promise<AdminAnswer>

export function named({ verb, name }: Arguments): string {
  if (name === undefined) throw new BadArgument(`Which one? npm run admin -- ${verb} ...`)
  return name
}
