// Everything that is said at a table of Outlive: the game's own words, the kernel's, and those of the screen.

import type { Locale, Messages } from '@lastlight/kernel'
import { messages as gameMessages } from '@lastlight/outlive/text'
import { kernelMessages } from '@lastlight/words'

const SCREEN: { readonly [locale in Locale]: () => Promise<readonly Messages[]> } = {
  en: async () => [(await import('./en/board.ts')).board, (await import('./en/shelter.ts')).shelter],
  pl: async () => [(await import('./pl/board.ts')).board, (await import('./pl/shelter.ts')).shelter],
  cs: async () => [(await import('./cs/board.ts')).board, (await import('./cs/shelter.ts')).shelter],
}

export async function messages(locale: Locale): Promise<Messages> {
  const all = await Promise.all([kernelMessages(locale), gameMessages(locale), SCREEN[locale]()])
  return Object.assign({}, ...all.flat()) as Messages
}
