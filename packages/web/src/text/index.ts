import type { Locale, Messages } from '@lastlight/kernel'

type Loads = { readonly [locale in Locale]: () => Promise<Messages> }

/** Words that may have been loaded ahead of their time. */
export interface Text {
  readonly load: (locale: Locale) => Promise<Messages>
  /** Those that were loaded before. */
  readonly known: (locale: Locale) => Messages | undefined
}

function textOf(loads: Loads): Text {
  const here = new Map<Locale, Messages>()
  return {
    async load(locale) {
      const messages = await loads[locale]()
      here.set(locale, messages)
      return messages
    },
    known: locale => here.get(locale),
  }
}

/** What the home page says, and what is said on every page. */
export const firstText: Text = textOf({
  en: async () => (await import('./en/first.ts')).messages,
  pl: async () => (await import('./pl/first.ts')).messages,
  cs: async () => (await import('./cs/first.ts')).messages,
})

/** All that the page itself says; games bring words of their own. */
export const shellText: Text = textOf({
  en: async () => (await import('./en/index.ts')).messages,
  pl: async () => (await import('./pl/index.ts')).messages,
  cs: async () => (await import('./cs/index.ts')).messages,
})

export const shellMessages: Text['load'] = shellText.load
