// The average difference between the endings of one choice and those of others.

export interface Difference {
  readonly mean: number
  /** More than chance alone would do. */
  readonly isClear: boolean
}

/** This many standard errors count as a clear difference. */
const CLEAR = 1.5

export function difference<T>(here: readonly T[], there: readonly T[], value: (each: T) => number): Difference {
  const one = spreadOf(here.map(value))
  const other = spreadOf(there.map(value))
  const mean = one.mean - other.mean
  return { mean, isClear: Math.abs(mean) > CLEAR * Math.sqrt(one.error + other.error) }
}

/** The mean, and the square of its standard error. */
function spreadOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  return { mean, error: squares / values.length ** 2 }
}
