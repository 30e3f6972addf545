// Durations in ms.

/** The time that this share of them did not exceed. */
export function quantile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return Number.NaN
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!
}

export interface Timings {
  readonly p50: number
  readonly p99: number
}

const round = (ms: number): number => Math.round(ms * 100) / 100

export function timingsOf(times: readonly number[]): Timings {
  const sorted = Float64Array.from(times).sort()
  const list = Array.from(sorted)
  return { p50: round(quantile(list, 0.5)), p99: round(quantile(list, 0.99)) }
}
