import type { Messages } from '../words.ts'

export const LOCALES = ['en', 'pl', 'cs'] as const
export type Locale = (typeof LOCALES)[number]

/** Refusals that every game shares, because its kernel gives them. */
export async function kernelMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'en':
      return (await import('./en.ts')).kernel
    case 'pl':
      return (await import('./pl.ts')).kernel
    case 'cs':
      return (await import('./cs.ts')).kernel
  }
}
