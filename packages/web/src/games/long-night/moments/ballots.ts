// The two sides of a vote in words, where they are more than yes and no.

import type { Event, View } from '@lastlight/long-night'
import { crisisRow } from '@lastlight/long-night/content/crises'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import { editionOf } from '@lastlight/long-night/queries/position'

type Why = Extract<Event, { readonly e: 'voted' }>['why']

const after = (why: Why, cause: string): string | undefined =>
  why.startsWith(cause) ? why.slice(cause.length) : undefined

/** LN-XROADS-05: the card that is voted on; a card that orders a law has no vote of its own. */
export const roadVotedOn = (view: View): string | undefined => {
  const { now } = view.roads
  return now !== null && view.motion === null && crossroadsRow(now).vote ? now : undefined
}

/** The messages of a vote for and of one against; undefined where it is about an exile, a law or an experiment. */
export function sidesOf(why: Why, view: View): readonly [yes: string, no: string] | undefined {
  if (why === 'token') {
    const sides = ['moment.voted.keep', 'moment.voted.pass'] as const
    // LN-COLONY-FIRST-02: one book votes to keep it, the other to pass it on.
    return editionOf(view).tokenPasses ? sides : [sides[1], sides[0]]
  }
  const card = after(why, 'crossroads.')
  if (card !== undefined) {
    const { vote, options } = crossroadsRow(card)
    return vote ? [`crossroads.option.${card}.${options[0]}`, `crossroads.option.${card}.${options[1]}`] : undefined
  }
  const crisis = after(why, 'crisis.')
  const effect = crisis === undefined ? undefined : crisisRow(crisis).fail.main.find(([verb]) => verb === 'vote')
  return effect?.[0] === 'vote' ? [`choice.${effect[1]}`, `choice.${effect[2]}`] : undefined
}
