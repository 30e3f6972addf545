// Everything that is said at a table of The Long Night: the game's own words, the kernel's, and those of the screen.

import type { Locale, Messages } from '@lastlight/kernel'
import { messages as gameMessages } from '@lastlight/long-night/text'
import { kernelMessages } from '@lastlight/words'

const SCREEN: { readonly [locale in Locale]: () => Promise<Messages> } = {
  en: async () => (await import('./en/table.ts')).table,
  pl: async () => (await import('./pl/table.ts')).table,
  cs: async () => (await import('./cs/table.ts')).table,
}

export async function messages(locale: Locale): Promise<Messages> {
  const all = await Promise.all([kernelMessages(locale), gameMessages(locale), SCREEN[locale]()])
  return Object.assign({}, ...all)
}
