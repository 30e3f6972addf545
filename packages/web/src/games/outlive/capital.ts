/** As a sentence or a heading begins. */
export const capital = (text: string, locale: string): string => {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(locale) + rest.join('')
}
