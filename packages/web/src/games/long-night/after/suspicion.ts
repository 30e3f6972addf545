// Whom an outsider would have suspected: one fixed formula over events that everybody saw. It knows nothing of cards that
// were never opened and nothing of objectives, so it is the same whoever asks, and it can be wrong.

import type { Seat } from '@lastlight/kernel'
import type { Event } from '@lastlight/long-night'

/** What each event adds to the suspicion of a player; the help of the report says the same. */
export const WEIGHTS = {
  /** For each card that harmed, shared by the players who gave, by the cards they gave. */
  harm: 3,
  /** Gave nothing to a crisis; and it failed. */
  nothing: 1,
  nothingFailed: 1,
  /** Gave to a crisis in which no card harmed. */
  clean: -1,
  /** Gave nothing when asked for a card. */
  refused: 0.5,
  /** Attacked a survivor of another player. */
  attacked: 2,
  /** Voted to exile a player who was loyal; voted to keep one who was a traitor. */
  wronged: 1,
  kept: 2,
} as const

/** The suspicion of each seat in percent at the end of each round; 0 is the beginning. */
export interface Suspicion {
  readonly day: number
  readonly points: readonly number[]
}

interface Course {
  readonly points: number[]
  /** Known after an exile: such a player is out of the question, or is the answer. */
  readonly roles: Map<Seat, 'traitor' | 'loyal'>
  /** LN-VAR-ELIM-03: nothing can be expected of an eliminated player. */
  readonly out: Set<Seat>
  /** Cards that each seat gave to the present crisis, and how many of all cards harmed. */
  gave: number[]
  harms: number
  readonly owners: Map<string, Seat>
  /** The last vote, until it is known what it did. */
  yes: readonly Seat[]
}

export function suspicionOf(told: readonly Event[], seats: number): readonly Suspicion[] {
  const zero = (): number[] => Array.from({ length: seats }, () => 0)
  const course: Course = {
    points: zero(),
    roles: new Map(),
    out: new Set(),
    gave: zero(),
    harms: 0,
    owners: new Map(),
    yes: [],
  }
  const curve: Suspicion[] = [{ day: 0, points: shares(course) }]
  for (const event of told) {
    if (event.e === 'crisis') {
      course.gave = zero()
      course.harms = 0
    }
    weigh(event, course)
    if (event.e === 'round') curve.push({ day: curve.length, points: shares(course) })
  }
  if (told.at(-1)?.e !== 'round') curve.push({ day: curve.length, points: shares(course) })
  return curve
}

function weigh(event: Event, course: Course): void {
  const { points, gave, owners, roles, out } = course
  const add = (seat: Seat | undefined, weight: number): void => {
    if (seat !== undefined && points[seat] !== undefined) points[seat] = Math.max(0, points[seat] + weight)
  }
  switch (event.e) {
    case 'joins':
      owners.set(event.survivor, event.seat)
      break
    case 'handedOver':
      owners.set(event.survivor, event.to)
      break
    case 'contributed':
      gave[event.seat]!++
      break
    case 'opened':
      if (event.counts < 0) course.harms++
      break
    case 'crisisFailed':
    case 'crisisPrevented': {
      const all = gave.reduce((sum, each) => sum + each, 0)
      for (const [seat, cards] of gave.entries()) {
        if (roles.has(seat) || out.has(seat)) continue
        if (cards === 0) add(seat, WEIGHTS.nothing + (event.e === 'crisisFailed' ? WEIGHTS.nothingFailed : 0))
        else add(seat, course.harms === 0 ? WEIGHTS.clean : (WEIGHTS.harm * course.harms * cards) / all)
      }
      break
    }
    case 'answered':
      if (event.card === '') add(event.seat, WEIGHTS.refused)
      break
    case 'fought':
      add(owners.get(event.survivor), WEIGHTS.attacked)
      break
    case 'eliminated':
      out.add(event.seat)
      break
    case 'voted':
      course.yes = event.yes
      break
    case 'exiled':
      roles.set(event.seat, event.role)
      for (const seat of points.keys()) {
        const isFor = course.yes.includes(seat)
        if (event.role === 'loyal' && isFor) add(seat, WEIGHTS.wronged)
        if (event.role === 'traitor' && !isFor && seat !== event.seat) add(seat, WEIGHTS.kept)
      }
      break
    default:
  }
}

/** Everybody begins with the same weight of 1; a player whose role is known has none, or all of it. */
function shares({ points, roles }: Course): readonly number[] {
  const traitors = points.map((_, seat) => roles.get(seat) === 'traitor')
  const weights = traitors.includes(true)
    ? traitors.map(Number)
    : points.map((each, seat) => (roles.has(seat) ? 0 : 1 + each))
  const sum = weights.reduce((all, each) => all + each, 0)
  return weights.map(each => (sum === 0 ? 0 : Math.round((100 * each) / sum)))
}
