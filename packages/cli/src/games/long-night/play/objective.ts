// The main objective, and how far it is.

import type { View } from '@lastlight/long-night'
import { objectiveRow } from '@lastlight/long-night/content/mainObjectives'
import { goalMessage, type Wanted, wantedFor } from '@lastlight/long-night/queries/objectives'
import type { Words } from '@lastlight/words'

export function objectiveLines(view: View, words: Words): readonly string[] {
  const { objective, side } = view
  const { cold, collects } = objectiveRow(objective)
  const progress = progressOf(view, words)
  return [
    words.say('table.objective', {
      objective: words.say(`objective.${objective}`),
      side: words.say(`side.${side}`),
      goal: words.say(goalMessage(view)),
    }),
    ...(cold || collects ? [words.say(`objective.rule.${objective}`)] : []),
    ...(progress.length > 0 ? [words.say('table.progress', { items: progress.join('; ') })] : []),
  ]
}

function progressOf(view: View, words: Words): readonly string[] {
  return wantedFor(view, view.underObjective).map(({ what, have, need }) =>
    words.say('table.progress.of', { what: nameOf(what, words), have, need }),
  )
}

function nameOf(what: Wanted['what'], words: Words): string {
  if (what === 'kills') return words.say('table.progress.kills')
  return 'at' in what ? words.say(`place.${what.at}`) : words.say(`type.${what.type}`)
}
