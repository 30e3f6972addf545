// The page's messages for lookups: tests name messages and not their wording.

import { LOCALES, type Locale } from '@lastlight/kernel'
import { type Words, wordsOf } from '@lastlight/words'
import { messages as screenMessages } from '../../src/games/outlive/text/index.ts'
import { shellMessages } from '../../src/shell/texts.ts'
import { afterMessages } from '../../src/text/after.ts'
import { operatorMessages } from '../../src/text/operator.ts'

export type Texts = { readonly [key: string]: string }

const texts = async (locale: Locale): Promise<readonly [Locale, Texts]> => [
  locale,
  {
    ...(await shellMessages(locale)),
    ...(await afterMessages(locale)),
    ...(await operatorMessages(locale)),
    ...(await screenMessages(locale)),
  },
]

/** All messages of the page and of Outlive, by language. */
export const TEXTS = Object.fromEntries(await Promise.all(LOCALES.map(texts))) as {
  readonly [locale in Locale]: Texts
}

export const WORDS = Object.fromEntries(
  LOCALES.map(locale => [locale, wordsOf(TEXTS[locale], locale, { missing: 'throws' })]),
) as { readonly [locale in Locale]: Words }
