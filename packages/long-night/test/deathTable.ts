// What the tests of deaths and newcomers share.

import { people } from '../src/language.ts'
import { type LongNight } from './longNight.ts'

export type State = LongNight['state']

/** These come next, the first of them first. */
export function nextComes(s: State, ...ids: readonly string[]): void {
  for (const id of ids.toReversed()) people.move(s, id, people.zoneOf(s, id), 'deck')
}

export const graveyard = (t: LongNight): readonly string[] => t.state.people.at.graveyard

export const KNIFE = 'start/kitchenKnife:1'
