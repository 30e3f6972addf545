import { Refusal } from '@lastlight/kernel'
import { reportFault } from './files.ts'
import type { Phrasebook } from './phrasebook.ts'
import type { Session } from './session.ts'

/** A refusal is explained; any other error is a fault. Answers whether the act was done. */
export function attempt(session: Session, act: () => void): boolean {
  try {
    act()
    return true
  } catch (problem) {
    if (problem instanceof Refusal) explain(session, problem)
    else reportFault(session, problem)
    return false
  }
}

export function explain(session: Session, reason: Parameters<Phrasebook['refusal']>[0]): void {
  const { book } = session.options
  const rule = book.rule(reason.rule)
  // Not every refusal is about a rule of the game: there may be nothing to undo.
  if (rule === undefined) return session.print(book.refusal(reason))
  session.say('play.refused', { reason: book.refusal(reason), rule: reason.rule })
  session.print(`${reason.rule}: ${rule}`)
}
