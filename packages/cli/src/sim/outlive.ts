// Outlive's ledger: leaders, rooms, tiles, events, the ship, and where the points come from.

import { messages } from '@lastlight/outlive/text'
import type { Ledger } from './ledger.ts'
import { outliveExhibits } from './outlive/exhibits.ts'
import { outliveFigures } from './outlive/figures.ts'
import { hearing } from './outlive/hearing.ts'

export const outlive: Ledger = {
  open: hearing,
  read(sums, sample) {
    const figures = outliveFigures(sums, sample)
    return { figures, exhibits: words => outliveExhibits(figures, words, sample) }
  },
  messages,
}
