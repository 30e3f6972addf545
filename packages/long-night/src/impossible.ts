// Settings that do not go together. Apart from the settings themselves, because decks are checked card by card.

import type { Reason } from '@lastlight/kernel'
import { type Config, VARIANTS } from './config.ts'
import { mixingProblem } from './queries/mixing.ts'

export function impossible(config: Config): Reason | undefined {
  const { players, variant } = config
  if (VARIANTS[players]!.includes(variant)) return mixingProblem(config)
  return variant === 'hidden'
    ? { rule: 'LN-SETUP-22', key: 'config.hidden', args: {} }
    : { rule: 'LN-VAR-PD-01', key: 'config.dilemma', args: {} }
}
