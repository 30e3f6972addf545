// Small questions that are usually answered alike: an answer that stands until it is taken back.

import type { Option } from '@lastlight/long-night'
import type { Words } from '@lastlight/words'

const LABELS: { readonly [key: string]: string } = { call: 'option.call.not', stop: 'option.stop' }

/** An ability that is offered at a certain moment, by its survivor. */
const ABILITY = 'useNow.'

/** What a standing answer is kept under: no vote on the token, no noise in a search, an ability whenever it is offered. */
export function standingOf(option: Option, options: readonly Option[]): string | undefined {
  switch (option.do) {
    case 'call':
      return option.yes ? undefined : 'call'
    case 'stop':
      return options.some(each => each.do === 'noise') ? 'stop' : undefined
    case 'useNow':
      return ABILITY + option.survivor
    default:
      return undefined
  }
}

export function standingLabel(key: string, words: Words): string {
  if (!key.startsWith(ABILITY)) return words.say(LABELS[key]!)
  return words.say('option.use.ability', { survivor: words.say(`survivor.short.${key.slice(ABILITY.length)}`) })
}

/** A single option of these says nothing about a hand that the table does not know. A found card is kept by its finder. */
const OPEN: readonly Option['do'][] = ['survivor', 'place', 'entrance', 'die', 'option']

/** The only option of a question; a turn never ends by itself, because of the hand. */
export const nothingLeft = (options: readonly Option[]): Option | undefined =>
  options.length === 1 && [...OPEN, 'refuse'].includes(options[0]!.do) ? options[0] : undefined

/**
 * How soon somebody refuses would tell that they have nothing to give, and how soon nobody calls for a vote that nobody
 * has looked, so these take a time of their own.
 */
export const isSlow = (option: Option): boolean => option.do === 'refuse' || option.do === 'call'
