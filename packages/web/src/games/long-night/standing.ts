// Small questions that are usually answered alike: an answer that stands until it is taken back.

import type { Words } from '@lastlight/words'
import type { ScreenOption } from './asking.ts'

const LABELS = { call: 'option.call.not', stop: 'option.stop' } as const

/** What a standing answer is kept under: no vote on the token, and no noise in a search. */
export function standingOf(option: ScreenOption, options: readonly ScreenOption[]): keyof typeof LABELS | undefined {
  if (option.do === 'call') return option.yes ? undefined : 'call'
  return option.do === 'stop' && options.some(each => each.do === 'noise') ? 'stop' : undefined
}

export const standingLabel = (key: string, words: Words): string => words.say(LABELS[key as keyof typeof LABELS])
