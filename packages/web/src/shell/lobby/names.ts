// What somebody at a seat is called, in the reader's own language.

import type { TableInfo } from '@lastlight/protocol'
import type { Words } from '@lastlight/words'

type Seat = Pick<TableInfo['seats'][number], 'name' | 'bot'> & { readonly kind?: 'person' | 'open' | 'bot' }

/** A bot goes by its level, and an empty chair by that. */
export function nameOfSeat({ kind, name, bot }: Seat, words: Words): string {
  if (bot !== null) return words.say('tables.botNamed', { level: words.say(`tables.bot.${bot}`) })
  if (kind === 'open' || name === '') return words.say('tables.free')
  return name
}

/** For the mark of a seat. */
export const initialOf = (name: string): string => String.fromCodePoint(name.codePointAt(0) ?? 0x3f).toUpperCase()

/** When something was: today by the hour, and else by the day. */
export function whenOf(at: number, locale: string): string {
  const date = new Date(at)
  const today = date.toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(locale, today ? { timeStyle: 'short' } : { dateStyle: 'medium' }).format(date)
}
