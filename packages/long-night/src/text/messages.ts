// Messages by language, loaded on demand: a reader needs only one language, and a table only the parts of its settings.

import type { Locale, Messages } from '@lastlight/kernel'
import { PARTS, type Part } from './parts.ts'

const EVERY_GAME = {
  en: async () => (await import('./en/index.ts')).messages,
  pl: async () => (await import('./pl/index.ts')).messages,
  cs: async () => (await import('./cs/index.ts')).messages,
}
const OF_PARTS: { readonly [part in Part]: { readonly [locale in Locale]: () => Promise<Messages> } } = {
  adult: {
    en: async () => (await import('./en/crossroadsAdult.ts')).crossroadsAdult,
    pl: async () => (await import('./pl/crossroadsAdult.ts')).crossroadsAdult,
    cs: async () => (await import('./cs/crossroadsAdult.ts')).crossroadsAdult,
  },
  decks: {
    en: async () => (await import('./en/decks.ts')).decks,
    pl: async () => (await import('./pl/decks.ts')).decks,
    cs: async () => (await import('./cs/decks.ts')).decks,
  },
  modules: {
    en: async () => (await import('./en/ofModules.ts')).ofModules,
    pl: async () => (await import('./pl/ofModules.ts')).ofModules,
    cs: async () => (await import('./cs/ofModules.ts')).ofModules,
  },
}
const RULEBOOKS = {
  en: () => import('./en/rulebook.ts'),
  pl: () => import('./pl/rulebook.ts'),
  cs: () => import('./cs/rulebook.ts'),
}

/** The texts of every game and those of the given parts; without `parts` all of them. A table's parts: `partsOf`. */
export async function messages(locale: Locale, parts: readonly Part[] = PARTS): Promise<Messages> {
  const loads = [EVERY_GAME, ...parts.map(part => OF_PARTS[part])]
  return Object.assign({}, ...(await Promise.all(loads.map(load => load[locale]())))) as Messages
}

/** The rules, by their ids. */
export const rulebook = async (locale: Locale): Promise<Messages> => (await RULEBOOKS[locale]()).rulebook
