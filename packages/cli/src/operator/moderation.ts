// What the operator does about people: the queue of reports, mutes, operators, blocked networks, and the record of it.

import type { ActionOperator, ActionTarget, ReportInFull, ReportSummary } from '@lastlight/protocol'
import {
  block,
  COMMAND_LINE,
  closeReport,
  type Database,
  listActions,
  listBlocks,
  listReports,
  makeOperator,
  mute,
  showReport,
  unblock,
} from '@lastlight/server'
import { BadArgument, numberOf } from '../command.ts'
import { type AdminAnswer, type Arguments, named, type Work } from './arguments.ts'

const MOST_DAYS = 365
const USUAL_DAYS = 7

const timeOf = (at: number): string => new Date(at).toISOString()

function daysIn({ given }: Arguments, flag: 'days' | 'mute'): number | undefined {
  const days = numberOf(given, flag, 1)
  if (days !== undefined && days > MOST_DAYS)
    throw new BadArgument(`--${flag} takes at most ${MOST_DAYS} days; a person who must stay away is banned.`)
  return days
}

const calledIn = ({ person: { name, username } }: ReportSummary): string =>
  username === null ? name : `${name} (${username})`

function lineOf(report: ReportSummary): string {
  const state = report.closedAt === null ? 'open' : `closed: ${report.outcome}`
  const more = report.reports > 1 ? `, one of ${report.reports} reports about them` : ''
  return `${report.id}  ${timeOf(report.at)}  ${state}  ${report.reason}  ${calledIn(report)}${more}, by ${report.reporter}`
}

const reports: Work = (db, args) => {
  switch (args.name) {
    case undefined:
      return list(db, args)
    case 'show':
      return show(db, args)
    case 'close':
      return close(db, args)
    default:
      throw new BadArgument(`There is no 'reports ${args.name}': leave it out, or write show ID or close ID.`)
  }
}

async function list(db: Database, { limit, after, given, say }: Arguments): Promise<AdminAnswer> {
  const page = await listReports(db, limit, after)
  for (const each of page.reports) say(lineOf(each))
  say(page.open === 1 ? '1 open report.' : `${page.open} open reports.`)
  const sameLimit = given.limit === undefined ? '' : ` --limit ${limit}`
  if (page.next !== null) say(`There are more: npm run admin -- reports --after ${page.next}${sameLimit}`)
  return { ...page }
}

function idOf({ id, name }: Arguments): string {
  if (id === undefined) throw new BadArgument(`Which one? npm run admin -- reports ${name} ID`)
  return id
}

async function show(db: Database, args: Arguments): Promise<AdminAnswer> {
  const report = await showReport(db, idOf(args))
  for (const line of linesOf(report)) args.say(line)
  return { report }
}

function linesOf(report: ReportInFull): readonly string[] {
  const { person, text, table, room, lines, others } = report
  const state = [
    ...(person.banned ? ['banned'] : []),
    ...(person.mutedUntil === null ? [] : [`muted until ${timeOf(person.mutedUntil)}`]),
    ...(person.id === null ? ['account deleted'] : []),
  ]
  return [
    lineOf(report),
    `At table ${table}, in the room of the ${room === 'table' ? 'players' : 'spectators'}.`,
    ...(text === '' ? [] : [`“${text}”`]),
    ...(state.length === 0 ? [] : [`The person is ${state.join(', ')}.`]),
    lines.length === 0 ? 'Nothing was said around it.' : 'What was said around it:',
    ...lines.map(
      ({ reported, theirs, at, name, text: said }) =>
        `${reported ? '>>' : theirs ? ' >' : '  '} ${timeOf(at)}  ${name}: ${said}`,
    ),
    ...(others.length === 0 ? [] : ['Other reports about them:', ...others.map(lineOf)]),
  ]
}

async function close(db: Database, args: Arguments): Promise<AdminAnswer> {
  const id = idOf(args)
  const days = daysIn(args, 'mute')
  if (Number(args.ban) + Number(args.nothing) + Number(days !== undefined) !== 1)
    throw new BadArgument('How? Say one of --ban, --mute DAYS and --nothing.')
  if (args.note !== undefined) throw new BadArgument('A report is closed without a note: leave --note out.')
  const wish =
    days === undefined
      ? { outcome: args.ban ? ('ban' as const) : ('nothing' as const) }
      : { outcome: 'mute' as const, days }
  await closeReport(db, COMMAND_LINE, id, wish)
  args.say(
    `Report ${id} is closed: ${wish.outcome}${days === undefined ? '' : ` for ${days} ${days === 1 ? 'day' : 'days'}`}.`,
  )
  return { closed: id, ...wish }
}

const muted: Work = async (db, args) => {
  const days = args.verb === 'mute' ? (daysIn(args, 'days') ?? USUAL_DAYS) : null
  const { id, name, username, until } = await mute(db, named(args), days)
  const can = until === null ? 'may write again' : `is muted everywhere until ${timeOf(until)}`
  args.say(`${username ?? name} (${id}) ${can}.`)
  return { person: id, mutedUntil: until === null ? null : timeOf(until) }
}

const operator: Work = async (db, args) => {
  const { id, username } = await makeOperator(db, named(args), !args.off)
  args.say(
    args.off
      ? `${username} (${id}) is no operator any more.`
      : `${username} (${id}) is an operator: they find the queue at /operator.`,
  )
  return { person: id, operator: !args.off }
}

const blocking: Work = async (db, args) => {
  const isBlock = args.verb === 'block'
  const network = await (isBlock
    ? block(db, COMMAND_LINE, named(args), args.note ?? '')
    : unblock(db, COMMAND_LINE, named(args)))
  args.say(isBlock ? `${network} is blocked: nobody comes in from there.` : `${network} is open again.`)
  return { network, blocked: isBlock }
}

const blocks: Work = async (db, { say }) => {
  const found = await listBlocks(db)
  for (const { network, at, note } of found) say(`${network}  ${timeOf(at)}  ${note}`)
  say(`${found.length} blocked networks.`)
  return { blocks: found }
}

function nameIn(named: ActionOperator | ActionTarget): string {
  switch (named.kind) {
    case 'commandLine':
      return 'command line'
    case 'removed':
      return '(account deleted)'
    default:
      return named.name
  }
}

const actions: Work = async (db, { limit, say }) => {
  const found = await listActions(db, limit)
  for (const { at, operator: by, action, target, note } of found)
    say(`${timeOf(at)}  ${nameIn(by)}  ${action}  ${nameIn(target)}${note === '' ? '' : `  (${note})`}`)
  say(`${found.length} actions.`)
  return { actions: found }
}

export const MODERATION: { readonly [verb: string]: Work } = {
  reports,
  mute: muted,
  unmute: muted,
  operator,
  block: blocking,
  unblock: blocking,
  blocks,
  actions,
}
