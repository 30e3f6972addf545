// U-12: the objectives of the scenarios. The books do not print them; they are ours, after the story.

import type { ScenarioObjectiveId } from './mainObjectiveIds.ts'
import type { Goal, ObjectiveRow } from './mainObjectives.ts'

/** LN-SCEN-05: a card with one side. All chapters of a scenario share one track of rounds; morale as in Frosty Night, the printed long game. */
function chapter(goal: Goal, more: Pick<ObjectiveRow, 'collects'> = {}): ObjectiveRow {
  const side = { morale: 8, rounds: 10, zombies: { colony: 6, location: 1 }, goal, source: 'proposed' } as const
  return { time: 'long', ...more, normal: side, hard: side }
}

export const SCENARIO_OBJECTIVES: { readonly [id in ScenarioObjectiveId]: ObjectiveRow } = {
  /** U-12a: fuel or weapons under the card, to blow up the gate. */
  r1: chapter({ anyOf: { types: ['fuel', 'weapon'], perPlayer: 2 } }, { collects: 'turn' }),
  /** U-12b: dice on Raxxon, to dig. */
  r2: chapter({ dicePerMember: 3 }),
  /** U-12c: the code was matched in this round, and at most two special zombies are loose. */
  r3: chapter({ contained: 2 }),
  /** U-12d: food for the neighbours. */
  b1: chapter({ foodPerMember: 3 }),
  /** U-12e: every member has a survivor at the hideout. */
  b2: chapter({ atHideout: true }),
  /** U-12f: no bandit is on the board. */
  b3: chapter({ if: [['bandits', 'board', { max: 0 }]] }),
}
