// The shape of a game's module `text`.

import type { Locale, Messages, Phrase, Reason } from '@lastlight/kernel'

/** For code that handles several games and does not know their options, views and events. */
export interface GameText {
  messages(locale: Locale): Promise<Messages>
  rulebook(locale: Locale): Promise<Messages>
  questionPhrase(options: readonly unknown[], view: unknown): Phrase
  optionPhrase(option: unknown, view: unknown): Phrase
  eventPhrase(event: unknown): Phrase
  refusalPhrase(reason: Reason): Phrase
  outcomePhrase(reason: Reason): Phrase
  /** Missing in games without a coach. */
  coachPhrase?(reason: Pick<Reason, 'key' | 'args'>): Phrase
}
