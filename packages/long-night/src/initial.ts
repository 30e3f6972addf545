// LN-SETUP-01 to LN-SETUP-06, LN-IMP-01, LN-BAND-01, LN-RAX-01: the table before anything is dealt.

import { empty, type StateBase } from '@lastlight/kernel'
import type { Config } from './config.ts'
import { CRISIS_IDS, crisisRow } from './content/crises.ts'
import { EXILED_IDS } from './content/exiledObjectives.ts'
import { EXPERIMENT_IDS } from './content/experiments.ts'
import { IMPROVEMENT_IDS } from './content/improvements.ts'
import { MAIN_OBJECTIVE_IDS } from './content/mainObjectiveIds.ts'
import { poolOf } from './content/modules.ts'
import { PLACE, PLACES } from './content/places.ts'
import { modulesWith, scenarioRow } from './content/scenarios.ts'
import { secretRow } from './content/secretObjectives.ts'
import { SET_ASIDE, SURVIVOR_IDS, survivorRow } from './content/survivors.ts'
import { crises, experiments, fates, GOAL_IDS, goals, improvements, items, people, roads } from './language.ts'
import { crossroadsIn, itemsIn } from './queries/mixing.ts'
import { objectivesDrawn, sideOf } from './queries/newGame.ts'
import { PLAYER, type Player, STATE, type State } from './state.ts'

/** U-26: there is no food yet; nothing else has been counted either. */
const BLANK = empty(STATE) as unknown as State

export function initial(config: Config): Omit<State, keyof StateBase> {
  const { players, edition, scenario } = config
  const modules = modulesWith(scenario, config.modules)
  const story = scenarioRow(scenario)
  const mode = config.variant
  // LN-VAR-PD-01: set up as for two, so the dilemma leaves the same cards out.
  const together = mode !== 'hidden'
  // LN-SCEN-R0-04
  const aside: readonly string[] = scenario === 'chimp' ? SET_ASIDE : []
  return {
    ...BLANK,
    edition,
    mode,
    likely: config.likelyTraitor,
    elimination: config.elimination,
    modules,
    scenario,
    // LN-SCEN-R0-05, LN-SCEN-B0-01
    objective: story?.objectives[0] ?? (config.objective === 'random' ? MAIN_OBJECTIVE_IDS[0] : config.objective),
    draws: objectivesDrawn(config),
    side: sideOf(config),
    raxxonTribute: config.raxxonTribute && modules.includes('raxxon'),
    morale: 1,
    active: -1,
    players: Array.from({ length: players }, () => empty(PLAYER) as Player),
    places: PLACES.map(at => ({
      entrances: Array.from({ length: PLACE[at].entrances }, () => ({ zombies: 0, barricades: 0, traps: 0 })),
      noise: 0,
      placed: 0,
    })),
    // LN-BAND-01
    bandits: modules.includes('bandits') ? PLACES.map(() => 0) : [],
    items: items.lay(players, itemsIn(config)),
    // LN-SETUP-18: five players need everybody.
    people: people.lay(players, {
      deck: (players === 5 ? SURVIVOR_IDS : poolOf(SURVIVOR_IDS, survivorRow, modules, together)).filter(
        id => !aside.includes(id),
      ),
      aside,
    }),
    crises: crises.lay(players, { deck: poolOf(CRISIS_IDS, crisisRow, modules, together) }),
    // LN-SCEN-B0-02, LN-SCEN-05
    goals: goals.lay(players, {
      box: [...poolOf(GOAL_IDS, secretRow, modules, false), ...(scenario === 'raid' && !together ? ['bandit'] : [])],
    }),
    fates: fates.lay(players, { deck: EXILED_IDS }),
    roads: roads.lay(players, { deck: crossroadsIn(config) }),
    // LN-IMP-02
    improvements: improvements.lay(players, { deck: modules.includes('improvements') ? IMPROVEMENT_IDS : [] }),
    // LN-RAX-02
    experiments: experiments.lay(players, { deck: modules.includes('raxxon') ? EXPERIMENT_IDS : [] }),
  }
}
