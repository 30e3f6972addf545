// Figures of The Long Night, laid out for people.

import type { Section } from '../../../sim/page/section.ts'
import { crises, crossroads, uses } from './cardSections.ts'
import { endings, morale, objectives, settings } from './endSections.ts'
import { goalKinds, goals } from './goalSections.ts'
import type { Report } from './report.ts'
import { beliefs, traitors } from './traitorSections.ts'

/** A run without traitors, without crossroads or without a module has nothing to say about them. */
const withRows = (sections: readonly Section[]): readonly Section[] => sections.filter(({ rows }) => rows.length > 0)

const BRIEF = [endings, settings, objectives, morale, goalKinds, goals, beliefs, traitors, crises]

/** Those whose tables are short enough for a terminal. */
export const longNightBrief = (report: Report): readonly Section[] => withRows(BRIEF.map(section => section(report)))

export const longNightSections = (report: Report): readonly Section[] => [
  ...longNightBrief(report),
  ...withRows([
    crossroads(report),
    ...(['item', 'survivor', 'improvement', 'experiment', 'sideEffect'] as const).map(kind => uses(report, kind)),
  ]),
]
