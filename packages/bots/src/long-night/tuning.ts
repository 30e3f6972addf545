// What `npm run tune` needs of the bots of The Long Night.

import { greedyBot } from './greedy.ts'
import type { Weights } from './weights.ts'

export { tuned } from './levels.ts'
export { USUAL_COLONY, USUAL_TRAITOR, type Weights } from './weights.ts'

/** Level 3 with these numbers. */
export const plannerOf = (weights: Weights): ReturnType<typeof greedyBot> => greedyBot('planner', weights)
