// The games that have a table in the browser: what can be set in them, and their bots.

import type { ConfigField, GameInfo } from '@lastlight/protocol'
import { GAMES, hasFace } from '../../games/index.ts'

/** What the page knows by itself, so that a table can be made where no server is reached. */
export const KNOWN_GAMES: readonly GameInfo[] = GAMES.flatMap(({ table }) => table?.info ?? [])

export const playable = (games: readonly GameInfo[]): readonly GameInfo[] => games.filter(({ id }) => hasFace(id))

export type Config = { readonly [field: string]: string | number | boolean }

export const defaults = (fields: { readonly [name: string]: ConfigField }): Config =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))

/** What can be chosen when so many play. */
export const valuesFor = (field: ConfigField & { readonly kind: 'choice' }, players: number): readonly string[] =>
  field.byPlayers?.[players] ?? field.values

/** The same settings for so many players: what does not go with that number gives way to what does. */
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

/** Those worth playing against; where there is nothing better, the one that plays at random. */
export function botsOf({ bots }: GameInfo): readonly string[] {
  const able = bots.filter(name => name !== 'random')
  return able.length > 0 ? able : bots
}

/** An opponent for a first game: the second one from below. */
export const usualBot = (game: GameInfo): string => botsOf(game)[1] ?? botsOf(game)[0]!
