// How far each requirement of an objective is, for its owner: from the view of that seat alone.

import type { Seat } from '@lastlight/kernel'
import type { GoalTerm, View } from '@lastlight/long-night'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import { aimOfCards, goalTerms } from '@lastlight/long-night/queries/goalTerms'
import { wantedFor } from '@lastlight/long-night/queries/objectives'
import { SEEN } from '@lastlight/long-night/queries/seen'
import type { IconName } from '../art/icons.tsx'

export interface Line {
  readonly term: GoalTerm
  readonly met: boolean
  readonly have?: number
  /** So many at least; so many at most. */
  readonly need?: number
  readonly most?: number
}

/** All that the main objective gathers, in one sum. */
function mainObjective(view: View): Pick<Line, 'have' | 'need'> {
  const wanted = wantedFor(view, view.underObjective)
  if (wanted.length === 0) return {}
  return {
    have: wanted.reduce((sum, { have, need }) => sum + Math.min(have, need), 0),
    need: wanted.reduce((sum, { need }) => sum + need, 0),
  }
}

/**
 * The objectives of a seat, each with the cards that decide it: its own and that of an exile together. LN-VAR-PD-01: in
 * the prisoner's dilemma there are two, and either of them can win.
 */
export function aimsOf({ mode, own }: View): readonly (readonly string[])[] {
  const { goals = [], fates = [] } = own ?? {}
  if (mode !== 'dilemma') return [[...goals.slice(0, 1), ...fates.slice(0, 1)]]
  return [...goals.filter(id => !isBetrayal(id)), ...goals.filter(isBetrayal)].map(id => [id])
}

/** The secret of a seat that there is a sheet for; LN-XROADS-01: without objectives, the crossroads card that it holds. */
export function secretOf({ own }: View): 'objective' | 'road' | undefined {
  if (own === null) return undefined
  return own.goals.length > 0 ? 'objective' : own.road === null ? undefined : 'road'
}

/** `cards`: the own objective, and that of an exile. */
export const linesOf = (view: View, seat: Seat, cards: readonly string[]): readonly Line[] =>
  goalTerms(view, SEEN, seat, aimOfCards(cards)).map(({ term, met, have, range }): Line => {
    if (term[0] === 'ending')
      return {
        term,
        met,
        ...(term[1] === 'objective' && mainObjective(view)),
        ...(term[1] === 'morale' && { have: view.morale, most: 0 }),
      }
    if (have === undefined || range === undefined) return { term, met }
    if (typeof range === 'number') return { term, met, have, need: range }
    return range.max === undefined ? { term, met, have, need: range.min ?? 0 } : { term, met, have, most: range.max }
  })

const ICONS: { readonly [kind in GoalTerm[0]]?: IconName } = {
  ending: 'objective',
  hand: 'hand',
  own: 'survivor',
  hurt: 'wound',
  equipment: 'stow',
  barricades: 'barricade',
  food: 'food',
  starvation: 'starvation',
  waste: 'waste',
  graveyard: 'grave',
  morale: 'morale',
  most: 'influence',
}

export const iconOf = (term: GoalTerm): IconName =>
  term[0] === 'cards' ? term[1] : term[0] === 'ending' && term[1] === 'morale' ? 'morale' : (ICONS[term[0]] ?? 'secret')
