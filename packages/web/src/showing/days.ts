// The days of a game that was played: where each begins among its moments.

export interface Day {
  /** 0 is before the first. */
  readonly round: number
  /** The moment it begins with. */
  readonly from: number
}

/** In the order in which they were reached; a day that was taken back begins where it was reached for good. */
export function daysOf(rounds: readonly number[]): readonly Day[] {
  const order = [...new Set(rounds)]
  const place = new Map(order.map((round, i) => [round, i]))
  return order.map((round, i) => ({ round, from: rounds.findLastIndex(each => place.get(each)! < i) + 1 }))
}

/** The day that a moment belongs to. */
export const dayAt = (days: readonly Day[], at: number): Day | undefined => days.findLast(({ from }) => from <= at)
