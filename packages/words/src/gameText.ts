// What a game says of itself: the shape of its module `text`.

import type { Locale, Messages, Phrase, Reason } from '@lastlight/kernel'

/** For whoever handles several games, and does not know what their options, views and events look like. */
export interface GameText {
  messages(locale: Locale): Promise<Messages>
  rulebook(locale: Locale): Promise<Messages>
  questionPhrase(options: readonly unknown[], view: unknown): Phrase
  optionPhrase(option: unknown, view: unknown): Phrase
  eventPhrase(event: unknown): Phrase
  refusalPhrase(reason: Reason): Phrase
  outcomePhrase(reason: Reason): Phrase
  /** Left out where nobody coaches. */
  coachPhrase?(reason: Pick<Reason, 'key' | 'args'>): Phrase
}
