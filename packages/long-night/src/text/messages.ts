// Words by language, loaded when somebody wants them: nobody reads three languages at once.

import type { Locale, Messages } from '@lastlight/kernel'

/** Everything that is said during a game. */
export async function messages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'en':
      return (await import('./en/index.ts')).messages
    case 'pl':
      return (await import('./pl/index.ts')).messages
    case 'cs':
      return (await import('./cs/index.ts')).messages
  }
}

/** The rules, by their ids. */
export async function rulebook(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'en':
      return (await import('./en/rulebook.ts')).rulebook
    case 'pl':
      return (await import('./pl/rulebook.ts')).rulebook
    case 'cs':
      return (await import('./cs/rulebook.ts')).rulebook
  }
}
