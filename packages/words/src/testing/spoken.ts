// A game's messages in every language, and a check that formats them.

import assert from 'node:assert/strict'
import type { Phrase } from '@lastlight/kernel'
import type { GameText } from '../gameText.ts'
import { kernelMessages } from '../kernel/index.ts'
import { type Languages, languagesOf } from '../lint.ts'
import { wordsOf } from '../words.ts'

export interface Spoken {
  readonly languages: Languages
  readonly books: Languages
  /** Says it in every language: whole, and as a sentence begins. */
  isSaid(phrase: Phrase): void
}

/** A pattern that shows that an argument was filled with the wrong value. */
const BROKEN = /\[|\]|\{|\}|undefined|NaN|null|object(?!i)|\bQ-|\.\.| {2}/

export async function spokenIn(text: GameText, begins = /^\p{Lu}/u): Promise<Spoken> {
  const languages = await languagesOf(text.messages)
  const kernel = await languagesOf(kernelMessages)
  const speakers = Object.keys(languages).map(locale =>
    wordsOf({ ...languages[locale], ...kernel[locale] }, locale, { nameOf: who => `Q${who}`, missing: 'throws' }),
  )
  return {
    languages,
    books: await languagesOf(text.rulebook),
    isSaid(phrase) {
      for (const words of speakers) {
        const said = words.saying(phrase)
        assert.doesNotMatch(said, BROKEN, `${words.locale} ${phrase.key}`)
        assert.match(said, begins, `${words.locale} ${phrase.key}: ${said}`)
      }
    },
  }
}
