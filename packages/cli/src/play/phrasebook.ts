// Words for a game: its own where it has some, else sentences built from ids.

import type { BotReason } from '@lastlight/bots'
import type { Reason, Seat } from '@lastlight/kernel'
import { type GameText, kernelMessages, type Locale, type Messages, type Words, wordsOf } from '@lastlight/words'
import { TERMINAL } from './text/index.ts'

export interface Phrasebook {
  readonly words: Words
  question(options: readonly unknown[], view: unknown): string
  option(option: unknown, view: unknown): string
  event(event: unknown): string
  refusal(reason: Reason): string
  outcome(reason: Reason): string
  /** A coach's reason for a choice or against it. */
  because(reason: BotReason): string
  rule(id: string): string | undefined
  readonly rules: readonly (readonly [id: string, text: string])[]
}

/** The sentences of a game in one language. */
export interface Speech {
  readonly messages: Messages
  readonly rulebook: Messages
  /** `because` is left out in a game without a coach. */
  readonly phrases: (words: Words) => Phrases & { readonly because?: Phrasebook['because'] }
}

/** The sentences of a game's package, and those that the terminal adds for its board. */
export async function speechOf(text: GameText, locale: Locale, table: Messages = {}): Promise<Speech> {
  const { coachPhrase } = text
  return {
    messages: { ...(await text.messages(locale)), ...table },
    rulebook: await text.rulebook(locale),
    phrases: words => ({
      question: (options, view) => words.saying(text.questionPhrase(options, view)),
      option: (option, view) => words.saying(text.optionPhrase(option, view)),
      event: event => words.saying(text.eventPhrase(event)),
      refusal: reason => words.saying(text.refusalPhrase(reason)),
      outcome: reason => words.saying(text.outcomePhrase(reason)),
      ...(coachPhrase && { because: reason => words.saying(coachPhrase(reason)) }),
    }),
  }
}

type Phrases = Pick<Phrasebook, 'question' | 'option' | 'event' | 'refusal' | 'outcome'>

export async function phrasebookOf(speech: Speech | undefined, locale: Locale, you: Seat): Promise<Phrasebook> {
  const own = TERMINAL[locale]
  const rulebook = speech?.rulebook ?? {}
  const messages = { ...(await kernelMessages(locale)), ...speech?.messages, ...own }
  const plain = wordsOf(own, locale, { spaces: 'plain' })
  const nameOf = (seat: number): string => plain.say(seat === you ? 'play.you' : 'play.player', { n: seat + 1 })
  const words = wordsOf(messages, locale, { nameOf, me: you, spaces: 'plain' })
  return {
    words,
    ...plainPhrases(messages),
    ...speech?.phrases(words),
    rule: id => rulebook[id.toUpperCase()],
    rules: Object.entries(rulebook),
  }
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** `move hero h5, to forest` */
function told(value: unknown, head: string): string {
  if (typeof value !== 'object' || value === null) return shown(value)
  const { [head]: first, ...rest } = value as { [name: string]: unknown }
  const parts = Object.entries(rest).map(([name, part]) => `${name} ${shown(part)}`)
  return [shown(first ?? ''), parts.join(', ')].filter(part => part !== '').join(' ')
}

const plainPhrases = (messages: Messages): Phrases & Pick<Phrasebook, 'because'> => {
  const reason = ({ key, args }: BotReason): string => messages[`refusal.${key}`] ?? told({ key, ...args }, 'key')
  return {
    question: () => messages['play.question'] ?? '',
    option: option => told(option, 'do'),
    event: event => told(event, 'e'),
    refusal: reason,
    outcome: reason,
    because: reason,
  }
}
