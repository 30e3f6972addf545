// The words for Outlive's table in the terminal.

import type { Locale, Messages } from '@lastlight/words'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

export const TABLE: { readonly [locale in Locale]: Messages } = { en, pl, cs }
