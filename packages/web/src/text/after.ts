import type { Locale, Messages } from '@lastlight/kernel'

/** The words for the end of a game, replays and proofs: loaded with them, not with the first page. */
export async function afterMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'en':
      return (await import('./en/after.ts')).after
    case 'pl':
      return (await import('./pl/after.ts')).after
    case 'cs':
      return (await import('./cs/after.ts')).after
  }
}
