// Questions about what is on the screen. Questions about the rules are the game's own queries.

import type { View } from '@lastlight/long-night'

export type SurvivorSeen = View['survivors'][number]
