// Where a scenario is: its chapter, and the passage that was read last.

import type { View } from '@lastlight/long-night'
import { lastPassage, type PassageId, scenarioRow } from '@lastlight/long-night/content/scenarios'
import type { Words } from '@lastlight/words'

/** The chapter whose objective lies on the table; undefined without a scenario. */
export function chapterLine({ scenario = 'none', objective }: View, words: Words): string | undefined {
  const all: readonly string[] | undefined = scenarioRow(scenario)?.objectives
  return all && words.say('story.card', { n: all.indexOf(objective) + 1, of: all.length })
}

export const storyOf = ({ scenario = 'none', passages = 0 }: View): PassageId | undefined =>
  lastPassage(scenario, passages)
