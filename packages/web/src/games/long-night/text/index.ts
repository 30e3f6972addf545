// Everything that is said at a table of The Long Night: the game's own words, the kernel's, and those of the screen.

import type { Locale, Messages } from '@lastlight/kernel'
import { messages as gameMessages, PARTS, type Part, partsOf } from '@lastlight/long-night/text'
import { kernelMessages } from '@lastlight/words'
import type { TableConfig } from '../hiddenEffects.ts'

type InEachLanguage = { readonly [locale in Locale]: () => Promise<Messages> }

const SCREEN: InEachLanguage = {
  en: async () => (await import('./en/table.ts')).table,
  pl: async () => (await import('./pl/table.ts')).table,
  cs: async () => (await import('./cs/table.ts')).table,
}
/** What the screen says of modules and scenarios. */
const SCREEN_OF_MODULES: InEachLanguage = {
  en: async () => ({ ...(await import('./en/modules.ts')).modules, ...(await import('./en/raxxon.ts')).raxxon }),
  pl: async () => ({ ...(await import('./pl/modules.ts')).modules, ...(await import('./pl/raxxon.ts')).raxxon }),
  cs: async () => ({ ...(await import('./cs/modules.ts')).modules, ...(await import('./cs/raxxon.ts')).raxxon }),
}

/** Only the set-up speaks of decks, and no table. */
const SCREEN_OF_DECKS: InEachLanguage = {
  en: async () => (await import('./en/decks.ts')).decks,
  pl: async () => (await import('./pl/decks.ts')).decks,
  cs: async () => (await import('./cs/decks.ts')).decks,
}

/** Everything, unless a table needs only some parts. */
export async function messages(locale: Locale, parts: readonly Part[] = PARTS): Promise<Messages> {
  const all = await Promise.all([
    kernelMessages(locale),
    gameMessages(locale, parts),
    SCREEN[locale](),
    ...(parts.includes('modules') ? [SCREEN_OF_MODULES[locale]()] : []),
    ...(parts.includes('decks') ? [SCREEN_OF_DECKS[locale]()] : []),
  ])
  return Object.assign({}, ...all) as Messages
}

/** What is said at a table with these settings. */
export const tableMessages = (locale: Locale, config: TableConfig): Promise<Messages> =>
  messages(locale, partsOf(config))
