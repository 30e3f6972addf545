// Which question stops the table, for those who are not asked: found in the view and in the events, which are the same
// for everybody.

import type { Event, View } from '@lastlight/long-night'
import { crisisRow } from '@lastlight/long-night/content/crises'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import type { Place } from '@lastlight/long-night/content/places'
import { lowestAt } from '@lastlight/long-night/queries/people'
import { playerOf } from '@lastlight/long-night/queries/position'

/** Whether nothing of the second kind was told since the last event of the first. */
export const isUnanswered = (told: readonly Event[], asked: Event['e'], answered: Event['e']): boolean =>
  told.findLastIndex(({ e }) => e === asked) > told.findLastIndex(({ e }) => e === answered)

/** A vote that everybody knows of. One on the token is called in secret, so nobody else can tell it from the call. */
export function isVoteOpen(view: View, told: readonly Event[]): boolean {
  const { motion, crisis, first, active, waiting, raxxon } = view
  const isTie = waiting.seats.length === 1 && waiting.seats[0] === first && playerOf(view, first).exiled
  if (raxxon?.checking) {
    const code = told.findLast(({ e }) => e === 'code')
    return (waiting.secret || isTie) && code?.e === 'code' && code.matched && isUnanswered(told, 'code', 'voted')
  }
  if (motion !== null) return 'law' in motion || isUnanswered(told, 'exileCalled', 'voted')
  const { now } = view.roads
  if (now !== null && crossroadsRow(now).vote)
    return (waiting.secret || (isTie && first !== active)) && isUnanswered(told, 'crossroads', 'voted')
  return (
    isVotedOn(crisis) && (waiting.secret || isTie) && CRISIS_ENDS.every(end => isUnanswered(told, 'crisisFailed', end))
  )
}

const CRISIS_ENDS = ['voted', 'round'] as const
const isVotedOn = (crisis: string | null): boolean =>
  crisis !== null && crisisRow(crisis).fail.main.some(([verb]) => verb === 'vote')

/** The events since the bite that began the present chain. */
export function sinceBite(told: readonly Event[]): readonly Event[] {
  const start = told.findLastIndex(event => event.e === 'exposed' && event.result === 'bite' && event.why !== 'bite')
  return told.slice(Math.max(0, start))
}

/** A player may answer requests in advance at any time. */
const OF_CHAIN: readonly Event['e'][] = ['exposed', 'died', 'morale', 'declines']

/**
 * The place where a bite waits for an answer: everybody who was bitten there has rolled and died, and nothing else has
 * happened since. An accepted death is not rolled for, and a blank face ends the chain.
 */
export function bittenNow(view: View, told: readonly Event[]): Place | undefined {
  if (view.waiting.secret) return undefined
  const events = sinceBite(told)
  const rolls = events.filter(event => event.e === 'exposed')
  const deaths = events.flatMap(event => (event.e === 'died' ? [event.at] : []))
  const isChain = rolls.length > 0 && rolls.length === deaths.length && events.every(({ e }) => OF_CHAIN.includes(e))
  const at = isChain ? deaths.at(-1) : undefined
  const victim = at === undefined ? undefined : lowestAt(view, at)
  return victim !== undefined && view.waiting.seats.includes(victim.seat) ? at : undefined
}
