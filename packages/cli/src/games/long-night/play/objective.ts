// The main objective, and how far it is.

import type { View } from '@lastlight/long-night'
import { homeOf, typeOf } from '@lastlight/long-night/content/items'
import { objectiveRow, objectiveSide } from '@lastlight/long-night/content/mainObjectives'
import { LOCATIONS } from '@lastlight/long-night/content/places'
import type { Words } from '@lastlight/words'
import { membersOf } from './count.ts'

export function objectiveLines(view: View, words: Words): readonly string[] {
  const { objective, side } = view
  const { cold, collects } = objectiveRow(objective)
  const progress = progressOf(view, words)
  return [
    words.say('table.objective', {
      objective: words.say(`objective.${objective}`),
      side: words.say(`side.${side}`),
      goal: words.say(`objective.goal.${objective}.${side}`),
    }),
    ...(cold || collects ? [words.say(`objective.rule.${objective}`)] : []),
    ...(progress.length > 0 ? [words.say('table.progress', { items: progress.join('; ') })] : []),
  ]
}

function progressOf(view: View, words: Words): readonly string[] {
  const { perLocation = 0, cards = {}, kills } = objectiveSide(view.objective, view.side).goal
  const members = membersOf(view)
  const count = (is: (card: string) => boolean): number => view.underObjective.filter(is).length
  const line = (what: string, have: number, need: number): string =>
    words.say('table.progress.of', { what, have, need })
  return [
    ...(perLocation > 0
      ? LOCATIONS.map(at =>
          line(
            words.say(`place.${at}`),
            count(card => homeOf(card) === at),
            perLocation,
          ),
        )
      : []),
    ...Object.entries(cards).map(([type, { base, perMember }]) =>
      line(
        words.say(`type.${type}`),
        count(card => typeOf(card) === type),
        base + perMember * members,
      ),
    ),
    ...(kills ? [line(words.say('table.progress.kills'), view.kills, kills.base + kills.perMember * members)] : []),
  ]
}
