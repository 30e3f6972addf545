// LN-RAX-PILL-02, U-15: side effects of the pills of Raxxon. Three are useful, three do harm.

import type { Modifier, Power } from './effects.ts'
import type { Source } from './source.ts'

export interface SideEffectRow {
  readonly power: Power
  readonly useful: boolean
  readonly source: Source
}

const changes = (useful: boolean, ...modifiers: readonly Modifier[]): SideEffectRow => ({
  power: { modifiers },
  useful,
  source: 'proposed',
})

export const SIDE_EFFECTS = {
  /** The search value, the attack value is one lower; its player rolls one more die. */
  owlEyes: changes(true, { of: 'search', add: -1 }),
  ironPulse: changes(true, { of: 'attack', add: -1 }),
  sleepless: changes(true, { of: 'dice', add: 1, for: 'group' }),
  /** The attack value, the search value is one higher; the colony eats one more. */
  shakes: changes(false, { of: 'attack', add: 1 }),
  whiteNoise: changes(false, { of: 'search', add: 1 }),
  ravenous: changes(false, { of: 'need', add: 1, for: 'all' }),
} as const satisfies { readonly [id: string]: SideEffectRow }
export type SideEffectId = keyof typeof SIDE_EFFECTS
export const SIDE_EFFECT_IDS = Object.keys(SIDE_EFFECTS) as readonly SideEffectId[]
export const sideEffectRow = (id: string): SideEffectRow => SIDE_EFFECTS[id as SideEffectId]
