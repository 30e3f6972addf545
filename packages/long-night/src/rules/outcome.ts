import type { Outcome, Reason } from '@lastlight/kernel'
import type { Ending, State } from '../state.ts'

const REASONS: { readonly [ending in Exclude<Ending, 'none'>]: Reason } = {
  objective: { rule: 'LN-END-03', key: 'over.objective', args: {} },
  morale: { rule: 'LN-END-01', key: 'over.morale', args: {} },
  rounds: { rule: 'LN-END-02', key: 'over.rounds', args: {} },
  bandits: { rule: 'LN-SCEN-B2-05', key: 'over.bandits', args: {} },
  nobody: { rule: 'LN-VAR-ELIM-03', key: 'over.nobody', args: {} },
}

/** LN-END-04 */
export const outcome = (s: State): Outcome => ({
  winners: [...s.winners],
  reasons: s.ending === 'none' ? [] : [REASONS[s.ending]],
})
