import type { Locale, Messages } from '@lastlight/kernel'

export type Load = (locale: Locale) => Promise<Messages>

/** Words that may be preloaded. */
export interface Text {
  readonly load: Load
  /** The messages of a language, if they are loaded already. */
  readonly known: (locale: Locale) => Messages | undefined
}

export function textOf(...loads: readonly Load[]): Text {
  const here = new Map<Locale, Messages>()
  return {
    async load(locale) {
      const messages = Object.assign({}, ...(await Promise.all(loads.map(load => load(locale))))) as Messages
      here.set(locale, messages)
      return messages
    },
    known: locale => here.get(locale),
  }
}

/** The home page, and the words of every page's frame. */
const FIRST: { readonly [locale in Locale]: () => Promise<Messages> } = {
  en: async () => (await import('./en/first.ts')).messages,
  pl: async () => (await import('./pl/first.ts')).messages,
  cs: async () => (await import('./cs/first.ts')).messages,
}

/** All pages. */
const WHOLE: { readonly [locale in Locale]: () => Promise<Messages> } = {
  en: async () => (await import('./en/index.ts')).messages,
  pl: async () => (await import('./pl/index.ts')).messages,
  cs: async () => (await import('./cs/index.ts')).messages,
}

export const firstMessages: Load = locale => FIRST[locale]()
export const wholeMessages: Load = locale => WHOLE[locale]()
