// A game's messages in every language, and a check that formats them.

import assert from 'node:assert/strict'
import type { Gap, Gaps, Phrase } from '@lastlight/kernel'
import type { GameText } from '../gameText.ts'
import { kernelMessages } from '../kernel/index.ts'
import { type Languages, languagesOf } from '../lint.ts'
import { type Words, wordsOf } from '../words.ts'

export interface Spoken {
  readonly languages: Languages
  readonly books: Languages
  /** Says it in every language, to spectators and to every seat that it names: whole, and as a sentence begins. */
  isSaid(phrase: Phrase): void
}

/** A pattern that shows that an argument was filled with the wrong value. */
const BROKEN = /\[|\]|\{|\}|undefined|NaN|null|object(?!i)|\bQ-|\.\.| {2}/

export async function spokenIn(text: GameText, begins = /^\p{Lu}/u): Promise<Spoken> {
  const languages = await languagesOf(text.messages)
  const kernel = await languagesOf(kernelMessages)
  const speakers = new Map<number | undefined, readonly Words[]>()
  function speakersTo(me: number | undefined): readonly Words[] {
    const all =
      speakers.get(me) ??
      Object.keys(languages).map(locale =>
        wordsOf({ ...languages[locale], ...kernel[locale] }, locale, {
          nameOf: who => `Q${who}`,
          me,
          missing: 'throws',
        }),
      )
    speakers.set(me, all)
    return all
  }
  return {
    languages,
    books: await languagesOf(text.rulebook),
    isSaid(phrase) {
      for (const words of [undefined, ...seatsIn(phrase.args)].flatMap(speakersTo)) {
        const said = words.saying(phrase)
        assert.doesNotMatch(said, BROKEN, `${words.locale} ${phrase.key}`)
        assert.match(said, begins, `${words.locale} ${phrase.key}: ${said}`)
      }
    },
  }
}

/** The seats that a phrase names, also inside its parts. */
const seatsIn = (args: Gaps = {}): ReadonlySet<number> => new Set(Object.values(args).flatMap(seatsOf))

function seatsOf(gap: Gap): readonly number[] {
  if (typeof gap !== 'object') return []
  if ('who' in gap) return [gap.who]
  return 'key' in gap ? [...seatsIn(gap.args)] : gap.flatMap(seatsOf)
}
