// Figures of The Long Night, laid out for a page.

import type { Words } from '@lastlight/words'
import type { Section } from '../../../sim/page/section.ts'
import type { Sample } from '../../../sim/statistics.ts'
import { crises, crossroads, uses } from './cardSections.ts'
import { endings, morale, objectives, settings } from './endSections.ts'
import type { LongNightFigures } from './figures.ts'
import { goalKinds, goals } from './goalSections.ts'
import { beliefs, traitors } from './traitorSections.ts'

export const longNightSections = (figures: LongNightFigures, words: Words, sample: Sample): readonly Section[] => {
  const report = { figures, words, sample }
  return [
    endings(report),
    settings(report),
    objectives(report),
    morale(report),
    goalKinds(report),
    goals(report),
    beliefs(report),
    traitors(report),
    crises(report),
    crossroads(report),
    ...(['item', 'survivor', 'improvement', 'experiment', 'sideEffect'] as const).map(kind => uses(report, kind)),
    // A run without traitors, without crossroads or without a module has nothing to say about them.
  ].filter(({ rows }) => rows.length > 0)
}
