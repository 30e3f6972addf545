import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  ban,
  type Database,
  endTable,
  exportTable,
  GAMES_BY_ID,
  listTables,
  oldTables,
  removeOldTables,
  resetPassword,
  type Settings,
  signerFrom,
  unban,
} from '@lastlight/server'
import { BadArgument } from '../command.ts'
import type { Usage } from '../usage.ts'
import { type AdminAnswer, type Arguments, counted, named, OPTIONS, readArguments, type Work } from './arguments.ts'
import type { Call } from './call.ts'
import { withDatabase } from './database.ts'
import { MODERATION } from './moderation.ts'

export const USAGE: Usage = {
  command: 'npm run admin -- list | end ID | export ID | ban NAME | unban NAME | reset-password NAME | ...',
  does: 'What the operator may do, also while the server runs.',
  options: OPTIONS,
  notes: [
    'mute NAME, unmute NAME: whether a person may write in any chat',
    'reports: the queue; reports show ID; reports close ID --ban | --mute DAYS | --nothing',
    'block RANGE, unblock RANGE, blocks: networks that are kept out, such as 203.0.113.0/24 or 2001:db8::/32',
    'operator NAME, operator NAME --off: whether an account may open the page /operator',
    'people: who is banned or muted; actions: what operators have done',
    'prune --older-than 400d: the games that were over so long ago, and with --yes removes them',
    'NAME is a username, an id, or the name of a guest; list shows the ids of tables',
  ],
  example: 'npm run admin -- list --limit 20',
}

async function list(db: Database, { limit, say }: Arguments): Promise<AdminAnswer> {
  // One more than is shown tells whether there are more.
  const found = await listTables(db, limit + 1)
  const tables = found.slice(0, limit)
  for (const { id, code, game, status, version, seats, changed } of tables)
    say(`${id}  ${code}  ${game}  ${status}  ${version}  ${changed}  ${seats.join(', ')}`)
  say(`${counted(tables.length, 'table')}.`)
  if (found.length > limit) say(`There are more: npm run admin -- list --limit ${2 * limit}`)
  return { tables }
}

async function end(db: Database, args: Arguments): Promise<AdminAnswer> {
  const id = named(args)
  await endTable(db, id)
  args.say(`Table ${id} has ended.`)
  return { ended: id }
}

async function exported(db: Database, args: Arguments, { secret }: Settings): Promise<AdminAnswer> {
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

const DAY_MS = 86_400_000

/** `400d`, as people write it. */
function daysIn(text: string | undefined): number {
  const [, days] = /^(\d{1,5})d$/.exec(text ?? '') ?? []
  if (days === undefined || Number(days) === 0)
    throw new BadArgument('How old? --older-than takes a number of days, such as 400d.')
  return Number(days)
}

async function prune(db: Database, args: Arguments): Promise<AdminAnswer> {
  const { waiting, yes, say } = args
  const days = daysIn(args['older-than'])
  const wish = { before: Date.now() - days * DAY_MS, waiting }
  const tables = await (yes ? removeOldTables : oldTables)(db, wish)
  for (const { id, code, game, status, changed } of tables) say(`${id}  ${code}  ${game}  ${status}  ${changed}`)
  const what = `${counted(tables.length, 'table')} at which nothing has happened for ${counted(days, 'day')}`
  if (yes) say(`${what}: removed, with their games, results and chat.`)
  else say(`${what}.${tables.length === 0 ? '' : ' Nothing is removed without --yes; make a backup first.'}`)
  return { tables, removed: yes }
}

export async function admin(call: Call): Promise<number> {
  const args = readArguments(call)
  const work = worker(args)
  const told = await withDatabase(call, (db, settings) => work(db, args, settings))
  if (args.json) call.answer({ admin: told })
  return 0
}

function worker({ verb }: Arguments): Work {
  if (verb !== undefined && Object.hasOwn(MODERATION, verb)) return MODERATION[verb]!
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
    case 'prune':
      return prune
    default:
      throw new BadArgument(verb === undefined ? 'What is to be done?' : `There is no '${verb}'.`)
  }
}
