// The games are those that bots can play: the server itself names none.

import { GAMES } from '@lastlight/bots'
import { type AnyGame, chanceFrom, defaultConfig, hash, pickOf, sha256 } from '@lastlight/kernel'

export type Games = ReadonlyMap<string, AnyGame>
export const GAMES_BY_ID: Games = new Map(GAMES.map(({ game }) => [game.id, game]))

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
