import type { Locale, Messages } from '@lastlight/words'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

/** The terminal's own messages. */
export const TERMINAL: { readonly [locale in Locale]: Messages } = { en, pl, cs }
