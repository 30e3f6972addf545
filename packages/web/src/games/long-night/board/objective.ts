// What the main objective asks for, as rows with a number each.

import type { View } from '@lastlight/long-night'
import type { Condition } from '@lastlight/long-night/content/effects'
import { numberOf } from '@lastlight/long-night/content/places'
import { countOf, effectContext, rangeOf } from '@lastlight/long-night/queries/conditions'
import { goalOf, roundOf, wantedFor } from '@lastlight/long-night/queries/objectives'
import { chapterWants } from '@lastlight/long-night/queries/scenario'
import { SEEN } from '@lastlight/long-night/queries/seen'
import type { Words } from '@lastlight/words'
import type { IconName } from '../art/icons.tsx'
import { roundsOf } from '../timeline.ts'
import { lower } from './facts.ts'

export interface ObjectiveRow {
  readonly id: string
  readonly icon: IconName
  /** The number of a location: its die stands for its name. */
  readonly number?: number
  readonly label: string
  readonly have: number
  readonly need: number
  /** More than that must not be there. */
  readonly isMost?: boolean
}

const ICONS: { readonly [what: string]: IconName } = {
  kills: 'zombie',
  survive: 'round',
  food: 'food',
  starvation: 'starvation',
  barricades: 'barricade',
  helpless: 'helpless',
  rebellious: 'rebel',
  waste: 'waste',
  cards: 'fuel',
  dice: 'raiseDie',
  contained: 'lock',
  hideout: 'survivor',
  bandits: 'bandit',
}

function conditionRow(view: View, condition: Condition, words: Words): ObjectiveRow {
  const [what] = condition
  const range = rangeOf(condition) ?? 1
  const most = typeof range === 'number' ? undefined : range.max
  return {
    id: what,
    icon: ICONS[what] ?? 'objective',
    label: words.say(`colony.objective.row.${what}`),
    have: countOf(view, SEEN, condition, effectContext(view.first)),
    need: most ?? (typeof range === 'number' ? range : (range.min ?? 1)),
    ...(most !== undefined && { isMost: true }),
  }
}

export function objectiveRows(view: View, words: Words): readonly ObjectiveRow[] {
  const { survive, if: conditions = [] } = goalOf(view)
  return [
    ...wantedFor(view, view.underObjective).map(({ what, have, need }): ObjectiveRow => {
      if (what === 'kills')
        return { id: what, icon: 'zombie', label: words.say('colony.objective.row.kills'), have, need }
      if ('type' in what)
        return { id: what.type, icon: what.type, label: lower(words.say(`type.${what.type}`), words), have, need }
      return { id: what.at, icon: 'deck', number: numberOf(what.at), label: words.say(`place.${what.at}`), have, need }
    }),
    ...chapterWants(view, view.underObjective).map(
      ({ what, have, need }): ObjectiveRow => ({
        id: what,
        icon: ICONS[what] ?? 'objective',
        label: words.say(`colony.objective.row.${what}`),
        have,
        need,
      }),
    ),
    ...(survive
      ? [
          {
            id: 'survive',
            icon: 'round' as const,
            label: words.say('colony.objective.row.survive'),
            have: Math.max(0, roundOf(view) - 1),
            need: roundsOf(view),
          },
        ]
      : []),
    ...conditions.map(condition => conditionRow(view, condition, words)),
  ]
}
