// The moments to which a table can go back: decisions of people that still stand.

import type { Seat } from '../contract.ts'

export interface Moment {
  /** The version before the decision. */
  readonly version: number
  /** Null for the answers to a secret question: they are one moment, so that the list does not tell who answered first. */
  readonly seat: Seat | null
}

/** What a viewer saw before a choice and heard of it. `seat` is null for an answer to a secret question. */
export interface PastMoment<O, V, E> extends Moment {
  readonly view: V
  readonly events: readonly E[]
  /** The viewer's own choice; null for all others. */
  readonly option: O | null
}

/** A choice of a person that still stands; `version` is the one before it. */
interface Decision {
  readonly version: number
  readonly seat: Seat
  readonly isSecret: boolean
}

/** `asksInSecretNow`: a secret question is open. Its answers are no moment yet, because that would tell who has answered. */
export function momentsAmong(decisions: readonly Decision[], asksInSecretNow: boolean): readonly Moment[] {
  const moments: Moment[] = []
  for (const { version, seat, isSecret } of decisions)
    if (!isSecret) moments.push({ version, seat })
    else if (moments.at(-1)?.seat !== null) moments.push({ version, seat: null })
  return asksInSecretNow && moments.at(-1)?.seat === null ? moments.slice(0, -1) : moments
}
