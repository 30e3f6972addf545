import type { Statistics } from '../../../sim/statistics.ts'
import { beginCount } from './counting.ts'
import { longNightFigures } from './figures.ts'
import { longNightLines } from './lines.ts'
import { longNightSections } from './sections.ts'
import { SECTIONS } from './text/index.ts'

/** How games end, morale by round, who wins with which objective, what is chosen at crossroads. */
export const statistics: Statistics = {
  always: true,
  beginCount,
  report(sums, sample) {
    const figures = longNightFigures(sums)
    return { figures, lines: longNightLines(figures), sections: words => longNightSections(figures, words, sample) }
  },
  // The page shows cards by their ids, so it needs no words of the game.
  messages: locale => Promise.resolve(SECTIONS[locale]),
}
