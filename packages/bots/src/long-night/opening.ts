// Chooses the survivors to keep at the beginning, and the leader.

import type { Power } from '@lastlight/long-night/content/effects'
import { survivorRow } from '@lastlight/long-night/content/survivors'

const abilityValue = ({ attack, use, modifiers = [], spared, turnEnd, afterSearch }: Power): number => {
  let sum = 0
  if (attack) sum += 1
  if (use) sum += use.die === undefined ? 1.2 : 0.6
  if (turnEnd) sum += 1.2
  if (spared || afterSearch) sum += 0.8
  for (const { of } of modifiers) sum += of === 'dice' ? 1.5 : of === 'need' || of === 'zombies' ? 1.3 : 0.7
  return sum
}

/** Good searchers and fighters; the influential are bitten last. */
export function survivorValue(id: string): number {
  const { influence, attack, search, power } = survivorRow(id)
  return (6 - search) * 0.8 + (6 - attack) * 0.4 + influence * 0.015 + abilityValue(power)
}
