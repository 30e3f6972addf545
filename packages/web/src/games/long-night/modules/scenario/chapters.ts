// The chapters of a scenario: its objectives one after the other.

import type { View } from '@lastlight/long-night'
import { lastPassage, type PassageId, scenarioRow } from '@lastlight/long-night/content/scenarios'

interface Chapter {
  readonly objective: string
  readonly state: 'done' | 'now' | 'later'
}

/** The passage that was read last opens a chapter, also before its objective lies on the table. */
export const chaptersOf = ({ scenario = 'none', passages = 0 }: View): readonly Chapter[] =>
  (scenarioRow(scenario)?.objectives ?? []).map((objective, i) => ({
    objective,
    state: i < passages ? 'done' : i === passages ? 'now' : 'later',
  }))

/** The objective that a passage follows; undefined at the beginning and for the short ones. */
export function completedBefore(passage: PassageId, { scenario = 'none', passages = 0 }: View): string | undefined {
  const isOpening = lastPassage(scenario, passages) === passage
  return isOpening ? scenarioRow(scenario)?.objectives[passages - 1] : undefined
}
