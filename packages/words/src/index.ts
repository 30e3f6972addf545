export { kernelMessages, LOCALES, type Locale } from './kernel/index.ts'
export type { Arg, Args, Phrase, Who } from './phrase.ts'
export { type Manner, type Messages, type Words, wordsOf } from './words.ts'
