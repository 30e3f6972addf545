import type { Outcome } from '@lastlight/kernel'
import { seatsOf } from '../language.ts'
import type { State } from '../state.ts'

/** LN-VAR-COOP-01: without secret objectives everybody wins or nobody does. */
export function outcome(s: State): Outcome {
  const winners = s.won ? seatsOf(s) : []
  const reason = s.won
    ? { rule: 'LN-END-03', key: 'over.objective', args: {} }
    : s.morale === 0
      ? { rule: 'LN-END-01', key: 'over.morale', args: {} }
      : { rule: 'LN-END-02', key: 'over.rounds', args: {} }
  return { winners, reasons: [reason] }
}
