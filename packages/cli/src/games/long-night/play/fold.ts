// Options that differ in one thing only stand on one line.

import type { Option, View } from '@lastlight/long-night'
import { kindOf } from '@lastlight/long-night/content/items'
import type { Guide, SeatPosition } from '../../../play/guide.ts'
import { dangersAt } from './dangers.ts'

/** The same act with another die, the same survivor to another place, another card for the crisis. */
export function fold(option: Option, { view, words }: SeatPosition<View>): ReturnType<NonNullable<Guide['fold']>> {
  if (option.do === 'move') {
    const { to, ...rest } = option
    const dangers = dangersAt(view, to, words)
    const place = words.say(`place.${to}`)
    return { same: JSON.stringify(rest), short: dangers.length === 0 ? place : `${place} (${dangers.join(', ')})` }
  }
  if (option.do === 'contribute') {
    const { card, ...rest } = option
    return { same: JSON.stringify(rest), short: words.say(`item.${kindOf(card)}`) }
  }
  if (!('die' in option) || option.die === 0 || option.do === 'die') return undefined
  const { die, ...rest } = option
  return { same: JSON.stringify(rest), short: words.say('die', { die }) }
}
