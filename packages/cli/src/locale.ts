import { LOCALES, type Locale } from '@lastlight/words'
import { BadArgument } from './command.ts'

const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text)

export function checkedLocale(text: string): Locale {
  if (!isLocale(text)) throw new BadArgument(`--lang ${text}: there is ${LOCALES.join(', ')}.`)
  return text
}
