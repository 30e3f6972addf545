// The name of a seat's person or bot in the reader's language.

import type { TableInfo } from '@lastlight/protocol'
import type { Words } from '@lastlight/words'
import { botNameOn } from '../../play/botNames.ts'
import { clockOf } from '../../words/clocks.ts'

type Seat = Pick<TableInfo['seats'][number], 'seat' | 'name' | 'bot'> & { readonly kind?: 'person' | 'open' | 'bot' }

/** A bot is called as at its table, with its level; an empty chair is called free. */
export function nameOfSeat({ kind, seat, name, bot }: Seat, words: Words): string {
  if (bot !== null)
    return words.say('tables.botNamed', { name: botNameOn(seat), level: words.say(`tables.bot.${bot}`) })
  if (kind === 'open' || name === '') return words.say('tables.free')
  return name
}

/** The letter on a seat's mark. */
export const initialOf = (name: string): string => String.fromCodePoint(name.codePointAt(0) ?? 0x3f).toUpperCase()

/** A time of today as hours and minutes, any other as a date. */
export function whenOf(at: number, locale: string): string {
  const date = new Date(at)
  const today = date.toDateString() === new Date().toDateString()
  return clockOf(locale, today ? { timeStyle: 'short' } : { dateStyle: 'medium' }).format(date)
}
