/** Each language by its own name. */
export const LANGUAGES = { en: 'English', pl: 'Polski', cs: 'Čeština' } as const
