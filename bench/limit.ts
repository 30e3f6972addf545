import type { Limit } from './suites/suite.ts'

export const wordsOf = (limit: Limit, number: (n: number) => string): string =>
  'atLeast' in limit ? `at least ${number(limit.atLeast)}` : `at most ${number(limit.atMost)}`

/** How a value compares with its limit. */
export const verdict = (limit: Limit, value: number): 'ok' | 'BELOW' | 'ABOVE' => {
  if ('atLeast' in limit) return value >= limit.atLeast ? 'ok' : 'BELOW'
  return value <= limit.atMost ? 'ok' : 'ABOVE'
}
