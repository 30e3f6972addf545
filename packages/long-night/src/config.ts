// The settings of a game. Apart from the rules, so that a page can ask about a new table before they are loaded.

import type { ConfigFields, Reason } from '@lastlight/kernel'
import type { Edition } from './content/editions.ts'
import { MAIN_OBJECTIVE_IDS, type MainObjectiveId } from './content/mainObjectiveIds.ts'
import { MODULES, type Module } from './content/modules.ts'
import { SCENARIOS, type Scenario } from './content/scenarios.ts'

export const MODES = ['hidden', 'cooperative', 'dilemma'] as const

/** Changes whenever the same log could play differently. */
export const VERSION = '6'

export type Config = {
  players: number
  edition: Edition
  /** LN-VAR: with hidden goals, all together, or the prisoner's dilemma for two. */
  variant: (typeof MODES)[number]
  objective: MainObjectiveId | 'random'
  /** LN-VAR-HARD-01 */
  hard: boolean
  /** LN-VAR-TRAITOR-01 */
  likelyTraitor: boolean
  /** LN-VAR-ELIM-01 */
  elimination: boolean
  /** LN-SETUP-14 */
  adultCrossroads: boolean
  /** The effects of crossroads options are read only after one is chosen. The rules are the same: a screen leaves them out. */
  hiddenEffects: boolean
  /** LN-SETUP-01: any of them, in any combination. */
  modules: readonly Module[]
  /** LN-SCEN: a scripted game. It brings its module and its own main objectives, on their only side. */
  scenario: Scenario
}

/** LN-SETUP-22, LN-VAR-PD-01: two play together or the prisoner's dilemma. */
const VARIANTS: { readonly [players: number]: readonly Config['variant'][] } = {
  2: ['cooperative', 'dilemma'],
  3: ['hidden', 'cooperative'],
  4: ['hidden', 'cooperative'],
  5: ['hidden', 'cooperative'],
}

export const configs: ConfigFields<Config> = {
  players: { kind: 'int', min: 2, max: 5, default: 4 },
  edition: { kind: 'choice', values: ['pl', 'cs'], default: 'pl' },
  variant: { kind: 'choice', values: MODES, default: 'hidden', byPlayers: VARIANTS },
  objective: { kind: 'choice', values: ['random', ...MAIN_OBJECTIVE_IDS], default: 'random' },
  hard: { kind: 'flag', default: false },
  likelyTraitor: { kind: 'flag', default: false },
  elimination: { kind: 'flag', default: false },
  adultCrossroads: { kind: 'flag', default: false },
  hiddenEffects: { kind: 'flag', default: false },
  // The board shows neither modules nor scenarios yet.
  modules: { kind: 'set', values: MODULES, default: [], offered: false },
  scenario: { kind: 'choice', values: SCENARIOS, default: 'none', offered: false },
}

/** LN-VAR-COOP-01, LN-VAR-2P-01, LN-VAR-PD-01: settings that the variant decides, whatever they say. */
export const decidedBy = ({ variant }: Config): Partial<Pick<Config, 'hard' | 'likelyTraitor'>> =>
  variant === 'hidden' ? {} : { hard: true, likelyTraitor: false }

export function impossible({ players, variant }: Config): Reason | undefined {
  if (VARIANTS[players]!.includes(variant)) return undefined
  return variant === 'hidden'
    ? { rule: 'LN-SETUP-22', key: 'config.hidden', args: {} }
    : { rule: 'LN-VAR-PD-01', key: 'config.dilemma', args: {} }
}
