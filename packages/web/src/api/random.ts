/** So many that nobody guesses them, and never twice. Only pages that came safely could ask for a UUID. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
