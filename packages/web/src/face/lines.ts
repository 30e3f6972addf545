// The geometry of a chart with a line for each seat.

/** The number of every seat at the end of a day or round; 0 is the beginning. */
export interface Point {
  readonly day: number
  readonly points: readonly number[]
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
