// What the operator does about people: the queue of reports, mutes, operators, blocked networks, and the record of it.

import {
  type ActionOperator,
  type ActionTarget,
  LONGEST_NOTE,
  type ModeratedPerson,
  type ReportInFull,
  type ReportSummary,
} from '@lastlight/protocol'
import {
  block,
  COMMAND_LINE,
  closeReport,
  type Database,
  listActions,
  listBlocks,
  listModerated,
  listReports,
  makeOperator,
  mute,
  type Settings,
  showReport,
  unblock,
} from '@lastlight/server'
import { BadArgument, numberOf } from '../command.ts'
import { type AdminAnswer, type Arguments, counted, named, sayMore, type Work } from './arguments.ts'

const MOST_DAYS = 365
const USUAL_DAYS = 7

const timeOf = (at: number): string => new Date(at).toISOString()

function daysIn({ given }: Arguments, flag: 'days' | 'mute'): number | undefined {
  const days = numberOf(given, flag, 1)
  if (days !== undefined && days > MOST_DAYS)
    throw new BadArgument(`--${flag} takes at most ${MOST_DAYS} days; a person who must stay away is banned.`)
  return days
}

/** As long as on the operator's page: other operators read it in lists. */
function noteIn({ note }: Arguments): string | undefined {
  const text = note?.trim()
  if (text !== undefined && text.length > LONGEST_NOTE)
    throw new BadArgument(`--note takes at most ${LONGEST_NOTE} letters, and these are ${text.length}.`)
  return text
}

/** With the id: names of guests are not unique, and every command takes an id. */
const withId = (name: string, id: string | null): string => (id === null ? name : `${name} (${id})`)

const called = ({ name, username, id }: ModeratedPerson): string =>
  withId(username === null || username === name ? name : `${name}, username ${username}`, id)

function lineOf(report: ReportSummary): string {
  const state = report.closedAt === null ? 'open' : closedIn(report)
  const more = report.reports > 1 ? `, one of ${report.reports} reports about them` : ''
  const by = withId(report.reporter, report.reporterId)
  return `${report.id}  ${timeOf(report.at)}  ${state}  ${report.reason}  ${called(report.person)}${more}, by ${by}`
}

/** How a report was closed, when and by whom, and what that operator noted. */
function closedIn({ closedAt, outcome, closing }: ReportSummary): string {
  if (closing === null) return `closed: ${outcome}, ${timeOf(closedAt!)}`
  const days = closing.days === null ? '' : ` for ${daysOf(closing.days)}`
  const note = closing.note === '' ? '' : `, “${closing.note}”`
  return `closed: ${outcome}${days}, ${timeOf(closedAt!)} by ${nameIn(closing.operator)}${note}`
}

const daysOf = (n: number): string => counted(n, 'day')

const reports: Work = (db, args, settings) => {
  switch (args.name) {
    case undefined:
      return list(db, args)
    case 'show':
      return show(db, args, settings)
    case 'close':
      return close(db, args)
    default:
      throw new BadArgument(`There is no 'reports ${args.name}': leave it out, or write show ID or close ID.`)
  }
}

async function list(db: Database, args: Arguments): Promise<AdminAnswer> {
  const { limit, after, say } = args
  const page = await listReports(db, limit, after)
  for (const each of page.reports) say(lineOf(each))
  say(`${counted(page.open, 'open report')}.`)
  sayMore(args, page.next)
  return { ...page }
}

function idOf({ id, name }: Arguments): string {
  if (id === undefined) throw new BadArgument(`Which one? npm run admin -- reports ${name} ID`)
  return id
}

async function show(db: Database, args: Arguments, { publicUrl }: Settings): Promise<AdminAnswer> {
  const report = await showReport(db, idOf(args))
  for (const line of linesOf(report, publicUrl ?? '')) args.say(line)
  return { report }
}

const stateOf = ({ banned, mutedUntil }: ModeratedPerson): readonly string[] => [
  ...(banned ? ['banned'] : []),
  ...(mutedUntil === null ? [] : [`muted until ${timeOf(mutedUntil)}`]),
]

/** `site`: the address of the server, where the settings name it. */
function linesOf(report: ReportInFull, site: string): readonly string[] {
  const { person, text, table, tableIs, room, lines, others } = report
  const state = [...stateOf(person), ...(person.id === null ? ['account deleted'] : [])]
  return [
    lineOf(report),
    `At table ${table}, in the room of the ${room === 'table' ? 'players' : 'spectators'}.`,
    tableIs === 'open'
      ? `Watch it: ${site.replace(/\/$/, '')}/table/${table}`
      : `The table is ${tableIs}, so there is nothing to watch.`,
    ...(text === '' ? [] : [`“${text}”`]),
    ...(state.length === 0 ? [] : [`The person is ${state.join(', ')}.`]),
    lines.length === 0 ? 'Nothing was said around it.' : 'What was said around it:',
    ...lines.map(
      ({ reported, theirs, at, name, author, text: said }) =>
        `${reported ? '>>' : theirs ? ' >' : '  '} ${timeOf(at)}  ${withId(name, author)}: ${said}`,
    ),
    ...(others.length === 0 ? [] : ['Other reports about them:', ...others.map(lineOf)]),
  ]
}

async function close(db: Database, args: Arguments): Promise<AdminAnswer> {
  const id = idOf(args)
  const days = daysIn(args, 'mute')
  if (Number(args.ban) + Number(args.nothing) + Number(days !== undefined) !== 1)
    throw new BadArgument('How? Say one of --ban, --mute DAYS and --nothing.')
  const text = noteIn(args)
  const note = text === undefined ? {} : { note: text }
  const wish =
    days === undefined
      ? { outcome: args.ban ? ('ban' as const) : ('nothing' as const), ...note }
      : { outcome: 'mute' as const, days, ...note }
  await closeReport(db, COMMAND_LINE, id, wish)
  args.say(`Report ${id} is closed: ${wish.outcome}${days === undefined ? '' : ` for ${daysOf(days)}`}.`)
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
    ? block(db, COMMAND_LINE, named(args), noteIn(args) ?? '')
    : unblock(db, COMMAND_LINE, named(args)))
  args.say(isBlock ? `${network} is blocked: no one can come in from there.` : `${network} is open again.`)
  return { network, blocked: isBlock }
}

const blocks: Work = async (db, { say }) => {
  const found = await listBlocks(db)
  for (const { network, at, note } of found) say(`${network}  ${timeOf(at)}  ${note}`)
  say(`${counted(found.length, 'blocked network')}.`)
  return { blocks: found }
}

function nameIn(named: ActionOperator | ActionTarget): string {
  switch (named.kind) {
    case 'commandLine':
      return 'command line'
    case 'removed':
      return '(account deleted)'
    case 'person':
      return withId(named.name, named.id)
    default:
      return named.name
  }
}

const people: Work = async (db, args) => {
  const page = await listModerated(db, args.limit, args.after)
  for (const person of page.people) args.say(`${called(person)}  ${stateOf(person).join(', ')}`)
  args.say(`${counted(page.people.length, 'banned or muted person', 'banned or muted people')}.`)
  sayMore(args, page.next)
  return { ...page }
}

const actions: Work = async (db, args) => {
  const page = await listActions(db, args.limit, args.after)
  for (const { at, operator: by, action, target, note } of page.actions)
    args.say(
      `${timeOf(at)}  ${nameIn(by)}  ${action}  ${nameIn(target)}${note === '' ? '' : `  (${note.replaceAll('\n', '; ')})`}`,
    )
  args.say(`${counted(page.actions.length, 'action')}.`)
  sayMore(args, page.next)
  return { ...page }
}

export const MODERATION: { readonly [verb: string]: Work } = {
  reports,
  people,
  mute: muted,
  unmute: muted,
  operator,
  block: blocking,
  unblock: blocking,
  blocks,
  actions,
}
