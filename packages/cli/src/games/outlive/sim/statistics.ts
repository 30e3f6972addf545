import { messages } from '@lastlight/outlive/text'
import type { Statistics } from '../../../sim/statistics.ts'
import { beginCount } from './counting.ts'
import { outliveFigures } from './figures.ts'
import { outliveSections } from './sections.ts'
import { SECTIONS } from './text/index.ts'

/** Leaders, rooms, tiles, events, the ship, and where the points come from. */
export const statistics: Statistics = {
  beginCount,
  report(sums, sample) {
    const figures = outliveFigures(sums, sample)
    return { figures, sections: words => outliveSections(figures, words, sample) }
  },
  messages: async locale => ({ ...(await messages(locale)), ...SECTIONS[locale] }),
}
