// The move that is being chosen: who would go where.

import type { Option, View } from '@lastlight/long-night'
import type { Place } from '@lastlight/long-night/content/places'
import { survivorOf } from '@lastlight/long-night/queries/position'
import type { Choice } from '../../../face/choice.ts'
import type { SurvivorSeen } from '../seen.ts'

export interface Plan {
  readonly survivor: SurvivorSeen
  readonly to: Place
}

export function planOf(view: View, { chosen }: Choice<Option>): Plan | undefined {
  if (chosen?.do !== 'move' && chosen?.do !== 'flee') return undefined
  const survivor = survivorOf(view, chosen.survivor)
  return survivor && { survivor, to: chosen.to }
}
