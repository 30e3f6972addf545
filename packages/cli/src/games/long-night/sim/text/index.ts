import type { Locale, Messages } from '@lastlight/words'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

export const SECTIONS: { readonly [locale in Locale]: Messages } = { en, pl, cs }
