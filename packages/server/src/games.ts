// The games there are. Nothing else in the server knows their names.

import { type AnyGame, chanceFrom, defaultConfig, hash, pickOf, sha256 } from '@lastlight/kernel'
import { game as longNight } from '@lastlight/long-night'
import { game as outlive } from '@lastlight/outlive'

const GAMES = [outlive, longNight] as unknown as readonly AnyGame[]

export type Games = ReadonlyMap<string, AnyGame>
export const GAMES_BY_ID: Games = new Map(GAMES.map(game => [game.id, game]))

/** How many choices of each trial game go into the fingerprint. */
const CHOICES = 120

/** A fingerprint of a game's rules and content: it changes when the same choices lead to another state. */
export function fingerprint(game: AnyGame): string {
  const prints: string[] = [game.version]
  const { players } = game.configs as { readonly players: { readonly min: number; readonly max: number } }
  for (let n = players.min; n <= players.max; n++) {
    const state = game.setup(defaultConfig(game.configs, n), `print ${n}`)
    const chance = chanceFrom(`print ${n}`)
    for (let i = 0; i < CHOICES; i++) {
      const [seat] = game.pending(state)
      if (seat === undefined) break
      const options = game.options(state, seat)
      game.play(state, seat, options[pickOf(chance, options.length)])
    }
    prints.push(hash(state))
  }
  return sha256(prints.join(' ')).slice(0, 16)
}
