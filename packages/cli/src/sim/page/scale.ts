// Where a value lies on an axis.

export interface Scale {
  readonly ticks: readonly number[]
  /** From 0 at its beginning to 1 at its end. */
  at(value: number): number
}

const STEPS = [1, 2, 2.5, 5, 10]
/** More labels do not fit side by side on a phone. */
const TICKS = 5

/** An axis with round numbers on it that holds all values, and 0. `isWhole`: of things that are not halved. */
export function scaleOf(values: readonly number[], isWhole = false): Scale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const rough = (high - low || 1) / TICKS
  const power = 10 ** Math.floor(Math.log10(rough))
  const steps = STEPS.map(each => each * power).filter(each => each >= rough)
  const step = isWhole ? (steps.find(Number.isInteger) ?? 1) : steps[0]!
  const [first, last] = [Math.floor(low / step), Math.max(Math.ceil(high / step), Math.floor(low / step) + 1)]
  return {
    ticks: Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step),
    at: value => (value / step - first) / (last - first),
  }
}

/** A place on an axis of any width: charts are as wide as the screen, and their letters stay as large. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`
