// The bots' turns between those of the person, and taking back.

import { type Seat, sightOf } from '@lastlight/kernel'
import { attempt } from './attempt.ts'
import { reportFault } from './files.ts'
import { printNews, printOutcome, printQuestion } from './printing.ts'
import type { Session } from './session.ts'

/** The bots play until the person is asked or the game is over; then all new events are printed. */
export async function playBots(session: Session): Promise<void> {
  const { game, seat } = session.options
  for (;;) {
    const waiting = game.pending(session.match.state).find(each => each !== seat)
    if (waiting === undefined || !(await playBot(session, waiting))) break
  }
  printNews(session)
  if (session.isOver) printOutcome(session)
  else askPerson(session)
}

function askPerson(session: Session): void {
  for (const option of session.choices) learnFields(session, option)
  printQuestion(session)
}

/** Notes the fields of an offered act, so that it can be typed as a wish. */
function learnFields({ fields }: Session, option: unknown): void {
  const { do: act, ...rest } = option as { readonly do?: unknown }
  if (typeof act === 'string') fields[act] ??= Object.keys(rest)
}

/** False when the bot fails: then the game cannot go on here. */
async function playBot(session: Session, seat: Seat): Promise<boolean> {
  const options = session.options.game.options(session.match.state, seat)
  const tried = [await choiceOf(session, seat), ...options].filter(option => option !== undefined)
  for (const option of tried) {
    try {
      session.match.play(seat, option)
      return true
    } catch (problem) {
      reportFault(session, problem)
    }
  }
  return false
}

async function choiceOf(session: Session, seat: Seat): Promise<unknown> {
  try {
    return await session.bots[seat]!.choose(sightOf(session.match, seat))
  } catch (problem) {
    reportFault(session, problem)
    return undefined
  }
}

export const undo = (session: Session): boolean =>
  attempt(session, () => {
    const { match, options } = session
    match.undo(options.seat)
    session.printed = Math.min(session.printed, match.told(options.seat).length)
    session.say('play.undone')
  })

export const redo = (session: Session): boolean =>
  attempt(session, () => {
    session.match.redo(session.options.seat)
    session.say('play.redone')
  })
