import type { Locale, Messages } from '@lastlight/words'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

/** What a report's page says by itself. */
export const PAGE: { readonly [locale in Locale]: Messages } = { en, pl, cs }
