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

/** A single option of these says nothing about a hand that the table does not know. */
const OPEN: readonly ScreenOption['do'][] = ['keep', 'survivor', 'place', 'entrance', 'die', 'option']

/** The only option of a question, where its answer is no secret; a turn never ends by itself, because of the hand. */
export const nothingLeft = (options: readonly ScreenOption[]): ScreenOption | undefined =>
  options.length === 1 && OPEN.includes(options[0]!.do) ? options[0] : undefined
