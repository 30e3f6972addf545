// Choosing by a number or by words. Each function answers whether something was chosen.

import { same } from '@lastlight/kernel'
import { attempt, explain } from './attempt.ts'
import { plain, startingWith } from './findWords.ts'
import { stringsIn } from './guide.ts'
import type { Session } from './session.ts'
import { wishFrom } from './wish.ts'

export function chooseByNumber(session: Session, text: string): boolean {
  const { options } = session.menu
  const number = text === '' && options.length === 1 ? 1 : Number(text)
  const option = options[number - 1]
  if (option === undefined) {
    session.say('play.noNumber', { last: options.length })
    return false
  }
  return choose(session, option)
}

const choose = (session: Session, option: unknown): boolean =>
  attempt(session, () => session.match.play(session.options.seat, option))

/** Shows the choices from one number to another, or all of them. */
export function showChoices(session: Session, from = 1, to = Infinity): void {
  const { menu } = session
  const shown = [...menu.options.entries()]
    .map(([i, option]) => [i + 1, option] as const)
    .filter(([number]) => number >= from && number <= to)
  if (shown.length === 0) return session.say('play.noNumber', { last: menu.options.length })
  for (const line of menu.numbered(shown)) session.print(line)
}

/** Takes the choice that these words name; shows all of them where there are several. */
export function chooseByWords(session: Session, text: string): boolean {
  const { game, seat } = session.options
  const { menu } = session
  const wish = wishFor(session, text)
  const wished = menu.options.find(option => same(option, wish))
  if (wished !== undefined) return choose(session, wished)
  const found = choicesCalled(session, text)
  if (found.length === 1) return choose(session, found[0]![1])
  if (found.length > 1) {
    session.say('play.several')
    for (const line of menu.numbered(found)) session.print(line)
    return false
  }
  const [word = ''] = text.split(/\s+/, 1)
  const reason = isAct(session, word) ? game.refusal(session.match.state, seat, wish) : undefined
  if (reason) explain(session, reason)
  else session.say('play.unknown', { word })
  return false
}

/** The choices with this label or, when there is none, those that have all of these words; with their numbers. */
function choicesCalled(session: Session, text: string): readonly (readonly [number: number, option: unknown])[] {
  const { book } = session.options
  const { menu, view } = session
  const choices = menu.options.map((option, i) => ({ label: book.option(option, view), row: [i + 1, option] as const }))
  // Options with the same label are the same to the person who chooses.
  const called = choices.find(({ label }) => plain(label) === plain(text))
  if (called) return [called.row]
  return startingWith(
    choices.map(({ label, row }) => [`${label} ${stringsIn(row[1]).join(' ')}`, row] as const),
    text,
  )
}

const isAct = ({ fields }: Session, word: string): boolean =>
  Object.keys(fields).some(act => act.toLowerCase() === word.toLowerCase())

export function wishFor(session: Session, text: string): unknown {
  const { guide, seat } = session.options
  const { view, choices, fields } = session
  const ids = guide?.ids(view, seat) ?? [...stringsIn(choices), ...stringsIn(view)]
  const said = wishFrom(text, { fields, ids })
  return text.startsWith('{') ? said : (guide?.completed(said) ?? said)
}
