// The bots of The Long Night by level: they think alike, with other numbers.

import type { NewBot } from '../manifest.ts'
import { greedyBot } from './greedy.ts'
import file from './tuned.json' with { type: 'json' }
import { USUAL, type Weights } from './weights.ts'

/** They evolved in games: `npm run tune -- long-night`. */
export const tuned: Weights = { ...USUAL, ...file.colony.numbers, ...file.traitor.numbers }

export const levelTwo: NewBot = () => greedyBot('greedy', USUAL)
export const levelThree: NewBot = () => greedyBot('planner', tuned)
