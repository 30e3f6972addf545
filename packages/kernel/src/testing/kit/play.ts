// The two ways to play a game under check.

import { same } from '../../same.ts'
import { CheckedPlay } from './checkedPlay.ts'
import { choose } from './choose.ts'
import { Draws } from './draws.ts'
import type { Choice, Played, Settings, Subject } from './types.ts'

/** A whole game by seeded random choices. Throws KitFailure. */
export function playChecked<S, C extends { players: number }, O, V, E>(
  subject: Subject<S, C, O, V, E>,
  config: C,
  seed: string,
  settings: Settings = {},
): Played {
  const some: Subject = subject
  const draws = new Draws(`choices ${seed}`)
  return new CheckedPlay(some, config, seed, settings).run(state => choose(some, state, config.players, draws))
}

/**
 * Plays the given choices and stops; choices that are no longer legal are skipped. With the same settings, a state that
 * failed a check fails it again.
 */
export function replayChecked<S, C extends { players: number }, O, V, E>(
  subject: Subject<S, C, O, V, E>,
  config: C,
  seed: string,
  choices: readonly Choice[],
  settings: Settings = {},
): Played {
  const some: Subject = subject
  const play = new CheckedPlay(some, config, seed, settings)
  let at = 0
  return play.run(state => {
    const pending = some.game.pending(state)
    for (let choice = choices[at++]; choice; choice = choices[at++]) {
      const { seat } = choice
      const real = Number.isInteger(seat) && seat >= 0 && seat < config.players
      const options = real && pending.length > 0 ? some.game.options(state, seat) : []
      const option = options.find(each => same(each, choice.option))
      if (option !== undefined) return { seat, option, of: options.length, free: !pending.includes(seat) }
      play.skipped++
    }
    return undefined
  })
}
