// Words that do not stand on screen, because another word was agreed on: docs/words.md.

import type { Locale } from '@lastlight/kernel'
import type { Avoided } from './avoided.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

export const AVOIDED: { readonly [L in Locale]: readonly Avoided[] } = { en, pl, cs }
