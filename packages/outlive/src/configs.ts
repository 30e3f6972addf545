// The settings of a game, and the version of its rules. Apart from the rules, so that a page can ask
// about a new table before they are loaded.

import type { ConfigFields } from '@lastlight/kernel'

export type Config = {
  players: number
  /** Rooms, leaders and positions are dealt, so that newcomers start at once. */
  quick: boolean
  /** Players set out their heroes at once or one after another. */
  heroes: 'together' | 'inTurn'
}

export const VERSION = '4'

export const CONFIGS = {
  players: { kind: 'int', min: 2, max: 4, default: 4 },
  quick: { kind: 'flag', default: false },
  heroes: { kind: 'choice', values: ['together', 'inTurn'], default: 'together' },
} satisfies ConfigFields<Config>
