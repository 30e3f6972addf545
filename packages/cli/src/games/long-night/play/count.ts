import type { View } from '@lastlight/long-night'
import type { Words } from '@lastlight/words'

/** Those who have a vote, and a share in a crisis. */
export const membersOf = (view: View): number => view.players.filter(({ exiled, out }) => !exiled && !out).length

/** The items, or the word for none. */
export const listOr = (items: readonly string[], words: Words): string =>
  items.length === 0 ? words.say('table.none') : words.list(items)
