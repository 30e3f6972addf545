import type { Locale, Messages } from '@lastlight/kernel'

/** The words of the operator's page: loaded with it, as hardly anybody sees it. */
export async function operatorMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'en':
      return (await import('./en/operator.ts')).operator
    case 'pl':
      return (await import('./pl/operator.ts')).operator
    case 'cs':
      return (await import('./cs/operator.ts')).operator
  }
}
