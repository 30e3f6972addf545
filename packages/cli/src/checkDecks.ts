// `npm run content -- --decks FILE`: whether the decks in a file are good, and why not.

import { Refusal } from '@lastlight/kernel'
import type { Locale } from '@lastlight/words'
import { GAME_IDS, manifestOf } from './games/index.ts'
import { checkedLocale } from './locale.ts'
import { phrasebookOf } from './play/phrasebook.ts'
import { readTextFile } from './settingFile.ts'

/** Undefined for decks that one of the games takes. */
async function problemOf(text: string, locale: Locale): Promise<string | undefined> {
  let problem = ''
  for (const game of GAME_IDS) {
    const { guide, settingFiles } = (await manifestOf(game)) ?? {}
    try {
      if (settingFiles?.['decks']?.(text) !== undefined) return undefined
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown
      problem = (await phrasebookOf(await guide?.speech(locale), locale, -1)).refusal(thrown)
    }
  }
  return problem
}

export async function checkDecks(file: string, language: string): Promise<number> {
  const problem = await problemOf(readTextFile(file), checkedLocale(language))
  if (problem === undefined) console.log(`${file}: good.`)
  else console.error(`${file}: ${problem}`)
  return problem === undefined ? 0 : 1
}
