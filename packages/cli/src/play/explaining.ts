// Answers to a person who asks why, which rule, or what would be best.

import { coachOf } from '@lastlight/bots'
import { same, sightOf } from '@lastlight/kernel'
import type { Locale } from '@lastlight/words'
import { attempt, explain } from './attempt.ts'
import { wishFor } from './choosing.ts'
import { containing } from './findWords.ts'
import type { Session } from './session.ts'

export const help = (session: Session): void => session.say('play.help', examplesFor(session))

function examplesFor({ options: { guide, book } }: Session) {
  if (!guide) return { wish: 'pass', rule: 'ID', word: 'WORD' }
  return { ...guide.examples, word: guide.examples.word[book.words.locale as Locale] }
}

export function why(session: Session, text: string): void {
  if (text === '') return session.say('play.whyWhat', examplesFor(session))
  const { game, seat, book } = session.options
  const { options } = session.menu
  const isNumber = /^\d+$/.test(text)
  const numbered = isNumber ? options[Number(text) - 1] : undefined
  if (isNumber && numbered === undefined) return session.say('play.noNumber', { last: options.length })
  const wish = numbered ?? wishFor(session, text)
  const reason = game.refusal(session.match.state, seat, wish)
  if (reason) return explain(session, reason)
  const number = options.findIndex(option => same(option, wish)) + 1
  return session.say('play.possible', { number, option: book.option(wish, session.view) })
}

/** The best choices with reasons, from what this seat knows. */
export function coach(session: Session): void {
  const { game, seat, seed, budget, book } = session.options
  const advise = coachOf(game.id)
  if (!advise) return session.say('play.noCoach')
  if (!game.pending(session.match.state).includes(seat)) return session.say('play.notAsked')
  const sight = sightOf(session.match, seat)
  attempt(session, () => {
    const advice = advise(sight, `${seed} coach`, budget)
    const { options } = session.menu
    session.say('play.coach')
    for (const [i, { option, chance, reasons }] of advice.entries()) {
      const number = options.findIndex(each => same(each, option)) + 1
      session.say('play.advice', { number, option: book.option(option, sight.view), chance })
      if (i > 0 && reasons.length === 0) session.print(`   ${book.words.say('play.noDifference')}`)
      for (const reason of reasons) session.print(`   ${reason.isAgainst ? '-' : '+'} ${book.because(reason)}`)
    }
  })
}

/** A rule by its id, or the rules that have these words in them. */
export function rules(session: Session, said: string): void {
  const { book } = session.options
  if (said === '') return session.say('play.rulesHow', examplesFor(session))
  const text = book.rule(said)
  if (text !== undefined) return session.print(`${said.toUpperCase()}: ${text}`)
  const found = containing(
    book.rules.map(rule => [rule.join(' '), rule] as const),
    said,
  )
  if (found.length === 0) return session.say('play.noRule', { said })
  if (found.length === 1) return session.print(found[0]!.join(': '))
  session.say('play.rulesFound', { n: found.length })
  for (const [id, rule] of found) session.print(`${id}: ${beginningOf(rule)}`)
}

const WIDTH = 90

/** As much of a text as stands on one line, to a whole word. */
function beginningOf(text: string): string {
  const [line = ''] = text.split('\n', 1)
  return line.length <= WIDTH ? line : `${line.slice(0, line.lastIndexOf(' ', WIDTH))} …`
}
