// LN-SCEN: the scripted scenarios. Apart from their rules, so that a page can name them before the rules are loaded.

import type { ScenarioObjectiveId } from './mainObjectiveIds.ts'
import { MODULES, type Module } from './modules.ts'

export const SCENARIOS = ['none', 'chimp', 'raid'] as const
export type Scenario = (typeof SCENARIOS)[number]

interface ScenarioRow {
  /** LN-SCEN-R0-01, LN-SCEN-B0-01 */
  readonly module: Module
  /** LN-SCEN-R0-05, LN-SCEN-B0-01: one after the other. */
  readonly objectives: readonly [first: ScenarioObjectiveId, ...more: ScenarioObjectiveId[]]
}

const SCENARIO: { readonly [id in Exclude<Scenario, 'none'>]: ScenarioRow } = {
  chimp: { module: 'raxxon', objectives: ['r1', 'r2', 'r3'] },
  raid: { module: 'bandits', objectives: ['b1', 'b2', 'b3'] },
}
export const scenarioRow = (id: Scenario): ScenarioRow | undefined => (id === 'none' ? undefined : SCENARIO[id])

/** A scenario brings its module along, whatever else is in play. */
export const modulesWith = (scenario: Scenario, modules: readonly Module[]): readonly Module[] =>
  scenario === 'none' ? modules : MODULES.filter(id => modules.includes(id) || SCENARIO[scenario].module === id)

/** The rules of a module that its scenario switches on later, and after how many passages. */
export const SWITCHES = {
  /** LN-SCEN-R0-02, LN-SCEN-R1-04: survivors may go to Raxxon. */
  entry: { in: 'chimp', after: 1 },
  /** LN-SCEN-R0-03, LN-SCEN-R1-08 */
  pills: { in: 'chimp', after: 1 },
  /** U-12b: the second objective is fulfilled by dice on the card of Raxxon. */
  code: { in: 'chimp', after: 1 },
  /** LN-SCEN-R2-04: the code is checked at the start of a colony phase, so the first time in the next round. */
  containment: { in: 'chimp', after: 2 },
  /** LN-SCEN-B0-04, LN-SCEN-B1-06: attacks on bandits and on their hideout. */
  fights: { in: 'raid', after: 1 },
  /** LN-SCEN-B2-03, LN-SCEN-B2-09 */
  leader: { in: 'raid', after: 2 },
  /** LN-SCEN-B2-05, LN-SCEN-B2-06: the bandit wins when morale is 0. */
  bandit: { in: 'raid', after: 2 },
} as const satisfies { readonly [rule: string]: { readonly in: Scenario; readonly after: number } }
export type SwitchedRule = keyof typeof SWITCHES

/** The passage before each objective. */
const OPENS: { readonly [id in Exclude<Scenario, 'none'>]: readonly PassageId[] } = {
  chimp: ['plans', 'gate', 'friend'],
  raid: ['gifts', 'ambush', 'suspicion'],
}

/** The passage that opened the present chapter, after so many passages. */
export const lastPassage = (id: Scenario, passages: number): PassageId | undefined =>
  id === 'none' ? undefined : OPENS[id][passages]

/** The passages of both stories, and the short ones of the special exile phase. */
export const PASSAGES = [
  'plans',
  'gate',
  'friend',
  'gifts',
  'ambush',
  'suspicion',
  'wronged',
  'caught',
  'betrayed',
  'home',
] as const
export type PassageId = (typeof PASSAGES)[number]

/** LN-SCEN-05: without hidden goals nobody is accused, so what these passages say about it is left out. */
const ABOUT_TRAITORS: readonly PassageId[] = ['gifts', 'suspicion']
/** The message of what a passage changes; `together`: nobody hides a goal. */
export const ruleOfPassage = (id: PassageId, together: boolean): string =>
  `passage.rule.${id}${together && ABOUT_TRAITORS.includes(id) ? '.together' : ''}`
