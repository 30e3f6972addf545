// The games: their settings and bots.

import { type ConfigFields, defaultConfig } from '@lastlight/kernel'
import type { ConfigField, GameInfo } from '@lastlight/protocol'
import type { GameConfig, Setting, TableSetup } from '../../face/manifest.ts'
import { GAMES } from '../../games/index.ts'

/** The games that the page knows without the server, so that a table can be made offline. */
export const KNOWN_GAMES: readonly GameInfo[] = GAMES.flatMap(({ table }) => table?.info ?? [])

/** What each game asks at a new table. */
export const loadSetups = (): Promise<readonly TableSetup[]> => Promise.all(GAMES.map(({ setup }) => setup()))

type Fields = { readonly [name: string]: ConfigField }
export type Config = { readonly [field: string]: Setting }

/** The settings that a person has changed, and the usual ones for this number of players. */
export const settled = (fields: Fields, changed: Config, players: number): GameConfig => ({
  ...defaultConfig(fields as ConfigFields<Config>, players),
  ...changed,
  players,
})

/** All bots but the random one, which is offered only where there is no other. */
export function botsOf({ bots }: GameInfo): readonly string[] {
  const able = bots.filter(name => name !== 'random')
  return able.length > 0 ? able : bots
}

/** The opponent for a first game: the second weakest bot. */
export const usualBot = (game: GameInfo): string => botsOf(game)[1] ?? botsOf(game)[0]!
