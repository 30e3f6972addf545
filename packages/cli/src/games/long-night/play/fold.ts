// Options that differ in one thing only stand on one line.

import type { AnyOption as Option, View } from '@lastlight/long-night'
import { kindOf } from '@lastlight/long-night/content/items'
import type { Place } from '@lastlight/long-night/content/places'
import type { Guide, Position } from '../../../play/guide.ts'
import { dangersAt } from './dangers.ts'

/** The same act with another die, the same survivor to another place, another card for the crisis. */
export function fold(given: unknown, { view, words }: Position): ReturnType<NonNullable<Guide['fold']>> {
  const option = given as Option
  if (option.do === 'move') {
    const { to, ...rest } = option
    const dangers = dangersAt(view as View, to as Place, words)
    const place = words.say(`place.${to}`)
    return { same: JSON.stringify(rest), short: dangers.length === 0 ? place : `${place} (${dangers.join(', ')})` }
  }
  if (option.do === 'contribute') {
    const { card, ...rest } = option
    return { same: JSON.stringify(rest), short: words.say(`item.${kindOf(String(card))}`) }
  }
  const { die, ...rest } = option
  if (typeof die !== 'number' || die === 0 || option.do === 'die') return undefined
  return { same: JSON.stringify(rest), short: words.say('die', { die }) }
}
