// Dates and times in the page's language, in the way of the reader's browser: British English has 24 hours, American English
// twelve.

/** The page's English is British: so are its times where the browser names no other kind. */
const VARIETY: { readonly [locale: string]: string } = { en: 'en-GB' }

const browserLanguages = (): readonly string[] => (typeof navigator === 'undefined' ? [] : navigator.languages)

/** `locale`: the page's language, of which the browser may name a regional kind. */
export function clockOf(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  languages: readonly string[] = browserLanguages(),
): Intl.DateTimeFormat {
  const regional = languages.find(each => each.startsWith(`${locale}-`))
  try {
    return new Intl.DateTimeFormat(regional ?? VARIETY[locale] ?? locale, options)
  } catch {
    // A browser may name a language in a form that is not allowed here, such as en-US@posix.
    return new Intl.DateTimeFormat(VARIETY[locale] ?? locale, options)
  }
}
