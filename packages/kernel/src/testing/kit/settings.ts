import type { CostlyCheck, Rates, Settings } from './types.ts'
import { COSTLY_CHECKS } from './types.ts'

/** For `npm test`: a few per cent of the states. */
export const ROUTINE: Rates = {
  looking: 0.02,
  copies: 0.05,
  stable: 0.05,
  'same-seed': 0.03,
  silence: 0.03,
  'round-trip': 0.03,
  refusal: 0.03,
  accepted: 0.03,
  undo: 0.02,
  barrier: 0.02,
  fishing: 0.04,
  'world-view': 0.04,
  'world-again': 0.03,
  'world-chance': 0.01,
  'world-allowed': 0.03,
  'world-leaves': 0.005,
  'world-goes-on': 0.005,
  'told-the-same': 0.05,
  secret: 0.1,
  named: 0.04,
}

/** Every check at every state: for replays, and for games that are short. */
export const THOROUGH: Rates = Object.fromEntries(COSTLY_CHECKS.map(check => [check, 1])) as Rates

export interface Measures {
  readonly maxDecisions: number
  readonly rates: Rates
  readonly wishes: number
}

export function measuresOf({ rates, scale = 1, only, maxDecisions = 20_000, wishes = 8 }: Settings): Measures {
  const wanted: Rates = { ...ROUTINE, ...rates }
  const rate = (check: CostlyCheck): number => (only === undefined || check === only ? wanted[check] * scale : 0)
  return {
    maxDecisions,
    rates: Object.fromEntries(COSTLY_CHECKS.map(check => [check, rate(check)])) as Rates,
    wishes,
  }
}
