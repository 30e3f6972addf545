// The Long Night's ledger: how games end, morale by round, who wins with which objective, what crossroads are chosen.

import type { Ledger } from '../../sim/ledger.ts'
import { longNightExhibits } from './sim/exhibits.ts'
import { longNightFigures } from './sim/figures.ts'
import { hearing } from './sim/hearing.ts'
import { longNightLines } from './sim/lines.ts'

export const longNight: Ledger = {
  always: true,
  open: hearing,
  read(sums, sample) {
    const figures = longNightFigures(sums)
    return { figures, lines: longNightLines(figures), exhibits: words => longNightExhibits(figures, words, sample) }
  },
  // Cards are shown by their ids.
  messages: () => Promise.resolve({}),
}
