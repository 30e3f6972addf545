// The games with a screen: their settings and bots.

import type { ConfigField, GameInfo } from '@lastlight/protocol'
import { GAMES, hasFace } from '../../games/index.ts'

/** The games that the page knows without the server, so that a table can be made offline. */
export const KNOWN_GAMES: readonly GameInfo[] = GAMES.flatMap(({ table }) => table?.info ?? [])

export const playable = (games: readonly GameInfo[]): readonly GameInfo[] => games.filter(({ id }) => hasFace(id))

export type Config = { readonly [field: string]: string | number | boolean }

export const defaults = (fields: { readonly [name: string]: ConfigField }): Config =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))

export const valuesFor = (field: ConfigField & { readonly kind: 'choice' }, players: number): readonly string[] =>
  field.byPlayers?.[players] ?? field.values

/** The same settings for another number of players: values that do not fit are replaced. */
export const fitted = (
  fields: { readonly [name: string]: ConfigField },
  config: Config,
  players: number,
): Config & { readonly players: number } => ({
  ...Object.fromEntries(
    Object.entries(config).map(([name, value]) => {
      const field = fields[name]
      const only = field?.kind === 'choice' ? valuesFor(field, players) : undefined
      return [name, only === undefined || only.includes(String(value)) ? value : only[0]!]
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
