// Outlive's ledger: leaders, rooms, tiles, events, the ship, and where the points come from.

import { messages } from '@lastlight/outlive/text'
import type { Ledger } from '../../sim/ledger.ts'
import { outliveExhibits } from './sim/exhibits.ts'
import { outliveFigures } from './sim/figures.ts'
import { hearing } from './sim/hearing.ts'

export const outlive: Ledger = {
  open: hearing,
  read(sums, sample) {
    const figures = outliveFigures(sums, sample)
    return { figures, exhibits: words => outliveExhibits(figures, words, sample) }
  },
  messages,
}
