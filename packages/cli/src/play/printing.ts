// Prints the question, new events and the result by itself, and the board and log on request.

import { heading, plainBoard } from './guide.ts'
import type { Session } from './session.ts'

export function printWelcome(session: Session): void {
  const { game, guide, book, seat } = session.options
  const title = guide ? book.words.say('game.title') : game.id
  session.say('play.welcome', { game: title, players: session.match.config.players, who: { who: seat } })
}

export function printNews(session: Session): void {
  const told = session.match.told(session.options.seat)
  const news = told.slice(Math.min(session.printed, told.length))
  session.printed = told.length
  if (news.length === 0) return
  printHeading(session, 'play.happened')
  printEvents(session, news)
}

export function printLog(session: Session): void {
  const told = session.match.told(session.options.seat)
  if (told.length === 0) session.say('play.nothing')
  printEvents(session, told)
}

/** Equal events in a row are printed once. */
function printEvents(session: Session, events: readonly unknown[]): void {
  const times = new Map<string, number>()
  const flush = (): void => {
    for (const [line, n] of times) session.print(n === 1 ? line : `${line} (${n}×)`)
    times.clear()
  }
  let last: unknown
  for (const event of events) {
    const kind = (event as { readonly e?: unknown }).e
    if (kind !== last) flush()
    last = kind
    const line = session.options.book.event(event)
    times.set(line, (times.get(line) ?? 0) + 1)
  }
  flush()
}

export function printBoard(session: Session): void {
  const { guide } = session.options
  for (const line of guide ? guide.board(session.position) : plainBoard(session.view)) session.print(line)
}

/** The question with its choices. The board comes before it in a new round or phase. */
export function printQuestion(session: Session): void {
  const { guide, book } = session.options
  const { position, choices, menu } = session
  const { round, phase } = position.view as { readonly round?: unknown; readonly phase?: unknown }
  const moment = `${String(round)} ${String(phase)}`
  if (moment !== session.boardOf) printBoard(session)
  session.boardOf = moment
  session.print(heading(book.question(choices, position.view)))
  for (const line of guide?.status(position) ?? []) session.print(line)
  for (const line of menu.lines()) session.print(line)
  if (menu.hasFolded) session.say('play.folded', { range: menu.firstRange })
  if (choices.length === 1) session.say('play.only')
}

export function printOutcome(session: Session): void {
  const { game, book, guide } = session.options
  const outcome = game.outcome(session.match.state)
  printHeading(session, 'play.over')
  for (const [who, points] of outcome?.scores?.entries() ?? []) session.say('play.score', { who: { who }, points })
  for (const reason of outcome?.reasons ?? []) session.print(book.outcome(reason))
  if (outcome && !outcome.scores) {
    if (outcome.winners.length === 0) session.say('play.nobodyWins')
    else session.say('play.winners', { winners: outcome.winners.map(who => ({ who })) })
  }
  for (const line of guide?.reckoning(session.position) ?? []) session.print(line)
}

const printHeading = (session: Session, key: string): void =>
  session.print(heading(session.options.book.words.say(key)))
