// Messages by language, loaded on demand: a reader needs only one language.

import type { Locale, Messages } from '@lastlight/kernel'

const LANGUAGES = {
  en: () => import('./en/index.ts'),
  pl: () => import('./pl/index.ts'),
  cs: () => import('./cs/index.ts'),
}
const RULEBOOKS = {
  en: () => import('./en/rulebook.ts'),
  pl: () => import('./pl/rulebook.ts'),
  cs: () => import('./cs/rulebook.ts'),
}

/** Everything that is said during a game. */
export const messages = async (locale: Locale): Promise<Messages> => (await LANGUAGES[locale]()).messages

/** The rules, by their ids. */
export const rulebook = async (locale: Locale): Promise<Messages> => (await RULEBOOKS[locale]()).rulebook
