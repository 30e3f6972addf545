export { LOCALES, type Locale, type Messages } from '@lastlight/kernel'
export type { GameText } from './gameText.ts'
export { kernelMessages } from './kernel/index.ts'
export { type Words, type WordsOptions, wordsOf } from './words.ts'
