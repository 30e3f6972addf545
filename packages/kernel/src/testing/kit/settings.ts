import type { CheckName, CostlyCheck, Rates, Settings } from './types.ts'
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

export interface Chosen {
  readonly maxDecisions: number
  readonly rates: Rates
  readonly wishes: number
}

export function chosenSettings(settings: Settings): Chosen {
  const rates = { ...ROUTINE, ...settings.rates }
  const { only } = settings
  return {
    maxDecisions: settings.maxDecisions ?? 20_000,
    rates: only === undefined ? rates : onlyRate(rates, only),
    wishes: settings.wishes ?? 8,
  }
}

const onlyRate = (rates: Rates, only: CheckName): Rates =>
  Object.fromEntries(COSTLY_CHECKS.map(check => [check, check === only ? rates[check] : 0])) as {
    [check in CostlyCheck]: number
  }
