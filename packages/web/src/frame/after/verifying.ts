// What a proof checks, and what may be said of it.

import type { Check } from '@lastlight/protocol/deal'

export type Proven = 'fits' | 'fails' | 'unknown'

/** The steps in their order: of a game from a server, or of a table of somebody's own. */
export const stepsOf = (exported: boolean): readonly string[] =>
  exported
    ? ['form', 'commitment', 'salts', 'seed', 'deal', 'starts', 'trail', 'config', 'moves', 'outcome', 'signature']
    : ['form', 'commitment', 'moves', 'state']

/** The message that sums it up: what was not checked is not praised. */
export function verdictOf(checks: readonly Check[]): string {
  if (checks.some(({ name, ok }) => name === 'ended' && ok === false)) return 'verify.verdict.early'
  if (checks.length === 0 || checks.some(({ ok }) => ok === false)) return 'verify.verdict.fails'
  const deal = checks.find(({ name }) => name === 'deal')
  if (deal?.finding === 'known') return 'verify.verdict.known'
  if (checks.some(({ ok }) => ok === null)) return 'verify.verdict.partly'
  return deal ? 'verify.verdict.fixed' : 'verify.verdict.proven'
}
