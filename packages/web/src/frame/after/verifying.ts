// The checks of a proof, and the message that sums them up.

import type { Check } from '@lastlight/protocol/deal'

export type Proven = 'fits' | 'fails' | 'unknown'

/** The checks in order: of a game from a server, or of a table from a device. */
export const stepsOf = (exported: boolean): readonly string[] =>
  exported
    ? [
        'form',
        'commitment',
        'salts',
        'seed',
        'deal',
        'starts',
        'rewinds',
        'trail',
        'config',
        'moves',
        'outcome',
        'signature',
      ]
    : ['form', 'commitment', 'moves', 'rewinds', 'state']

/** The message that sums the proof up: checks that were not made are not praised. */
export function verdictOf(checks: readonly Check[]): string {
  if (checks.some(({ name, ok }) => name === 'ended' && ok === false)) return 'verify.verdict.early'
  if (checks.length === 0 || checks.some(({ ok }) => ok === false)) return 'verify.verdict.fails'
  const deal = checks.find(({ name }) => name === 'deal')
  if (deal?.finding === 'known') return 'verify.verdict.known'
  if (checks.some(({ ok }) => ok === null)) return 'verify.verdict.partly'
  return deal ? 'verify.verdict.fixed' : 'verify.verdict.proven'
}
