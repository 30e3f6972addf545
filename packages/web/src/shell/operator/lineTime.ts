import { clockOf } from '../../words/clocks.ts'

/** When a line was written: the time alone for today, the day and the time for any other day. */
export function lineTime(at: number, locale: string, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return clockOf(locale, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }).format(at)
}
