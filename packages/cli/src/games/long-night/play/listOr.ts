import type { Words } from '@lastlight/words'

export const listOr = (items: readonly string[], words: Words): string =>
  items.length === 0 ? words.say('table.none') : words.list(items)
