// LN-SETUP-01 to LN-SETUP-06: the table before anything is dealt.

import { empty, type StateBase } from '@lastlight/kernel'
import type { Config } from './config.ts'
import { CRISIS_IDS, crisisRow } from './content/crises.ts'
import { CROSSROADS_IDS, crossroadsRow } from './content/crossroads.ts'
import { EXILED_IDS } from './content/exiledObjectives.ts'
import { DECKS } from './content/items.ts'
import { MAIN_OBJECTIVE_IDS } from './content/mainObjectiveIds.ts'
import { type Module, poolOf } from './content/modules.ts'
import { PLACE, PLACES } from './content/places.ts'
import { secretRow } from './content/secretObjectives.ts'
import { SURVIVOR_IDS, survivorRow } from './content/survivors.ts'
import { crises, fates, GOAL_IDS, goals, items, people, roads } from './language.ts'
import { sideOf } from './queries/newGame.ts'
import { PLAYER, type Player, STATE, type State } from './state.ts'

/** LN-SETUP-01: no module is in play yet. */
const MODULES_IN_PLAY: readonly Module[] = []

/** U-26: there is no food yet; nothing else has been counted either. */
const BLANK = empty(STATE) as unknown as State

export function initial(config: Config): Omit<State, keyof StateBase> {
  const { players, edition } = config
  const mode = config.variant
  // LN-VAR-PD-01: set up as for two, so the dilemma leaves the same cards out.
  const together = mode !== 'hidden'
  const adult = (id: string): boolean => config.adultCrossroads || !crossroadsRow(id).adult
  return {
    ...BLANK,
    edition,
    mode,
    likely: config.likelyTraitor,
    elimination: config.elimination,
    objective: config.objective === 'random' ? MAIN_OBJECTIVE_IDS[0] : config.objective,
    drawObjective: config.objective === 'random',
    side: sideOf(config),
    morale: 1,
    active: -1,
    players: Array.from({ length: players }, () => empty(PLAYER) as Player),
    places: PLACES.map(at => ({
      entrances: Array.from({ length: PLACE[at].entrances }, () => ({ zombies: 0, barricades: 0, traps: 0 })),
      noise: 0,
      placed: 0,
    })),
    items: items.lay(players, DECKS),
    // LN-SETUP-18: five players need everybody.
    people: people.lay(players, {
      deck: players === 5 ? SURVIVOR_IDS : poolOf(SURVIVOR_IDS, survivorRow, MODULES_IN_PLAY, together),
    }),
    crises: crises.lay(players, { deck: poolOf(CRISIS_IDS, crisisRow, MODULES_IN_PLAY, together) }),
    goals: goals.lay(players, {
      box: poolOf(GOAL_IDS, secretRow, MODULES_IN_PLAY, false),
    }),
    fates: fates.lay(players, { deck: EXILED_IDS }),
    roads: roads.lay(players, { deck: poolOf(CROSSROADS_IDS, crossroadsRow, MODULES_IN_PLAY, together).filter(adult) }),
  }
}
