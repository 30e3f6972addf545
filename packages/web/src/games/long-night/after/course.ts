// How a game went, from the events that every seat was told: crises with what each player gave, votes, and the round that
// cost the most.

import type { Seat } from '@lastlight/kernel'
import type { Event } from '@lastlight/long-night'
import { contributionOf } from '@lastlight/long-night/queries/colony'

export interface CrisisCourse {
  readonly crisis: string
  readonly round: number
  /** By seat: the value of each card that was given. */
  readonly gave: readonly (readonly (1 | -1)[])[]
  readonly result: 'failed' | 'prevented' | 'open'
  readonly score: number
  readonly need: number
}

/** `bySeat`: the events that each seat was told, so the cards of every giver are known. */
export function crisesOf(bySeat: readonly (readonly Event[])[]): readonly CrisisCourse[] {
  const own = bySeat.map(contributionsOf)
  const crises: { -readonly [K in keyof CrisisCourse]: CrisisCourse[K] }[] = []
  const members = new Set(bySeat.keys())
  let round = 1
  for (const event of bySeat[0] ?? []) {
    const now = crises.at(-1)
    // An exiled player may be eliminated later.
    if (event.e === 'exiled' || event.e === 'eliminated') members.delete(event.seat)
    else if (event.e === 'round') round++
    else if (event.e === 'crisis') {
      const at = crises.length
      crises.push({
        crisis: event.crisis,
        round,
        gave: own.map(cards => (cards[at] ?? []).map(card => contributionOf(event.crisis, card))),
        result: 'open',
        score: 0,
        need: members.size,
      })
    } else if (event.e === 'opened' && now) now.score += event.counts
    else if ((event.e === 'crisisFailed' || event.e === 'crisisPrevented') && now) {
      now.result = event.e === 'crisisFailed' ? 'failed' : 'prevented'
      now.need = members.size
    }
  }
  return crises
}

/** The cards that one seat gave to each crisis in turn. */
function contributionsOf(told: readonly Event[], seat: Seat): readonly (readonly string[])[] {
  const crises: string[][] = []
  for (const event of told) {
    if (event.e === 'crisis') crises.push([])
    else if (event.e === 'contributed' && event.seat === seat && event.card !== undefined)
      crises.at(-1)?.push(event.card)
  }
  return crises
}

export interface VoteCourse {
  readonly round: number
  readonly player: Seat
  readonly yes: readonly Seat[]
  readonly carried: boolean
  /** LN-SCEN-B2-01: whether it was called before the assault on the bandits. */
  readonly isBeforeAssault: boolean
}

/** LN-SCEN-B2-01: whether the special exile phase of a scenario has come. */
export const hasAssault = (told: readonly Event[]): boolean => told.some(opensAssault)
const opensAssault = (event: Event): boolean => event.e === 'passage' && event.passage === 'suspicion'

/** The votes on exile. */
export function votesOf(told: readonly Event[]): readonly VoteCourse[] {
  const votes: VoteCourse[] = []
  let round = 1
  let called: Seat | undefined
  let isBeforeAssault = false
  for (const event of told) {
    if (opensAssault(event)) isBeforeAssault = true
    // The round may stay the same after the phase, but its objective does not.
    else if (event.e === 'newObjective') isBeforeAssault = false
    else if (event.e === 'round') round++
    else if (event.e === 'exileCalled') called = event.player
    else if (event.e === 'voted' && called !== undefined && event.why === 'exile') {
      votes.push({ round, player: called, yes: event.yes, carried: event.carried, isBeforeAssault })
      called = undefined
    }
  }
  return votes
}

export interface CodeVote {
  readonly round: number
  readonly experiment: string
  readonly yes: readonly Seat[]
  readonly carried: boolean
}

/** LN-RAX-CODE-03: the votes on an experiment whose code was matched. */
export function codeVotesOf(told: readonly Event[]): readonly CodeVote[] {
  const votes: CodeVote[] = []
  let round = 1
  let experiment = ''
  for (const event of told) {
    if (event.e === 'round') round++
    else if (event.e === 'code') experiment = event.experiment
    else if (event.e === 'voted' && event.why === 'code')
      votes.push({ round, experiment, yes: event.yes, carried: event.carried })
  }
  return votes
}

export interface Turning {
  readonly round: number
  /** The morale that this round cost, and the events that cost most of it: several when they cost the same. */
  readonly lost: number
  readonly worst: readonly Loss[]
}

type Loss = Extract<Event, { readonly e: 'food' | 'morale' }>

const worseOf = (worst: readonly Loss[], event: Loss): readonly Loss[] => {
  const by = worst[0]?.by ?? 0
  if (event.by === by) return [...worst, event]
  return event.by < by ? [event] : worst
}

/** The round that cost the most morale: there the game was lost, if it was. */
export function turningPoint(told: readonly Event[]): Turning | undefined {
  const rounds = new Map<number, Turning>()
  let round = 1
  for (const event of told) {
    if (event.e === 'round') round++
    if (event.e !== 'morale' || event.by >= 0) continue
    const before = rounds.get(round)
    rounds.set(round, {
      round,
      lost: (before?.lost ?? 0) - event.by,
      worst: worseOf(before?.worst ?? [], event),
    })
  }
  return [...rounds.values()].reduce<Turning | undefined>((a, b) => (a && a.lost >= b.lost ? a : b), undefined)
}
