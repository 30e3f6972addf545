// The first turn of a table with modules, for tests of its screen.

import { chanceFrom, defaultConfig, pickOf } from '@lastlight/kernel'
import { type Config, game, type State } from '@lastlight/long-night'
import type { Module } from '@lastlight/long-night/content/modules'

/** The first seat is about to act; some of the table can be changed. The seed is also that of the choices before it. */
export const firstTurnWith =
  (players: number, modules: readonly Module[], seed: string) =>
  (change: (s: State) => void = () => undefined, more: Partial<Config> = {}): State => {
    const s = game.setup({ ...defaultConfig(game.configs, players), objective: 'convoy', modules, ...more }, seed)
    const chance = chanceFrom(seed)
    while (s.phase === 'setup' || s.active !== 0) {
      const seat = game.pending(s)[0]!
      const options = game.options(s, seat)
      game.play(s, seat, options.find(({ do: kind }) => kind === 'done') ?? options[pickOf(chance, options.length)]!)
    }
    change(s)
    // Options that were found before the change are kept with the state.
    return game.copy(s)
  }
