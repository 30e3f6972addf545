// The progress of an improvement, and what tokens would make of it.

import type { Option, View } from '@lastlight/long-night'
import { improvementRow } from '@lastlight/long-night/content/improvements'
import { itemRow } from '@lastlight/long-night/content/items'
import { progressOf } from '@lastlight/long-night/content/itemTypes'
import type { Words } from '@lastlight/words'
import type { Choice } from '../../../../face/choice.ts'

export interface Progress {
  readonly have: number
  readonly need: number
}

export function progressOn({ improvements }: View, id: string): Progress {
  const work = improvements?.offer.find(each => each.id === id)
  const need = improvementRow(id).cost
  return { have: work?.progress ?? need, need }
}

/** The tokens of a card that is used up for building. */
export const tokensOf = (card: string): number => progressOf(itemRow(card))

/** LN-IMP-04: further tokens are lost. */
export const withTokens = ({ have, need }: Progress, by: number): Progress => ({
  have: Math.min(need, have + by),
  need,
})

const CARD = 'card:'

/** The tokens that the present choice would put on this improvement: those of the card that is pointed at, or of an effect. */
export function tokensAhead({ offers, pointed }: Choice<Option>, id: string): number {
  const ways = offers.filter(({ option }) => 'improvement' in option && option.improvement === id)
  if (ways.some(({ option }) => option.do === 'improvement')) return 1
  const card = pointed.find(thing => thing.startsWith(CARD))?.slice(CARD.length)
  return card !== undefined && ways.some(({ option }) => option.do === 'build' && option.card === card)
    ? tokensOf(card)
    : 0
}

/** 'Progress 3 of 3: finished now.' */
export function afterTokens(view: View, id: string, by: number, words: Words): string {
  const { have, need } = withTokens(progressOn(view, id), by)
  return words.say(have < need ? 'improvements.becomes' : 'improvements.done', { n: have, of: need })
}

/** The effect as a sentence. */
export const effectOf = (id: string, words: Words): string => sentence(words.say(`lasting.effect.${id}`), words)

const sentence = (text: string, { locale }: Words): string => `${text[0]!.toLocaleUpperCase(locale)}${text.slice(1)}.`
