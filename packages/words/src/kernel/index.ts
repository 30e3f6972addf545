import type { Locale, Messages } from '@lastlight/kernel'

const LANGUAGES = {
  en: () => import('./en.ts'),
  pl: () => import('./pl.ts'),
  cs: () => import('./cs.ts'),
}

/** Refusals that every game shares, because its kernel gives them. */
export const kernelMessages = async (locale: Locale): Promise<Messages> => (await LANGUAGES[locale]()).kernel
