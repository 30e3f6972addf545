// The games that have a table in the browser: what can be set in them, and their bots.

import type { ConfigField, GameInfo } from '@lastlight/protocol'
import { hasFace } from '../games/faces.ts'

/** What the page knows by itself, so that a table can be made where no server is reached. */
export const KNOWN_GAMES: readonly GameInfo[] = [
  {
    id: 'outlive',
    version: '2',
    config: {
      players: { kind: 'int', min: 2, max: 4, default: 4 },
      quick: { kind: 'flag', default: false },
      heroes: { kind: 'choice', values: ['together', 'inTurn'], default: 'together' },
    },
    bots: ['random', 'casual', 'greedy', 'planner', 'search'],
  },
]

export const playable = (games: readonly GameInfo[]): readonly GameInfo[] => games.filter(({ id }) => hasFace(id))

export type Config = { readonly [field: string]: string | number | boolean }

export const defaults = (fields: { readonly [name: string]: ConfigField }): Config =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))

/** Those worth playing against; where there is nothing better, the one that plays at random. */
export function botsOf({ bots }: GameInfo): readonly string[] {
  const able = bots.filter(name => name !== 'random')
  return able.length > 0 ? able : bots
}

/** An opponent for a first game: the second one from below. */
export const usualBot = (game: GameInfo): string => botsOf(game)[1] ?? botsOf(game)[0]!
