// LN-SCEN: a scenario goes from objective to objective.

import type { ObjectiveId } from '../../content/mainObjectiveIds.ts'
import { scenarioRow } from '../../content/scenarios.ts'
import { call, items, tell } from '../../language.ts'
import type { State } from '../../state.ts'
import { friend, gate } from './chimp.ts'
import { ambush, suspicion } from './raid.ts'

/** LN-SCEN-01: after R3 and B3 there is none. */
const PASSAGE_AFTER: { readonly [id in ObjectiveId]?: () => void } = {
  r1: () => call(gate, {}),
  r2: () => call(friend, {}),
  b1: () => call(ambush, {}),
  b2: () => call(suspicion, {}),
}

/** LN-SCEN-01: returns whether the story goes on. */
export function goesOn(s: State): boolean {
  const passage = PASSAGE_AFTER[s.objective]
  passage?.()
  return passage !== undefined
}

// LN-SCEN-R1-09, LN-SCEN-R2-05, LN-SCEN-B1-07, LN-SCEN-B2-08
/** LN-SCEN-03: the old card leaves the game with the cards under it. */
export function turnPage(s: State): void {
  s.matched = false
  const objective = scenarioRow(s.scenario)?.objectives[s.passages]
  if (objective === undefined || objective === s.objective) return
  for (const card of items.at(s, 'objective').slice()) items.move(s, card, 'objective', 'removed')
  s.objective = objective
  tell.all?.({ e: 'newObjective', objective })
}
