export { type HeardPhrases, heard, unheard } from './heard.ts'
export { each, found, type Named, reasonsIn, sourcesIn } from './sources.ts'
export { type Spoken, spokenIn } from './spoken.ts'
export { type Sayings, testWords } from './tests.ts'
