// The settings of a game. Apart from the rules, so that a page can ask about a new table before they are loaded.

import type { ConfigFields } from '@lastlight/kernel'
import { ADULT_IDS, type AdultId } from './content/crossroads/adultIds.ts'
import type { Edition } from './content/editions.ts'
import { MAIN_OBJECTIVE_IDS, type MainObjectiveId, type ScenarioObjectiveId } from './content/mainObjectiveIds.ts'
import type { MixedDecks } from './content/mixedDecks.ts'
import { MODULES, type Module } from './content/modules.ts'
import { SCENARIOS, type Scenario, scenarioRow } from './content/scenarios.ts'

export const MODES = ['hidden', 'cooperative', 'dilemma'] as const

/** Changes whenever the same log could play differently. */
export const VERSION = '11'

export type Config = {
  players: number
  edition: Edition
  /** LN-VAR: with hidden goals, all together, or the prisoner's dilemma for two. */
  variant: (typeof MODES)[number]
  objective: MainObjectiveId | 'random'
  /** LN-VAR-HARD-01 */
  hard: boolean
  /** LN-PRINT-14: with Raxxon, Tribute asks for its cards, too. */
  raxxonTribute: boolean
  /** LN-VAR-TRAITOR-01 */
  likelyTraitor: boolean
  /** LN-VAR-ELIM-01 */
  elimination: boolean
  /** LN-SETUP-14 */
  adultCrossroads: boolean
  /** LN-SETUP-14: which of them, where they are wanted. */
  adultCards: readonly AdultId[]
  /** The effects of crossroads options are read only after one is chosen. The rules are the same: a screen leaves them out. */
  hiddenEffects: boolean
  /** LN-SETUP-01: any of them, in any combination. */
  modules: readonly Module[]
  /** LN-SCEN: a scripted game. It brings its module and its own main objectives, on their only side. */
  scenario: Scenario
  /** LN-SETUP-04: decks that the group has put together; null for the printed ones. */
  decks: MixedDecks | null
}

/** LN-SETUP-22, LN-VAR-PD-01: two play together or the prisoner's dilemma. */
export const VARIANTS: { readonly [players: number]: readonly Config['variant'][] } = {
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
  raxxonTribute: { kind: 'flag', default: false },
  likelyTraitor: { kind: 'flag', default: false },
  elimination: { kind: 'flag', default: false },
  adultCrossroads: { kind: 'flag', default: false },
  adultCards: { kind: 'set', values: ADULT_IDS, default: ADULT_IDS },
  hiddenEffects: { kind: 'flag', default: false },
  modules: { kind: 'set', values: MODULES, default: [] },
  scenario: { kind: 'choice', values: SCENARIOS, default: 'none' },
  decks: { kind: 'data', default: null },
}

/** Settings that another setting decides, whatever they say. */
interface Decided {
  readonly hard?: boolean
  readonly likelyTraitor?: boolean
  readonly objective?: ScenarioObjectiveId
  /** These are in play; others may join them. */
  readonly modules?: readonly Module[]
}

/** LN-VAR-COOP-01, LN-VAR-2P-01, LN-VAR-PD-01 */
export const decidedByVariant = ({ variant }: Config): Decided =>
  variant === 'hidden' ? {} : { hard: true, likelyTraitor: false }

/** LN-SCEN-R0-01, LN-SCEN-R0-05, LN-SCEN-B0-01, LN-SCEN-05: its cards have one side. */
export function decidedByScenario({ scenario }: Config): Decided {
  const story = scenarioRow(scenario)
  return story ? { hard: false, objective: story.objectives[0], modules: [story.module] } : {}
}

export const decidedBy = (config: Config): Decided => ({ ...decidedByVariant(config), ...decidedByScenario(config) })
