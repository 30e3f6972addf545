// How a span of time is told: the clock below an hour, then hours, then days.

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type TimeLeft =
  | { readonly unit: 'clock'; readonly text: string }
  | { readonly unit: 'hours' | 'days'; readonly n: number }

export function leftIn(span: number): TimeLeft {
  if (span >= 2 * DAY) return { unit: 'days', n: Math.round(span / DAY) }
  if (span >= HOUR) return { unit: 'hours', n: Math.round(span / HOUR) }
  const seconds = Math.max(0, Math.ceil(span / SECOND))
  return { unit: 'clock', text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` }
}
