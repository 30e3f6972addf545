// The settings of a table in a list. Own decks are kilobytes: a list tells their name alone, and the table itself the rest.

import type { MyTable } from '@lastlight/protocol'
import type { Games } from '../games.ts'

type Config = MyTable['config']

const nameOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'name' in data ? { name: data.name } : null

export function listedConfig(games: Games, game: string, json: string): Config {
  const config = JSON.parse(json) as Config
  const fields = games.get(game)?.configs ?? {}
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => [
      name,
      (fields as { readonly [name: string]: { readonly kind: string } })[name]?.kind === 'data' ? nameOf(value) : value,
    ]),
  )
}
