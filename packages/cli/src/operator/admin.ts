import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  ban,
  type Database,
  endTable,
  exportTable,
  GAMES_BY_ID,
  listTables,
  resetPassword,
  signerFrom,
  unban,
} from '@lastlight/server'
import { BadArgument, numberOf } from '../command.ts'
import type { Options, Usage } from '../usage.ts'
import type { Call } from './call.ts'
import { withDatabase } from './database.ts'

const OPTIONS = {
  limit: { type: 'string', value: 'N', does: 'how many tables `list` shows (200 if not given)' },
  out: { type: 'string', value: 'FILE', does: 'where `export` writes the game' },
  json: { type: 'boolean', default: false, does: 'prints one JSON object, and words on standard error' },
} as const satisfies Options

export const USAGE: Usage = {
  command: 'npm run admin -- list | end ID | export ID | ban NAME | unban NAME | reset-password NAME',
  does: 'What the operator may do, also while the server runs.',
  options: OPTIONS,
  notes: ['NAME is a username, an id, or the name of a guest; list shows the ids of tables'],
  example: 'npm run admin -- list --limit 20',
}

type AdminAnswer = Readonly<Record<string, unknown>>

function readArguments({ args, say }: Call) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
  const [verb, name, ...more] = positionals
  if (more.length > 0) throw new BadArgument(`One at a time: what is '${more[0]}'?`)
  return { verb, name, say, ...values, limit: numberOf(values, 'limit', 1) ?? 200 }
}

type Arguments = ReturnType<typeof readArguments>

function named({ verb, name }: Arguments): string {
  if (name === undefined) throw new BadArgument(`Which one? npm run admin -- ${verb} ...`)
  return name
}

async function list(db: Database, { limit, say }: Arguments): Promise<AdminAnswer> {
  const tables = await listTables(db, limit)
  for (const { id, code, game, status, version, seats, changed } of tables)
    say(`${id}  ${code}  ${game}  ${status}  ${version}  ${changed}  ${seats.join(', ')}`)
  say(`${tables.length} tables.`)
  return { tables }
}

async function end(db: Database, args: Arguments): Promise<AdminAnswer> {
  const id = named(args)
  await endTable(db, id)
  args.say(`Table ${id} has ended.`)
  return { ended: id }
}

async function exported(db: Database, args: Arguments, secret: string): Promise<AdminAnswer> {
  const game = await exportTable(db, GAMES_BY_ID, named(args), signerFrom(secret))
  if (args.out === undefined) {
    if (!args.json) args.say(JSON.stringify(game))
    return { game }
  }
  writeFileSync(resolve(args.out), `${JSON.stringify(game)}\n`)
  args.say(`${game.status === 'playing' ? 'The game goes on; what is public of it' : 'The game'} is in ${args.out}.`)
  return { file: resolve(args.out) }
}

async function barred(db: Database, args: Arguments): Promise<AdminAnswer> {
  const isBan = args.verb === 'ban'
  const { id, name, username } = await (isBan ? ban : unban)(db, named(args))
  args.say(
    `${username ?? name} (${id}) is ${isBan ? 'banned: nothing they carry opens a door any more' : 'welcome again'}.`,
  )
  return { person: id, banned: isBan }
}

async function reset(db: Database, args: Arguments): Promise<AdminAnswer> {
  const { id, username, password, until } = await resetPassword(db, named(args))
  args.say(`One-time password of ${username}: ${password}`)
  args.say(
    `Until ${new Date(until).toISOString()} they can log in with it and choose a password of their own; nothing else opens with it.`,
  )
  args.say('Their sessions have ended, and the tokens of their programs are revoked.')
  return { person: id, username, password, until: new Date(until).toISOString() }
}

export async function admin(call: Call): Promise<number> {
  const args = readArguments(call)
  const work = worker(args)
  const told = await withDatabase(call, (db, { secret }) => work(db, args, secret))
  if (args.json) call.answer({ admin: told })
  return 0
}

function worker({ verb }: Arguments): (db: Database, args: Arguments, secret: string) => Promise<AdminAnswer> {
  switch (verb) {
    case 'list':
      return list
    case 'end':
      return end
    case 'export':
      return exported
    case 'ban':
    case 'unban':
      return barred
    case 'reset-password':
      return reset
    default:
      throw new BadArgument(verb === undefined ? 'What is to be done?' : `There is no '${verb}'.`)
  }
}
