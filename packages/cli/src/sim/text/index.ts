import { type Locale, type Messages, type Words, wordsOf } from '@lastlight/words'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

/** The report's own messages. */
export const PAGE: { readonly [locale in Locale]: Messages } = { en, pl, cs }

/** Of a report, with the game's own messages. */
export const pageWords = (own: Messages | undefined, locale: Locale): Words =>
  wordsOf({ ...own, ...PAGE[locale] }, locale, { missing: 'throws' })
