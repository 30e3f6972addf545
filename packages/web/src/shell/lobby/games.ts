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

export const numbersOf = ({ min, max }: { readonly min: number; readonly max: number }): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i)

type Choice = Extract<ConfigField, { readonly kind: 'choice' }>

/** The values of a choice that go with this number of players. */
export const valuesFor = ({ values, byPlayers }: Choice, players: number): readonly string[] =>
  byPlayers?.[players] ?? values

/** The settings that a person has changed, where they go with this number of players, and otherwise the usual ones. */
export const settled = (fields: Fields, changed: Config, players: number): GameConfig => ({
  ...defaultConfig(fields as ConfigFields<Config>, players),
  ...Object.fromEntries(
    Object.entries(changed).filter(([name, value]) => {
      const field = fields[name]
      return field?.kind !== 'choice' || valuesFor(field, players).includes(value as string)
    }),
  ),
  players,
})

/** All bots but the random one, which is offered only where there is no other. */
export function botsOf({ bots }: GameInfo): readonly string[] {
  const able = bots.filter(name => name !== 'random')
  return able.length > 0 ? able : bots
}

/** The opponent for a first game: the second weakest bot. */
export const usualBot = (game: GameInfo): string => botsOf(game)[1] ?? botsOf(game)[0]!
