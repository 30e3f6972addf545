import { RESOURCES, type Resource } from '@lastlight/outlive/content/resources'
import type { Words } from '@lastlight/words'

/** '2 wood and 1 metal', as a price. */
export const goodsList = (kinds: readonly Resource[], words: Words): string =>
  words.list(
    RESOURCES.flatMap(kind => {
      const n = kinds.filter(each => each === kind).length
      return n > 0 ? [words.say(`count.acc.${kind}`, { n })] : []
    }),
  )
