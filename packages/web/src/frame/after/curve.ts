// The points of all players, day by day.

import type { Seat, Viewer } from '@lastlight/kernel'
import type { AnyFace } from '../../face/face.ts'
import type { ReplayMoment } from '../../play/local/shapes.ts'
import { daysOf } from '../../showing/days.ts'

/** The points of every seat at the end of a day; day 0 is the beginning. */
export interface Point {
  readonly day: number
  readonly points: readonly number[]
}

interface Played {
  readonly rounds: readonly number[]
  readonly length: number
  readonly names: readonly string[]
  at(index: number, viewer: Viewer): Promise<ReplayMoment>
}

/** The moments at which a day was over: where the next one began, and the end of the game. */
export function endsOf({ rounds, length }: Pick<Played, 'rounds' | 'length'>): readonly { day: number; at: number }[] {
  const days = daysOf(rounds).filter(({ round }) => round > 0)
  const [first] = days
  if (!first) return []
  return [{ day: 0, at: first.from }, ...days.map(({ round }, i) => ({ day: round, at: days[i + 1]?.from ?? length }))]
}

export async function curveOf(played: Played, curve: NonNullable<AnyFace['curve']>): Promise<readonly Point[]> {
  const points: Point[] = []
  for (const { day, at } of endsOf(played)) {
    const { sight } = await played.at(at, 'public')
    points.push({ day, points: played.names.map((_, seat) => curve(sight.view, seat)) })
  }
  return points
}

/** The day at whose end a seat was ahead of all others, and stayed so; undefined when it never was alone in front. */
export function aheadSince(curve: readonly Point[], seat: Seat): number | undefined {
  const isAhead = ({ points }: Point): boolean => points.every((each, i) => i === seat || each < points[seat]!)
  const last = curve.findLastIndex(point => !isAhead(point))
  return curve[last + 1]?.day
}

/** The numbers at the side of the chart: round steps that hold everything, and zero. */
export function ticksOf(curve: readonly Point[]): readonly number[] {
  const all = curve.flatMap(({ points }) => points)
  const low = Math.min(0, ...all)
  const high = Math.max(1, ...all)
  const step = [1, 2, 5, 10, 20, 50, 100].find(each => (high - low) / each <= 5) ?? 200
  const from = Math.floor(low / step)
  return Array.from({ length: Math.ceil(high / step) - from + 1 }, (_, i) => (from + i) * step)
}

/** Places that are at least `gap` apart, each as near as may be to where it wants to be, between 0 and `height`. */
export function spread(wanted: readonly number[], gap: number, height: number): readonly number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!)
  const places = [...wanted]
  let least = 0
  for (const i of order) {
    places[i] = Math.max(least, places[i]!)
    least = places[i] + gap
  }
  let most = height
  for (const i of order.toReversed()) {
    places[i] = Math.min(most, places[i]!)
    most = places[i] - gap
  }
  return places
}
