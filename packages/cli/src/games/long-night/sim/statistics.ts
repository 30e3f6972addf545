import { messages } from '@lastlight/long-night/text'
import type { Statistics } from '../../../sim/statistics.ts'
import { beginCount } from './counting.ts'
import { longNightFigures } from './figures.ts'
import { longNightBrief, longNightSections } from './sections.ts'
import { SECTIONS } from './text/index.ts'

/** How games end, morale by round, who wins with which objective, what cards and options are worth. */
export const statistics: Statistics = {
  always: true,
  beginCount,
  report(sums, sample) {
    const figures = longNightFigures(sums)
    return {
      figures,
      brief: words => longNightBrief({ figures, words, sample }),
      sections: words => longNightSections({ figures, words, sample }),
    }
  },
  messages: async locale => ({ ...(await messages(locale)), ...SECTIONS[locale] }),
}
