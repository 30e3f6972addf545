// The points of all players, day by day.

import type { Seat, Viewer } from '@lastlight/kernel'
import type { AnyFace } from '../../face/face.ts'
import type { Point } from '../../face/lines.ts'
import type { ReplayMoment } from '../../play/local/shapes.ts'
import { daysOf } from '../../showing/days.ts'

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
